import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const entries = (root, path) => {
  const full = join(root, path);
  return existsSync(full) ? readdirSync(full, { withFileTypes: true }) : [];
};

/** The names of the folders at a path below the root; none where there is no such path. */
export const folders = (root, path) =>
  entries(root, path)
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);

/** The same of the files. */
export const files = (root, path) =>
  entries(root, path)
    .filter((entry) => entry.isFile())
    .map(({ name }) => name);
