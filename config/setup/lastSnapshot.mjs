/* After `npm run migration`: of the snapshots only the last is needed, to make the next migration of it. */
import { readdirSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const META = fileURLToPath(new URL('../../server/platform/database/migrations/meta/', import.meta.url));

const snapshots = readdirSync(META)
  .filter((name) => name.endsWith('_snapshot.json'))
  .sort();
for (const name of snapshots.slice(0, -1)) rmSync(META + name);
