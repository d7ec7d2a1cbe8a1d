// The files of the game lie packed in this page: unpack them, and answer for them where the game asks.
const scopaFiles = await (async () => {
  const holder = document.getElementById("scopa-files");
  const packed = Uint8Array.from(atob(holder.textContent), (letter) => letter.charCodeAt(0));
  holder.remove();
  const stream = new Blob([packed]).stream().pipeThrough(new DecompressionStream("deflate-raw"));
  const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
  const files = new Map();
  let at = 0;
  for (const [name, type, length] of INDEX) files.set(name, new Blob([bytes.subarray(at, (at += length))], { type }));

  window.fetch = async (asked) => {
    // By its name, or by the address that it would have beside this file.
    const address = String(asked);
    const file = files.get(address) ?? files.get(address.split("/").pop());
    if (!file) throw new TypeError(`not in this file: ${asked}`);
    return new Response(file);
  };

  // Pictures in the page are asked for by their name.
  const addresses = new Map();
  const set = Element.prototype.setAttribute;
  Element.prototype.setAttribute = function (name, value) {
    const file = (name === "src" || name === "href") && files.get(String(value));
    if (file && !addresses.has(value)) addresses.set(value, URL.createObjectURL(file));
    set.call(this, name, file ? addresses.get(value) : value);
  };

  // A worker from a file has no file beside it: its script carries what it would fetch.
  const parts = [];
  for (const [name, file] of files) {
    if (!/^(split_ai|chunk)/.test(name)) continue;
    let letters = "";
    for (const byte of new Uint8Array(await file.arrayBuffer())) letters += String.fromCharCode(byte);
    parts.push([name, btoa(letters)]);
  }
  const carried = `const carried = new Map(${JSON.stringify(parts)});\n`;
  window.scopaWorker = URL.createObjectURL(new Blob([carried, files.get("worker.js")], { type: "text/javascript" }));
  return files;
})();
