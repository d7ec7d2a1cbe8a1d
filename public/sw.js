// Keeps the game on the device and answers from there.
//
// One version is one cache. A new version is taken file by file and every file is checked against what the build
// says it is; only when all are there does the version count as installed, and the page that is open goes on with
// its own until it asks for the switch. The build writes the two lines below.
"use strict";
const VERSION = "";
const FILES = {};

const SCOPE = self.registration.scope;
const OURS = `scopa ${new URL(SCOPE).pathname} `;
const CACHE = OURS + VERSION;
const address = (name) => new URL(name, SCOPE).href;
const LISTED = new Set(Object.keys(FILES).map(address));

addEventListener("install", (event) => event.waitUntil(install()));
addEventListener("activate", (event) => event.waitUntil(clean()));
addEventListener("fetch", (event) => {
  const key = keyOf(event.request);
  if (LISTED.has(key)) event.respondWith(answer(key, event.request));
});
addEventListener("message", (event) => {
  const { scopa, version, agreed } = event.data ?? {};
  if (scopa === "version") event.ports[0]?.postMessage(VERSION);
  if (scopa === "claim" && version === VERSION) event.waitUntil(self.clients.claim());
  if (scopa === "switch") event.waitUntil(change(agreed === true));
});

async function install() {
  const cache = await caches.open(CACHE);
  const names = Object.keys(FILES);
  const take = async () => {
    for (let name; (name = names.shift()) !== undefined; ) await cache.put(address(name), await whole(name));
  };
  const takers = [take(), take(), take(), take()];
  try {
    await Promise.all(takers);
  } catch (error) {
    names.length = 0;
    await Promise.allSettled(takers);
    await caches.delete(CACHE);
    throw error;
  }
}

// A file as the build made it: from an older version, from the browser's own store, or from the host.
async function whole(name) {
  const sources = [
    () => caches.match(address(name)),
    () => fetch(address(name), { cache: "force-cache" }),
    () => fetch(address(name), { cache: "reload" }),
  ];
  for (const source of sources) {
    const response = await source();
    if (!response?.ok) continue;
    const bytes = await response.arrayBuffer();
    if ((await digest(bytes)) !== FILES[name]) continue;
    const type = response.headers.get("content-type") ?? "application/octet-stream";
    return new Response(bytes, { headers: { "content-type": type } });
  }
  throw new Error(`${name} is not the file of version ${VERSION}`);
}

async function digest(bytes) {
  const sum = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return btoa(String.fromCharCode(...sum.subarray(0, 12)));
}

async function clean() {
  const old = (await caches.keys()).filter((name) => name.startsWith(OURS) && name !== CACHE);
  await Promise.all(old.map((name) => caches.delete(name)));
}

// The file that a request is for, whatever it adds to the address.
function keyOf(request) {
  if (request.method !== "GET") return "";
  const url = new URL(request.url);
  url.search = url.hash = "";
  return url.href === address("index.html") ? address("./") : url.href;
}

async function answer(key, request) {
  return (await caches.match(key, { cacheName: CACHE })) ?? fetch(request);
}

// Without the player's word only where nobody else looks at the older version.
async function change(agreed) {
  const windows = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  if (agreed || windows.filter((window) => window.url.startsWith(SCOPE)).length < 2) await self.skipWaiting();
}
