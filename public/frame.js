// The game's side of being embedded (embed=1): tells the page around it what happens, and does what that page asks.
//
// All that it tells lies open on the table, so it goes to whoever embeds the game, unless `host` in the address names
// the one origin to talk with. What it hears is obeyed only from the page around it, and only to the letter:
// see docs/EMBED.md.
"use strict";
(() => {
  const PROTOCOL = 1;
  const root = document.documentElement;
  const query = new URLSearchParams(location.search);
  const look = (selector) => document.querySelector(selector);
  const number = (text) => (text === undefined ? null : Number(text));
  root.dataset.embed = "";
  addEventListener("click", stay, true);
  if (parent === window) return;

  const host = query.has("host") ? originOf(query.get("host")) : "*";
  if (!host) return;
  let shown = "", height = 0, ready = false, counted = 0, over = false, muted = null;
  const heard = new WeakSet();

  const watch = { subtree: true, childList: true, attributeFilter: ["data-screen", "data-phase", "data-turn", "data-deal", "data-seats"] };
  new MutationObserver(see).observe(document.body, watch);
  addEventListener("resize", see);
  addEventListener("message", hear);
  see();

  function tell(type, more) {
    parent.postMessage({ scopa: PROTOCOL, type, ...more }, host);
  }

  // ---- what is told ----

  function see() {
    const screen = look("[data-screen]")?.dataset.screen;
    if (!screen) return;
    const table = look("[data-phase]")?.dataset ?? {};
    if (!ready) {
      ready = true;
      lines().forEach((line) => heard.add(line));
      tell("ready", { version: look("meta[name=scopa-version]")?.content ?? "", lang: root.lang });
    }
    for (const line of lines()) {
      if (heard.has(line)) continue;
      heard.add(line);
      tell("play", { text: line.textContent });
    }
    const state = { screen, phase: table.phase ?? null, turn: number(table.turn), deal: number(table.deal), seats: number(table.seats) };
    if (shown !== (shown = JSON.stringify(state))) tell("state", state);
    if (look("[data-action=next]") && screen === "score") count("dealOver");
    if (over !== (over = screen === "over") && over) {
      count("dealOver");
      tell("matchOver", result());
    }
    silence();
    const wanted = tall();
    if (height !== (height = wanted)) tell("height", { height });
  }

  function lines() {
    return document.querySelectorAll("[role=log] > *");
  }

  function count(type) {
    const last = result();
    if (last.deal !== counted && last.deal) tell(type, last);
    counted = last.deal;
  }

  // The last row of the score sheet.
  function result() {
    const row = [...document.querySelectorAll("[data-sheet=''] tbody tr[data-deal]")].pop();
    const cells = [...(row?.querySelectorAll("[data-col=total]") ?? [])];
    const totals = cells.sort((a, b) => a.dataset.side - b.dataset.side).map((cell) => parseInt(cell.textContent, 10));
    return { deal: number(row?.dataset.deal), totals };
  }

  // The height at which nothing has to be scrolled. The table fits any, and looks best rather tall.
  function tall() {
    const sheet = look("main > .sheet");
    const last = sheet?.lastElementChild;
    if (!last) return Math.round(Math.min(720, Math.max(480, innerWidth * 1.5)));
    return Math.ceil(last.getBoundingClientRect().bottom + sheet.scrollTop + parseFloat(getComputedStyle(sheet).paddingBottom));
  }

  // ---- what is heard ----

  function hear({ source, origin, data }) {
    if (source !== parent || (host !== "*" && origin !== host)) return;
    if (data === null || typeof data !== "object" || Array.isArray(data) || data.scopa !== PROTOCOL) return;
    const { scopa, type, ...rest } = data;
    const known = typeof type === "string" && Object.hasOwn(COMMANDS, type) && COMMANDS[type];
    if (!known) return;
    const [checks, act] = known;
    const names = Object.keys(rest);
    if (names.every((name) => Object.hasOwn(checks, name) && checks[name](rest[name]))) act(rest);
  }

  const bool = (value) => value === undefined || typeof value === "boolean";
  const word = (value) => typeof value === "string" && /^[\w.,+-]{1,64}$/.test(value);
  const plain = (value) => word(value) || typeof value === "boolean" || (Number.isFinite(value) && Math.abs(value) < 1e6);
  const seed = (value) => Number.isSafeInteger(value) && value >= 0;
  const knobs = (value) => {
    if (value === null || typeof value !== "object" || Array.isArray(value)) return false;
    const names = Object.keys(value);
    return names.length <= 64 && names.every((name) => /^[a-z][a-z0-9_]{0,39}$/.test(name) && !PAGE.includes(name) && plain(value[name]));
  };
  // The parameters of the page, which are no rules; they stay when the rules change.
  const PAGE = ["level", "people", "lang", "deck", "back", "speed", "motion", "sound", "theme", "index", "size", "contrast", "keys", "hints", "confirm", "embed", "host", "offline", "seats", "crash", "aside", "seed"];

  // What may come with each command, and what it does.
  const COMMANDS = {
    new: [{ seed }, ({ seed }) => go((query) => query.set("seed", seed ?? fresh()))],
    rules: [{ rules: knobs, seed }, ({ rules = {}, seed }) => go((query) => {
      for (const name of [...query.keys()]) if (!PAGE.includes(name)) query.delete(name);
      for (const [name, value] of Object.entries(rules)) query.set(name, value);
      query.set("seed", seed ?? fresh());
    })],
    level: [{ level: word }, ({ level }) => level && go((query) => query.set("level", level))],
    pause: [{ on: bool }, ({ on = true }) => pause(on)],
    mute: [{ on: bool }, ({ on = true }) => mute(on)],
  };

  // A match is what its address says; another one is another address in the same place.
  function go(change) {
    change(query);
    location.replace(`?${query}`);
  }

  function fresh() {
    const [high, low] = crypto.getRandomValues(new Uint32Array(2));
    return (high % 2 ** 20) * 2 ** 32 + low;
  }

  function pause(on) {
    root.toggleAttribute("data-paused", on);
    document.body.inert = on;
    for (const animation of document.getAnimations()) {
      if (on && animation.playState === "running") animation.pause();
      if (!on && animation.playState === "paused") animation.play();
    }
  }

  // The page's own switch, which is there at the table only; the address keeps it over a reload.
  function mute(on) {
    muted = on;
    query.set("sound", on ? "off" : "on");
    history.replaceState(history.state, "", `?${query}`);
    see();
  }

  function silence() {
    const door = muted === null ? null : look("[data-action=sound]");
    if (!door) return;
    const silent = door.querySelector('use[href="#i-mute"]') !== null;
    if (silent !== muted) door.click();
    muted = null;
  }

  // A link out of the game opens elsewhere, where the frame is allowed that.
  function stay(event) {
    const link = event.target.closest?.("a[href]");
    if (link && link.origin !== location.origin) Object.assign(link, { target: "_blank", rel: "noopener noreferrer" });
  }

  function originOf(text) {
    try {
      const { origin } = new URL(text);
      return origin === "null" ? null : origin;
    } catch {
      return null;
    }
  }
})();
