// <scopa-game>: the game in somebody's page. Attributes choose, events tell, methods ask; see docs/EMBED.md.
"use strict";
(() => {
  const HOME = new URL("./", document.currentScript.src).href;
  const PROTOCOL = 1;
  const PASSED = ["preset", "players", "people", "level", "target", "seed", "lang", "deck", "back", "motion", "sound", "theme"];
  const EVENTS = { ready: "ready", state: "state", play: "play", dealOver: "deal-over", matchOver: "match-over", height: "height" };

  class ScopaGame extends HTMLElement {
    static observedAttributes = ["src", "rules", ...PASSED];
    #frame = document.createElement("iframe");
    #planned = false;
    #hear = (event) => this.#heard(event);

    connectedCallback() {
      this.#frame.title = this.getAttribute("label") ?? "Scopa";
      this.#frame.loading = this.getAttribute("loading") === "lazy" ? "lazy" : "eager";
      Object.assign(this.#frame.style, { display: "block", width: "100%", height: "100%", border: "0" });
      this.style.display ||= "block";
      this.style.minHeight ||= "480px";
      addEventListener("message", this.#hear);
      this.#open();
    }

    disconnectedCallback() {
      removeEventListener("message", this.#hear);
      this.#frame.remove();
    }

    attributeChangedCallback(name, old, now) {
      if (!this.isConnected || this.#planned || old === now) return;
      this.#planned = true;
      queueMicrotask(() => { this.#planned = false; if (this.isConnected) this.#open(); });
    }

    newGame(seed) { this.#say("new", seed === undefined ? {} : { seed }); }
    setRules(rules, seed) { this.#say("rules", seed === undefined ? { rules } : { rules, seed }); }
    setLevel(level) { this.#say("level", { level }); }
    pause(on = true) { this.#say("pause", { on }); }
    mute(on = true) { this.#say("mute", { on }); }

    get #home() {
      const home = new URL(this.getAttribute("src") ?? HOME, document.baseURI);
      return /^https?:$/.test(home.protocol) ? home : new URL(HOME);
    }

    #open() {
      const address = this.#home;
      const query = new URLSearchParams(this.getAttribute("rules") ?? "");
      for (const name of PASSED) if (this.hasAttribute(name)) query.set(name, this.getAttribute(name));
      if (location.origin !== "null") query.set("host", location.origin);
      query.set("embed", "1");
      address.search = query;
      // Within one origin a sandbox with scripts keeps nobody out.
      if (address.origin !== location.origin) this.#frame.setAttribute("sandbox", "allow-scripts allow-same-origin");
      this.#frame.src = address.href;
      if (!this.#frame.isConnected) this.append(this.#frame);
    }

    #say(type, more) {
      this.#frame.contentWindow?.postMessage({ scopa: PROTOCOL, type, ...more }, this.#home.origin);
    }

    #heard({ source, origin, data }) {
      if (source !== this.#frame.contentWindow || origin !== this.#home.origin || data?.scopa !== PROTOCOL) return;
      if (!Object.hasOwn(EVENTS, data.type)) return;
      const { scopa, type, ...detail } = data;
      if (type === "height" && this.hasAttribute("autoheight") && detail.height > 0) this.style.height = `${detail.height}px`;
      this.dispatchEvent(new CustomEvent(`scopa-${EVENTS[type]}`, { detail, bubbles: true }));
    }
  }

  if (!customElements.get("scopa-game")) customElements.define("scopa-game", ScopaGame);
})();
