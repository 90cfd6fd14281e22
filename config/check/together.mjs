/*
 * A suite of a screen spends more time on loading the application than on its tests. Where all are run, the suites of an
 * area are one: a file that is written here loads the application once, and each of them after the other, on data of its
 * own. Alone (`npm run jest -- <file>`) each is what it looks like.
 */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { ROOT } from '../setup/main.mjs';
import { filesBelow } from '../setup/stamp.mjs';

export const FOLDER = '.cache/together';
const MOST = 9;

/** A stand-in for a module, or an environment of its own, would be in the way of the others. */
const isAlone = (text) => /jest\.mock\(|@jest-environment/.test(text);
const isOfApplication = (text) => text.includes('@tests/support/renderApp');

const areaOf = (file) => /^src\/(?:areas\/)?([a-z-]+)/.exec(file)?.[1] ?? 'others';

/** The suites by the name of the file that holds them. */
function groups() {
  const suites = filesBelow(join(ROOT, 'src'))
    .filter((file) => file.endsWith('.test.tsx'))
    .map((file) => [relative(ROOT, file), readFileSync(file, 'utf8')])
    .filter(([, text]) => isOfApplication(text) && !isAlone(text))
    .map(([file]) => file)
    .sort();
  return Object.entries(byArea(suites)).flatMap(([area, files]) => {
    const parts = Math.ceil(files.length / MOST);
    return Array.from({ length: parts }, (_, part) => [
      `${area}${parts > 1 ? part + 1 : ''}`,
      files.filter((_, i) => i % parts === part),
    ]);
  });
}

function byArea(suites) {
  const found = {};
  for (const suite of suites) (found[areaOf(suite)] ??= []).push(suite);
  return found;
}

/** What cleans up after each test, and says so when it is loaded, would do so in the first suite alone. */
const FIRST = "import '@testing-library/react';\nimport '@tests/support/renderApp';\n";

const suite = (file) => `
describe(${JSON.stringify(file)}, () => {
  beforeAll(() => freshBackend());
  require(${JSON.stringify(relative(FOLDER, file).replace(/\.tsx$/, ''))});
});
`;

/** Writes them, and answers which suites are in them. */
export function putTogether() {
  rmSync(join(ROOT, FOLDER), { recursive: true, force: true });
  mkdirSync(join(ROOT, FOLDER), { recursive: true });
  return groups().flatMap(([name, files]) => {
    writeFileSync(join(ROOT, FOLDER, `${name}.test.tsx`), [FIRST, ...files.map(suite)].join(''));
    return files;
  });
}
