import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const SKIPPED = new Set(['node_modules', 'dist', '.umi', '.umi-production', '.umi-test']);

/** All files below a path (or the path itself when it is one), sorted; nothing when it is absent. */
export function filesBelow(path) {
  if (!existsSync(path)) return [];
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path, { withFileTypes: true })
    .filter(({ name }) => !SKIPPED.has(name))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap(({ name }) => filesBelow(join(path, name)));
}

/** A digest of texts, and of files by name and content: modification times differ after a checkout. */
export function digest(files, texts = []) {
  const hash = createHash('sha256');
  for (const file of files) hash.update(file).update('\0').update(readFileSync(file)).update('\0');
  for (const text of texts) hash.update(text).update('\0');
  return hash.digest('hex');
}

/** Whether the stamp file was written for this digest. */
export const isStamped = (stamp, value) => existsSync(stamp) && readFileSync(stamp, 'utf8') === value;

export function writeStamp(stamp, value) {
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, value);
}
