// Keeps pages of rules with their few files, so that they can be read without a connection. Its scope is /rules/: no
// other page of the site comes here.
const STORE = "prikup-rules";
/** The most pages that are kept, and as many files; those that were loaded longest ago go. */
const MOST = 40;

const isPage = (url) => url.pathname.startsWith("/rules/") && !/\.(js|css)$/.test(url.pathname);
const isFile = (url) => /^\/(assets|rules)\/[^?]*\.(css|js|woff2)$|^\/icon\.svg$/.test(url.pathname);
const isOurs = (address) => {
  const url = new URL(address);
  return url.origin === location.origin && (isPage(url) || isFile(url));
};

addEventListener("install", () => skipWaiting());
addEventListener("activate", (event) => event.waitUntil(clients.claim()));
addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method === "GET" && isOurs(request.url)) event.respondWith(answer(request));
});
addEventListener("message", (event) => event.waitUntil(keep(event.data.filter(isOurs))));

/** From the server, or as it was kept; files whose names say what is in them are not asked for twice. */
async function answer(request) {
  const store = await caches.open(STORE);
  const kept = await store.match(request.url, { ignoreVary: true });
  if (kept && new URL(request.url).pathname.startsWith("/assets/")) return kept;
  let response;
  try {
    response = await fetch(request);
  } catch (error) {
    if (kept) return kept;
    throw error;
  }
  await put(store, request.url, response.clone());
  return response;
}

/** What a page has loaded before the worker was there. */
async function keep(addresses) {
  const store = await caches.open(STORE);
  for (const address of addresses) {
    if (await store.match(address, { ignoreVary: true })) continue;
    try {
      await put(store, address, await fetch(address));
    } catch {
      // This one cannot be had now; the others can.
    }
  }
  const known = (await store.keys()).map((request) => request.url);
  for (const kind of [isPage, isFile]) {
    const many = known.filter((address) => kind(new URL(address)));
    await Promise.all(many.slice(0, -MOST).map((address) => store.delete(address, { ignoreVary: true })));
  }
}

/** Keeps a whole answer, where there is room; an error, or how far a comparison is, is worth nothing later. */
async function put(store, address, response) {
  if (response.status !== 200 || response.type !== "basic" || response.redirected) return;
  await store.put(address, response).catch(() => undefined);
}
