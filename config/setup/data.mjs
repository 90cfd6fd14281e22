import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { run } from './run.mjs';

/**
 * Fills the embedded database before the first start, which would do the same when everything else is done. The server
 * is compiled by then.
 */
export async function fillIfNew(root) {
  const { DATABASE_URL, DATA_DIR = '.data' } = process.env;
  if (DATABASE_URL || existsSync(resolve(root, DATA_DIR, 'pg'))) return;
  await run({
    doing: 'Filling the database with examples',
    done: 'The database is filled.',
    failed: 'The database could not be filled; what it says stands above.',
    args: ['dist-server/admin.mjs', 'prepare'],
    cwd: root,
  });
}
