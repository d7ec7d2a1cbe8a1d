// The opponent's worker in a file, after the program's script: it carries the parts of the program that it would fetch.
self.fetch = async (asked) => {
  const part = Uint8Array.from(atob(carried.get(String(asked).split("/").pop())), (letter) => letter.charCodeAt(0));
  return new Response(part, { headers: { "content-type": "application/wasm" } });
};
addEventListener("message", ({ data: { program } }) => initSync({ module: program }), { once: true });
