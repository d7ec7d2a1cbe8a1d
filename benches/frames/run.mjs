// How smoothly a card is dragged over a full table and gathers it, goes on with all of it, and the largest capture comes
// home, on a processor made four times slower, and whether anything moves while the page loads. After each round the play is
// taken back; the first, in which the browser compiles whatever is called for the first time, is told apart:
//   node --experimental-websocket benches/frames/run.mjs [--dist dist] [--browser chromium] [--slow 4] [--rounds 5] [--size 390,844]
// and with --profile what the main thread did with its time.
import { parseArgs } from "node:util";
import { browse, ofMain, serve } from "./cdp.mjs";

const { values: options } = parseArgs({ options: {
  dist: { type: "string", default: "dist" }, browser: { type: "string", default: "chromium" },
  slow: { type: "string", default: "4" }, rounds: { type: "string", default: "5" }, size: { type: "string", default: "390,844" },
  profile: { type: "boolean", default: false },
} });

// Three at the table, ten cards in hand, twelve in the middle: an ace takes them all.
const RULES = { players: 3, hand_size: 10, table_size: 10, redeal_kings: 0, ace_sweep: true };
const SEED = 16;
const knobs = Object.entries(RULES).map(([knob, value]) => `${knob}=${value}`);
const RECORD = `scopa/1\nrules ${knobs.join(" ")}\nseed ${SEED}\ndealer 0\n1. 2D 3D\n`;
const SAVE = JSON.stringify({ format: "scopa-save/1", id: "frames", writer: "frames", record: RECORD });
const QUERY = `?seed=${SEED}&${knobs.join("&")}&lang=en&speed=1&sound=off`;

const IDLE = "new Promise((done) => requestIdleCallback(() => requestIdleCallback(done)))";

const site = await serve(options.dist);
const page = await browse(options.browser, options.size);
const { send, run, until } = page;

const READY = `document.querySelector("[data-phase=play]") && document.querySelectorAll(".hand.mine [data-card]").length === 10
  && document.querySelectorAll('[data-zone="table"] [data-card]').length === 12 && !document.querySelector(".ghosts > *, .burst")
  && document.getAnimations().every(({ playState }) => playState !== "running")`;
await send("Page.navigate", { url: `${site.address}blank` });
await until("location.pathname === '/blank' && document.readyState === 'complete'");
await run(`localStorage.clear(); localStorage.setItem("scopa.link", ${JSON.stringify(SAVE)})`);
const { identifier } = await send("Page.addScriptToEvaluateOnNewDocument", { source: `
  window.__shift = 0;
  new PerformanceObserver((list) => { for (const entry of list.getEntries()) window.__shift += entry.value; }).observe({ type: "layout-shift", buffered: true });` });
await send("Page.navigate", { url: site.address + QUERY });
await until(READY);
// The pictures are decoded and nothing is under way any more.
await run(IDLE);
const shift = await run("window.__shift");
await send("Page.removeScriptToEvaluateOnNewDocument", { identifier });

const figures = { drag: [], carry: [], capture: [] };
for (let round = 0; round <= Number(options.rounds); round++) {
  await send("Emulation.setCPUThrottlingRate", { rate: Number(options.slow) });
  const places = await run(`(() => {
    const middle = (card) => { const { x, y, width, height } = card.getBoundingClientRect(); return { x: x + width / 2, y: y + height / 2 }; };
    const ace = [...document.querySelectorAll(".hand.mine [data-card]")].find((card) => /^1[DCSB]$/.test(card.dataset.card));
    return { ace: middle(ace), table: [...document.querySelectorAll('[data-zone="table"] [data-card]')].map(middle) };
  })()`);
  figures.drag.push(await traced(() => drag(places)));
  figures.carry.push(await traced(() => carry(places)));
  // Let go: the ace and all twelve cards go to the pile, and the scopa is celebrated.
  figures.capture.push(await traced(async () => {
    const last = places.table.at(-1);
    await send("Input.dispatchMouseEvent", { type: "mouseReleased", ...last, button: "left", clickCount: 1 });
    await until(`!document.querySelector(".hand.mine [data-card].held") && document.querySelectorAll(".hand.mine [data-card]").length === 9
      && !document.querySelector(".ghosts > *")`);
  }));
  await send("Emulation.setCPUThrottlingRate", { rate: 1 });
  // The others play, and all of it is taken back.
  await until('document.querySelector("[data-phase=play]") && !document.querySelector(".ghosts > *, .burst")');
  const key = { key: "u", code: "KeyU", text: "u", windowsVirtualKeyCode: 85 };
  await send("Input.dispatchKeyEvent", { type: "keyDown", ...key });
  await send("Input.dispatchKeyEvent", { type: "keyUp", ...key });
  await until(READY);
  await run(IDLE);
}
await page.close();
site.close();

