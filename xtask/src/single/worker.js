// The opponent's worker in a file, after the program's script: it carries the part of the program that it would fetch.
self.fetch = async () => {
  const part = Uint8Array.from(atob(carried), (letter) => letter.charCodeAt(0));
  return new Response(part, { headers: { "content-type": "application/wasm" } });
};
addEventListener("message", ({ data: { program } }) => initSync({ module: program }), { once: true });
