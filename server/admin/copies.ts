import { restoreBackup } from '../platform/backup/restore';
import { faultsOf } from '../platform/backup/verify';
import { writeBackup } from '../platform/backup/write';
import { readManifest, UnusableBackup, type Manifest } from '../platform/backup/manifest';
import type { Store } from '../platform/database/open';
import { openFiles } from '../platform/files/openFiles';
import type { Environment } from '../platform/environment/environment';
import { openAsItIs } from '../start';
import { noneIn, Usage } from './usage';

export function folderIn([folder, ...others]: readonly string[]) {
  noneIn(others);
  if (!folder) throw new Usage('Which folder?');
  return folder;
}

function tell(done: string, { at, tables, files, missing }: Manifest) {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  process.stdout.write(`${done}: ${rows} rows of ${tables.length} tables, ${files.length} files, of ${at}.\n`);
  // Exports whose time was over meanwhile may be among them.
  if (missing.length > 0) process.stdout.write(`Not in it, as they were not to be found: ${missing.join(', ')}.\n`);
}

export async function backup({ jobDb }: Store, folder: string, environment: Environment) {
  const files = openFiles(environment, { db: jobDb, clock: Date.now });
  tell(folder, await writeBackup(jobDb, folder, { files, ms: Date.now() }));
}

export async function verify(folder: string) {
  const faults = await faultsOf(folder);
  if (faults.length > 0) throw new UnusableBackup(faults.join('\n'));
  tell(`${folder} is whole`, readManifest(folder));
}

export async function restore(folder: string, environment: Environment) {
  const store = await openAsItIs(environment);
  try {
    const files = openFiles(environment, { db: store.jobDb, clock: Date.now });
    tell('Restored and compared', await restoreBackup(store.jobDb, folder, files));
  } finally {
    await store.close();
  }
}
