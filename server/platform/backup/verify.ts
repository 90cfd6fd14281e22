import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { type BackupFile, type Manifest, readManifest } from './manifest';

async function isIntact(folder: string, { path, sha256 }: BackupFile) {
  const hash = createHash('sha256');
  try {
    await pipeline(createReadStream(join(folder, path)), hash);
  } catch {
    return false;
  }
  return hash.digest('hex') === sha256;
}

/** The rows of a table, a line of JSON each. */
export const linesIn = (folder: string, { path }: BackupFile): AsyncIterable<string> =>
  createInterface({ input: createReadStream(join(folder, path)).pipe(createGunzip()), crlfDelay: Infinity });

async function countLines(folder: string, file: BackupFile) {
  const lines = linesIn(folder, file)[Symbol.asyncIterator]();
  let count = 0;
  while (!(await lines.next()).done) count += 1;
  return count;
}

/** The faults of a backup, one sentence each; empty where it can be restored. */
export async function faultsOf(folder: string, manifest: Manifest = readManifest(folder)): Promise<string[]> {
  const faults: string[] = [];
  for (const file of manifest.files) {
    if (!(await isIntact(folder, file))) faults.push(`${file.path} is missing or damaged.`);
  }
  for (const { name, rows, file } of manifest.tables) {
    if (!(await isIntact(folder, file))) faults.push(`${file.path} is missing or damaged.`);
    else if ((await countLines(folder, file)) !== rows) faults.push(`${name} does not have its ${rows} rows.`);
  }
  return faults;
}