console.log(`${page.version}, ${options.size}, processor ${options.slow} times slower, ${options.rounds} rounds`);
for (const [what, [first, ...rounds]] of Object.entries(figures)) {
  const best = rounds.reduce((one, other) => (other.rate > one.rate || (other.rate === one.rate && other.work < one.work) ? other : one));
  const middle = [...rounds].sort((one, other) => one.rate - other.rate)[rounds.length >> 1];
  const told = ({ rate, longest, late, frames, each, work, begins, shown }) =>
    `${rate.toFixed(1)} frames a second, longest frame ${longest.toFixed(1)} ms, ${late} of ${frames} late; ` +
    `drawn from ${begins.toFixed(0)} ms on, ${shown.rate.toFixed(1)} a second, longest ${shown.longest.toFixed(1)} ms; ` +
    `work of the main thread ${each.toFixed(1)} ms a move or frame, at most ${work.toFixed(1)} ms at a time`;
  console.log(`${what}, first: ${told(first)}`);
  console.log(`${what}, best round: ${told(best)}`);
  console.log(`${what}, median round: ${told(middle)}`);
}
console.log(`layout shift on load: ${shift}`);

/** Moves the ace over every card of the table, row by row. */
async function drag({ ace, table }) {
  await send("Input.dispatchMouseEvent", { type: "mousePressed", ...ace, button: "left", clickCount: 1 });
  return follow(ace, table);
}

/** Goes on with all that has been gathered, back over every place and to the last again. */
async function carry({ table }) {
  // The last card has come to rest under the ace.
  await until('document.getAnimations().every(({ playState }) => playState !== "running")');
  return follow(table.at(-1), [...table.slice(0, -1).reverse(), table.at(-1)]);
}

/** Moves the pointer from place to place, a step a frame; how many steps that were. */
async function follow(from, places) {
  let here = from;
  let moves = 0;
  for (const there of places) {
    const steps = Math.max(1, Math.round(Math.hypot(there.x - here.x, there.y - here.y) / 12));
    moves += steps;
    for (let step = 1; step <= steps; step++) {
      const part = step / steps;
      const at = { x: here.x + (there.x - here.x) * part, y: here.y + (there.y - here.y) * part };
      // As a hand does, without waiting for the page.
      send("Input.dispatchMouseEvent", { type: "mouseMoved", ...at, button: "left", buttons: 1 });
      await new Promise((done) => setTimeout(done, 16));
    }
    here = there;
  }
  await run("new Promise((done) => requestAnimationFrame(done))");
  return moves;
}

/** Does something and counts the frames meanwhile, as the page is given them, and the work of the main thread. */
async function traced(act) {
  let steps;
  let frames;
  const events = await page.trace(["toplevel", "devtools.timeline", "disabled-by-default-devtools.timeline", "disabled-by-default-devtools.timeline.frame"], async () => {
    await run(`(() => {
      window.__frames = [];
      window.__counting = true;
      const count = (at) => { window.__frames.push(at); if (window.__counting) requestAnimationFrame(count); };
      requestAnimationFrame(count);
    })()`);
    // A drag moves once a frame; frames that other programs took from us would make each of the others look dear.
    steps = await act();
    frames = await run("window.__counting = false; window.__frames");
  });
  if (options.profile) console.log(spent(events, frames.length));
  const { gaps, ...given } = rhythm(frames);
  // What the browser drew: movements go on while the main thread is at work, and so do these frames.
  const drawn = events.filter(({ name }) => name === "DrawFrame").map(({ ts }) => ts / 1000).sort((one, other) => one - other);
  const begin = Math.min(...events.filter(({ name, ts }) => name === "BeginFrame" && ts).map(({ ts }) => ts / 1000));
  const tasks = events.filter(ofMain(events)).filter(({ name }) => name === "RunTask");
  return {
    frames: gaps.length,
    ...given,
    begins: drawn[0] - begin,
    shown: rhythm(drawn),
    // A frame that took the time of two.
    late: gaps.filter((gap) => gap > 25).length,
    // What the main thread did, in its own time: other programs on the machine do not count, the slowness does.
    each: tasks.reduce((sum, { tdur = 0 }) => sum + tdur / 1000, 0) / (steps || gaps.length),
    work: Math.max(0, ...tasks.map(({ tdur = 0 }) => tdur / 1000)),
  };
}

/** How regularly something happened, by its times in milliseconds. */
function rhythm(times) {
  const gaps = times.slice(1).map((at, n) => at - times[n]);
  return { gaps, rate: (gaps.length * 1000) / (times.at(-1) - times[0]), longest: Math.max(...gaps) };
}

/** What the main thread's own time went to, the costliest first, in milliseconds a frame. */
function spent(events, frames) {
  const sums = new Map();
  for (const { name, ph, tdur = 0, args } of events) {
    if (ph !== "X" || !args.data && !/Layout|Paint|Update|Layer|Commit|Hit|Event|Function/.test(name)) continue;
    sums.set(name, (sums.get(name) ?? 0) + tdur / 1000);
  }
  const costly = [...sums].sort(([, one], [, other]) => other - one).slice(0, 14);
  return costly.map(([name, sum]) => `    ${(sum / frames).toFixed(2)} ${name}`).join("\n");
}
