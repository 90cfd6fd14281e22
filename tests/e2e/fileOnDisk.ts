import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const folder = mkdtempSync(join(tmpdir(), 'chosen-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** The path of a file that a visitor chooses; it is gone with the suite. */
export function fileOnDisk(name: string, content: string | Uint8Array) {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
}
