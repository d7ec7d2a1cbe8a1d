// A browser with its DevTools protocol, and a server for the page. No packages: Node 20 has a WebSocket behind
// --experimental-websocket, later ones have it by themselves.
import { spawn } from "node:child_process";
import { createServer } from "node:http";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { extname, join, normalize } from "node:path";

const TYPES = { ".html": "text/html", ".js": "text/javascript", ".mjs": "text/javascript", ".wasm": "application/wasm",
  ".css": "text/css", ".svg": "image/svg+xml", ".json": "application/json", ".webmanifest": "application/manifest+json" };

/** Serves a folder on a free port; returns the address. */
export async function serve(folder) {
  const server = createServer(async ({ url }, response) => {
    const path = normalize(decodeURIComponent(new URL(url, "http://x").pathname)).replace(/^\/+/, "") || "index.html";
    try {
      const bytes = await readFile(join(folder, path));
      response.writeHead(200, { "Content-Type": TYPES[extname(path)] ?? "application/octet-stream" });
      response.end(bytes);
    } catch {
      response.writeHead(path === "blank" ? 200 : 404, { "Content-Type": "text/html" });
      response.end("<!doctype html><title>-</title>");
    }
  });
  await new Promise((done) => server.listen(0, "127.0.0.1", done));
  return { address: `http://127.0.0.1:${server.address().port}/`, close: () => server.close() };
}

/** Starts a browser with one page; returns how to send it commands and hear its events. */
export async function browse(program, size) {
  const home = await mkdtemp(join(tmpdir(), "frames-"));
  const flags = ["--headless=new", "--no-sandbox", "--disable-dev-shm-usage", "--disable-background-networking",
    "--remote-debugging-port=0", `--user-data-dir=${home}`, `--window-size=${size}`, "about:blank"];
  const browser = spawn(program, flags, { stdio: ["ignore", "ignore", "pipe"] });
  // A script that fails leaves no browser behind.
  process.on("exit", () => browser.kill());
  const address = await new Promise((done, fail) => {
    let said = "";
    browser.stderr.on("data", (part) => {
      said += part;
      const found = /DevTools listening on (ws:\S+)/.exec(said);
      if (found) done(found[1]);
    });
    browser.on("error", fail);
    browser.on("exit", () => fail(new Error(`${program} ended: ${said}`)));
  });
  const socket = new WebSocket(address);
  await new Promise((done, fail) => { socket.onopen = done; socket.onerror = fail; });
  const waiting = new Map();
  const listeners = new Set();
  let last = 0;
  socket.onmessage = ({ data }) => {
    const message = JSON.parse(data);
    if (message.id === undefined) return listeners.forEach((hear) => hear(message));
    const { done, fail } = waiting.get(message.id);
    waiting.delete(message.id);
    message.error ? fail(new Error(`${message.error.message} ${message.error.data ?? ""}`)) : done(message.result);
  };
  const raw = (method, params = {}, sessionId = undefined) => new Promise((done, fail) => {
    waiting.set(++last, { done, fail });
    socket.send(JSON.stringify({ id: last, method, params, sessionId }));
  });
  const { targetInfos } = await raw("Target.getTargets");
  const page = targetInfos.find(({ type }) => type === "page");
  const { sessionId } = await raw("Target.attachToTarget", { targetId: page.targetId, flatten: true });
  const send = (method, params) => raw(method, params, sessionId);
  const run = async (expression) => {
    const { result, exceptionDetails } = await send("Runtime.evaluate", { expression, awaitPromise: true, returnByValue: true });
    if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
    return result.value;
  };
  const until = async (condition) => {
    const end = Date.now() + 30_000;
    while (!(await run(`!!(${condition})`).catch(() => false))) {
      if (Date.now() > end) throw new Error(`never: ${condition}`);
      await new Promise((done) => setTimeout(done, 20));
    }
  };
  const [width, height] = size.split(",").map(Number);
  await send("Page.enable");
  await send("Emulation.setDeviceMetricsOverride", { width, height, deviceScaleFactor: 1, mobile: false });
  const close = async () => {
    const ended = new Promise((done) => browser.on("exit", done));
    await raw("Browser.close").catch(() => browser.kill());
    await ended;
    await rm(home, { recursive: true, force: true, maxRetries: 5 });
  };
  const version = (await raw("Browser.getVersion")).product;
  /** Does something and hands back what the browser did meanwhile, in these categories of its traces. */
  const trace = async (includedCategories, act) => {
    const events = [];
    let complete;
    const ended = new Promise((done) => { complete = done; });
    const hear = ({ method, params }) => {
      if (method === "Tracing.dataCollected") events.push(...params.value);
      if (method === "Tracing.tracingComplete") complete();
    };
    listeners.add(hear);
    await send("Tracing.start", { transferMode: "ReportEvents", traceConfig: { recordMode: "recordAsMuchAsPossible", includedCategories } });
    await act();
    await send("Tracing.end");
    await ended;
    listeners.delete(hear);
    return events;
  };
  return { send, run, until, close, version, trace };
}

/** Whether an event belongs to the main thread of a page. */
export function ofMain(events) {
  const main = new Set(events.filter(({ name, args }) => name === "thread_name" && args.name === "CrRendererMain").map(({ pid, tid }) => `${pid}.${tid}`));
  return ({ pid, tid }) => main.has(`${pid}.${tid}`);
}
