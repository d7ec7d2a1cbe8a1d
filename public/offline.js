// The page's side of playing offline: starts the service worker once the table is there, and offers a new version.
"use strict";
(() => {
  const box = navigator.serviceWorker;
  const wish = new URLSearchParams(location.search).get("offline");
  const loopback = /^(localhost|127(\.\d+){3}|\[::1\])$/.test(location.hostname);
  const version = document.querySelector("meta[name=scopa-version]")?.content;
  const look = (selector) => document.querySelector(selector);
  if (!box || !version) return;
  // Whoever works on the page on their own machine wants the files of this moment; so does `offline=0`.
  if (wish === "0" || (loopback && wish !== "1")) return void forget().catch(() => {});

  const HOUR = 3600000;
  const CALM = 2000;
  let registration, waiting, notice, refused, asking, asked = Date.now();

  whenPlayable(() => start().catch(() => {}));
  box.addEventListener("controllerchange", agree);
  agree();

  async function start() {
    registration = await box.register("sw.js", { updateViaCache: "none" });
    const hear = (worker) => worker?.addEventListener("statechange", tell);
    hear(registration.installing);
    hear(registration.waiting);
    hear(registration.active);
    registration.addEventListener("updatefound", () => hear(registration.installing));
    tell();
    box.ready.then((ready) => claim(ready, 250));
    document.addEventListener("visibilitychange", () => {
      if (document.hidden || Date.now() - asked < HOUR) return;
      asked = Date.now();
      registration.update().catch(() => {});
    });
  }

  // The first version serves this page from now on. By the time that `register` answers, WebKit may be past every
  // event that says so, and a claim can come too early to count: it is asked for, ever more rarely, until it is heard.
  function claim(registration, gap) {
    if (box.controller) return;
    registration.active?.postMessage({ scopa: "claim", version });
    setTimeout(() => claim(registration, 2 * gap), gap);
  }

  // A later one waits.
  function tell() {
    waiting = box.controller && registration.waiting;
    offer();
  }

  function offer() {
    if (!waiting) return notice?.remove();
    // Between two matches there is nothing to disturb, and nothing to ask. Not at once: pictures of the last screen are
    // still being answered, and Chromium lets an older worker that it finds at work stay for half a minute. And again,
    // for a window that is just closing still counts as one that looks on.
    const over = look("[data-screen=over],[data-phase=over]") !== null;
    if (!over) asking = clearInterval(asking);
    else asking ??= setInterval(() => ask(false), CALM);
    if (over) return;
    if (notice?.isConnected || refused) return;
    notice = document.createElement("p");
    notice.className = "notice";
    notice.dataset.notice = "update";
    const say = document.createElement("span");
    notice.append(say, button("update", () => ask(true)), button("later", () => { refused = true; notice.remove(); }));
    words();
    (look(".notices") ?? document.body).append(notice);
  }

  function button(action, act) {
    const button = document.createElement("button");
    button.className = action === "update" ? "btn" : "btn quiet";
    button.dataset.action = action;
    button.addEventListener("click", act);
    return button;
  }

  function words() {
    const said = document.documentElement.dataset.newVersion ?? "";
    said.split("|").forEach((text, n) => notice && (notice.children[n].textContent = text));
  }

  function ask(agreed) {
    waiting?.postMessage({ scopa: "switch", agreed });
  }

  // The page and whoever answers for it are of one version, or the page comes anew.
  function agree() {
    const channel = new MessageChannel();
    channel.port1.onmessage = ({ data }) => {
      if (data === version || sessionStorage.getItem("scopa.version") === data) return;
      sessionStorage.setItem("scopa.version", data);
      location.reload();
    };
    box.controller?.postMessage({ scopa: "version" }, [channel.port2]);
  }

  function whenPlayable(then) {
    let begun = false;
    const see = () => {
      if (!begun && look("[data-phase=play],[data-screen=score],[data-screen=over],[data-screen=replay]")) {
        begun = true;
        then();
      }
      offer();
    };
    new MutationObserver(see).observe(document.body, { subtree: true, childList: true, attributeFilter: ["data-phase", "data-screen"] });
    new MutationObserver(words).observe(document.documentElement, { attributeFilter: ["lang"] });
    see();
  }

  async function forget() {
    const registration = await box.getRegistration("./");
    const scope = new URL("./", location.href);
    if (registration?.scope !== scope.href) return;
    await registration.unregister();
    for (const name of await caches.keys()) if (name.startsWith(`scopa ${scope.pathname} `)) await caches.delete(name);
  }
})();
