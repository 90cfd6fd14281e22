import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';

const ROOT = resolve(__dirname, '../..');

/** What tools write or fetch; all of it stands in .gitignore. */
const FOREIGN = new Set([
  '.git',
  'node_modules',
  'dist',
  'dist-api',
  'dist-server',
  'coverage',
  '.data',
  '.cache',
  '.umi',
  '.umi-production',
  '.umi-test',
]);

const walk = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => !FOREIGN.has(name))
    .flatMap((entry) => (entry.isDirectory() ? walk(join(folder, entry.name)) : [join(folder, entry.name)]));

/** The files of the repository, relative to its root, with forward slashes. */
export const files = walk(ROOT)
  .map((file) => relative(ROOT, file).replaceAll('\\', '/'))
  .sort();

export const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');

export const isTest = (file: string) => /\.(test|bench)\.tsx?$/.test(file);
