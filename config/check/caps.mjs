import { readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { ROOT } from '../setup/main.mjs';
import { filesBelow } from '../setup/stamp.mjs';
import { linesOfCode } from './linesOfCode.mjs';

const TREES = ['src', 'kit', 'server', 'mock', 'micro-pms', 'config', 'tests'];
const CODE = /\.(tsx?|mjs)$/;
const SHOWN = 3;
const CAPS = { files: 18, lines: 250 };

const largest = (counts) =>
  [...counts]
    .sort(([, a], [, b]) => b - a)
    .slice(0, SHOWN)
    .map(([name, count]) => `${name} ${count}`)
    .join(', ');

const linesOf = (file) => linesOfCode(readFileSync(join(ROOT, file), 'utf8'));

/** The fullest folders and the longest files: what comes near a cap is seen before it is a failure. */
export function printCaps() {
  const code = TREES.flatMap((tree) => filesBelow(join(ROOT, tree)))
    .map((file) => relative(ROOT, file))
    .filter((file) => CODE.test(file));
  const folders = new Map();
  for (const file of code.filter((one) => !/\.(test|bench)\./.test(one)))
    folders.set(dirname(file), (folders.get(dirname(file)) ?? 0) + 1);
  console.log(`\nFullest folders (cap ${CAPS.files} modules): ${largest(folders)}`);
  console.log(`Longest files (cap ${CAPS.lines} lines of code): ${largest(code.map((file) => [file, linesOf(file)]))}`);
}
