import { openStore } from '../../server/platform/database/open';
import { main } from './backends';

/** A backend without a worker of jobs, and its database opened beside it: on PostgreSQL, PGlite does not open in a test. */
export async function storeBeside(env: Record<string, string> = {}) {
  const backend = await main.start({ WORKER: '0', ...env });
  const store = await openStore({ databaseUrl: backend.databaseUrl!, dataDir: '', seed: () => Promise.resolve() });
  const close = async () => {
    await store.close();
    await backend.stop();
  };
  return { backend, db: store.db, close };
}

export type StoreBeside = Awaited<ReturnType<typeof storeBeside>>;
