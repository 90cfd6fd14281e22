/*
 * Lets /fairDoor open without a connection, and nothing else (docs/adr/0034-a-door-without-a-connection.md): it keeps
 * the document and the scripts and styles that the page names. Answers of the server never come in here. It is
 * unregistered, and its cache deleted, with a sign-out.
 */
const CACHE = 'branch-admin-door-1';
const PREFIX = 'branch-admin-door';
/** A network that does not answer is none. */
const PATIENCE_MS = 3000;
const PART = /\.(?:js|css|woff2)$/;

async function forgetOlder() {
  for (const name of await caches.keys()) if (name.startsWith(PREFIX) && name !== CACHE) await caches.delete(name);
  await clients.claim();
}

/** The page as it is now: what an older build has left goes. */
async function keep({ page, parts }) {
  const cache = await caches.open(CACHE);
  const wanted = new Set([page, ...parts]);
  for (const { url } of await cache.keys()) if (!wanted.has(new URL(url).pathname)) await cache.delete(url);
  const missing = [];
  for (const part of parts) if (!(await cache.match(part))) missing.push(part);
  await cache.addAll(missing);
  const document = await fetch(page, { headers: { Accept: 'text/html' } });
  if (!document.ok) throw new Error(`${page}: ${document.status}`);
  await cache.put(page, document);
}

/** The newest document where there is a connection, whatever stands behind its address. */
async function documentOf(request) {
  try {
    return await fetch(request, { signal: AbortSignal.timeout(PATIENCE_MS) });
  } catch {
    return (await caches.match('/fairDoor')) ?? Response.error();
  }
}

/** Their names change with their content: what is kept is what it was. */
const partOf = async (request) => (await caches.match(request)) ?? fetch(request);

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(forgetOlder()));
self.addEventListener('message', (event) => {
  if (event.data?.type !== 'keep') return;
  const [port] = event.ports;
  event.waitUntil(
    keep(event.data).then(
      () => port?.postMessage('kept'),
      () => port?.postMessage('failed'),
    ),
  );
});
self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin) return;
  if (request.mode === 'navigate') event.respondWith(documentOf(request));
  else if (PART.test(pathname)) event.respondWith(partOf(request));
});
