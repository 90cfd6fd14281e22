import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** The names of the folders at a path below the root; none where there is no such path. */
export const folders = (root, path) => {
  const full = join(root, path);
  if (!existsSync(full)) return [];
  return readdirSync(full, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
};
