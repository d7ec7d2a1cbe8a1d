// Beside the game itself: in somebody's page, the talk with that page; in a window of its own, playing offline.
"use strict";
(() => {
  const script = document.createElement("script");
  script.src = new URLSearchParams(location.search).get("embed") === "1" ? "frame.js" : "offline.js";
  document.head.append(script);
})();
