import { sealed } from './sealed';

/** The worker that lets a page open without a connection (docs/adr/0034-a-door-without-a-connection.md). */
export const OFFLINE_WORKER = '/door-worker.js';
const CACHES = 'branch-admin-door';

async function dropPages() {
  if (!('serviceWorker' in navigator)) return;
  for (const one of await navigator.serviceWorker.getRegistrations())
    if (one.active?.scriptURL.endsWith(OFFLINE_WORKER)) await one.unregister();
  for (const name of await caches.keys()) if (name.startsWith(CACHES)) await caches.delete(name);
}

/** Nobody is signed in any more: what was taken along for work without a connection leaves this browser. */
export async function wipeDevice() {
  await sealed.wipe();
  await dropPages().catch(() => undefined);
}
