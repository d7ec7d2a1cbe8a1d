// How long an opponent thinks in the page, how much it finds out meanwhile, and how long the main thread is held up at a
// time, on a processor made four times slower:
//   node --experimental-websocket benches/think/run.mjs [--dist dist] [--browser chromium] [--slow 4] [--deals 1] [--level master]
//     [--preset classica] [--seed 7] [--people 0] [--cores 4] [--size 390,844]
// --people none lets the level play against itself, --cores says how many the page believes in, and --profile what the
// longest tasks were made of.
import { parseArgs } from "node:util";
import { browse, ofMain, serve } from "../frames/cdp.mjs";

const { values: options } = parseArgs({ options: {
  dist: { type: "string", default: "dist" }, browser: { type: "string", default: "chromium" }, slow: { type: "string", default: "4" },
  deals: { type: "string", default: "1" }, level: { type: "string", default: "master" }, preset: { type: "string", default: "classica" },
  seed: { type: "string", default: "7" }, people: { type: "string", default: "0" }, cores: { type: "string" },
  size: { type: "string", default: "390,844" }, profile: { type: "boolean", default: false },
} });

const CATEGORIES = ["toplevel", "blink.user_timing", "devtools.timeline", "disabled-by-default-devtools.timeline"];

// Every question and every answer with its time; the marks find them again in the trace.
const LISTEN = `(() => {
  window.__talk = [];
  const post = Worker.prototype.postMessage;
  const workers = [];
  const note = (worker, kind, text) => {
    performance.mark("think-" + kind);
    window.__talk.push({ kind, at: performance.now(), worker: workers.indexOf(worker), text });
  };
  Worker.prototype.postMessage = function (...said) {
    if (!workers.includes(this)) {
      workers.push(this);
      this.addEventListener("message", ({ data }) => { if (data !== "ready") note(this, "answer", data); });
    }
    if (typeof said[0] === "string") note(this, "question", said[0]);
    return post.apply(this, said);
  };
})();`;

const site = await serve(options.dist);
const page = await browse(options.browser, options.size);
const { send, run, until } = page;
await send("Page.addScriptToEvaluateOnNewDocument", { source: LISTEN });
if (options.cores) {
  const source = `Object.defineProperty(Navigator.prototype, "hardwareConcurrency", { get: () => ${Number(options.cores)} });`;
  await send("Page.addScriptToEvaluateOnNewDocument", { source });
}
const query = `?preset=${options.preset}&seed=${options.seed}&people=${options.people}&level=${options.level}&target=99&lang=en&speed=1&sound=off`;
await send("Page.navigate", { url: site.address + query });
await until(`document.querySelector("[data-phase=play],[data-phase=think]")`);
await send("Emulation.setCPUThrottlingRate", { rate: Number(options.slow) });

let events = [];
const moves = [];
for (let deal = 1; deal <= Number(options.deals); deal++) {
  events = events.concat(await page.trace(CATEGORIES, () => play(deal)));
  moves.push(...await run("window.__talk.splice(0)"));
}
await page.close();
site.close();

const asked = told(moves);
const tasks = held(events);
const searched = asked.filter(({ playouts }) => playouts > 0);
console.log(`${page.version}, ${options.size}, processor ${options.slow} times slower, ${options.level}, ${options.preset}, ${options.deals} deals`);
console.log(`${asked.length} moves, from question to answer: ${figures(asked.map(({ time }) => time))} ms`);
console.log(`the ${searched.length} that were searched: ${figures(searched.map(({ time }) => time))} ms`);
console.log(`  playouts: ${figures(searched.map(({ playouts }) => playouts))}`);
console.log(`  workers: ${figures(searched.map(({ workers }) => workers))}`);
console.log(`from one question to the next: ${figures(asked.slice(1).map(({ at }, n) => at - asked[n].at))} ms`);
console.log(`main thread while an opponent thinks, at a time: ${figures(tasks.map(({ length }) => length), 1)} ms`);
console.log(`  the task that asks: ${figures(tasks.filter(({ asks }) => asks).map(({ length }) => length), 1)} ms`);
if (options.profile) for (const task of tasks.sort((one, other) => other.length - one.length).slice(0, 6)) console.log(madeOf(task));

