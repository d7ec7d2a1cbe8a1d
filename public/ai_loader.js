// Starts the opponent's wasm in its worker. Trunk could write this itself, but would call the glue in a way that it warns of.
importScripts("./ai.js");
wasm_bindgen({ module_or_path: "./ai_bg.wasm" });
