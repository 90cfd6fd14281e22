import { OFFLINE_WORKER } from '@/core/storage/deviceData';

/** The only address that the service worker answers for. */
const SCOPE = '/fairDoor';

/** The files of this page: its scripts and styles, no answers of the server. */
function partsOfPage() {
  const loaded = performance.getEntriesByType('resource').map(({ name }) => new URL(name));
  const own = loaded.filter(
    ({ origin, pathname }) => origin === location.origin && /\.(?:js|css|woff2)$/.test(pathname),
  );
  return [...new Set(own.map(({ pathname }) => pathname))];
}

/** Chunks that are loaded on demand would be missing without a connection. */
const loadTheRest = () =>
  Promise.all([import('./scan/Camera'), import('./desk/HandOver'), import('./Entries'), import('./scan/qrDecoder')]);

/**
 * Lets this page open without a connection once it was opened with one (docs/adr/0034-a-door-without-a-connection.md).
 * Answers whether it will.
 */
export async function takeAlong(): Promise<boolean> {
  if (!('serviceWorker' in navigator)) return false;
  await loadTheRest();
  await navigator.serviceWorker.register(OFFLINE_WORKER, { scope: SCOPE });
  const { active } = await navigator.serviceWorker.ready;
  if (!active) return false;
  const { port1, port2 } = new MessageChannel();
  const kept = new Promise<boolean>((done) => {
    port1.onmessage = ({ data }: MessageEvent<unknown>) => done(data === 'kept');
  });
  active.postMessage({ type: 'keep', page: SCOPE, parts: partsOfPage() }, [port2]);
  return kept;
}