/** Plays a deal to its end, where a person sits the first card each time. */
async function play(deal) {
  if (deal > 1) await run(`document.querySelector("[data-action=next]").click()`);
  const look = `(() => {
    if (document.querySelector("[data-action=next]")) return "end";
    const root = document.querySelector("[data-phase]");
    const mine = document.querySelector('[data-zone="hand"].mine');
    return root?.dataset.phase === "play" && root.dataset.turn === mine?.dataset.seat && ${JSON.stringify(options.people)} !== "none" ? "turn" : "wait";
  })()`;
  if (deal > 1) await until(`!document.querySelector("[data-action=next]")`);
  for (;;) {
    const now = await run(look);
    if (now === "end") return;
    if (now === "turn") {
      const left = await run(`document.querySelectorAll(".hand.mine [data-card]").length`);
      await press("1");
      await until(`document.querySelector("[data-aimed=true], [data-aimed='']")`);
      if (await run(`[...document.querySelectorAll("[data-takes]")].some((card) => card.dataset.takes.split(" ").includes("2"))`)) await press("1");
      await press("Enter");
      await until(`document.querySelectorAll(".hand.mine [data-card]").length !== ${left} || document.querySelector("[data-phase=think]")`);
    }
    await new Promise((done) => setTimeout(done, 50));
  }
}

async function press(key) {
  const text = key === "Enter" ? "\r" : key;
  await send("Input.dispatchKeyEvent", { type: "keyDown", key, text, code: key === "Enter" ? "Enter" : `Digit${key}` });
  await send("Input.dispatchKeyEvent", { type: "keyUp", key });
}

/** Every question with the last answer that came to it before the next question. */
function told(talk) {
  const asked = [];
  let open = false;
  for (const { kind, at, text } of talk) {
    if (kind === "question") {
      if (!open) asked.push({ at, time: 0, playouts: 0, workers: 0 });
      open = true;
    } else if (asked.length) {
      open = false;
      const move = asked.at(-1);
      move.time = at - move.at;
      move.workers += 1;
      // Its number, the choice, and each move with its playouts and its value.
      text.split(" ").slice(2).forEach((word, n) => { if (n % 3 === 1) move.playouts += Number(word); });
    }
  }
  return asked.filter(({ workers }) => workers);
}

/** The tasks of the main thread between each question and its last answer, those that ask and hear included. */
function held(events) {
  const here = events.filter(ofMain(events));
  const marks = here.filter(({ name, cat }) => /^think-/.test(name) && /user_timing/.test(cat)).sort((one, other) => one.ts - other.ts);
  const spans = [];
  for (const { name, ts } of marks) {
    const last = spans.at(-1);
    if (name === "think-answer") { if (last) last.to = ts; } else if (!last || last.to) spans.push({ from: ts });
  }
  const times = spans.filter(({ to }) => to);
  const tasks = here.filter(({ name, ph }) => name === "RunTask" && ph === "X");
  const within = tasks.filter(({ ts, dur }) => times.some(({ from, to }) => ts < to && ts + dur > from));
  return within.map((task) => ({
    // In its own time: other programs on the machine do not count, the slowness does.
    length: (task.tdur ?? 0) / 1000,
    asks: times.some(({ from }) => task.ts <= from && from <= task.ts + task.dur),
    parts: here.filter(({ name, ph, ts, tdur }) => ph === "X" && name !== "RunTask" && tdur > 2000 && ts >= task.ts && ts < task.ts + task.dur),
  }));
}

/** What the longest tasks were made of. */
function madeOf({ length, asks, parts }) {
  const lines = parts.sort((one, other) => other.tdur - one.tdur).slice(0, 12).map(({ name, tdur, args }) =>
    `    ${(tdur / 1000).toFixed(1)} ${name} ${args?.data?.functionName ?? args?.data?.type ?? ""}`);
  return [`${length.toFixed(1)} ms${asks ? ", asks" : ""}:`, ...lines].join("\n");
}

/** Median, 95th percentile and the most. */
function figures(all, digits = 0) {
  if (!all.length) return "-";
  const sorted = [...all].sort((one, other) => one - other);
  const at = (part) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))].toFixed(digits);
  return `median ${at(0.5)}, 95 % ${at(0.95)}, most ${sorted.at(-1).toFixed(digits)}`;
}
