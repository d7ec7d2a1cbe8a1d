// The opponent's worker. It runs the page's own program, which the page has compiled already: it says where the script
// is and hands the program over.
addEventListener("message", async ({ data: { script, program } }) => {
  try {
    (await import(script)).initSync({ module: program });
  } catch (error) {
    postMessage(String(error));
  }
}, { once: true });
