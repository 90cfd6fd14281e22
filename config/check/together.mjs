/*
 * A suite of a screen spends more time on loading the application than on its tests, and one of the contract as much on
 * loading the contract as on its calls. Where all are run, the suites of an area are one: a file that is written here
 * loads what they need once, and each of them after the other, on data of its own. Alone (`npm run jest -- <file>`) each
 * is what it looks like.
 */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { ROOT } from '../setup/main.mjs';
import { filesBelow } from '../setup/stamp.mjs';

export const FOLDER = '.cache/together';

/** A stand-in for a module or an environment of its own would be in the way of the other suites, and they of one that measures. */
const isAlone = (text) => /jest\.mock\(|@jest-environment|performance\.now\(|hrtime/.test(text);

/** A module that registers its clean-up when it is loaded would do so in the first suite alone. */
const OF_SCREENS = "import '@testing-library/react';\nimport '@tests/support/renderApp';\n";

const KINDS = [
  {
    most: 9,
    ending: '.test.tsx',
    folders: ['src'],
    area: /^src\/(?:areas\/)?([a-z-]+)/,
    takes: (text) => text.includes('@tests/support/renderApp'),
    first: OF_SCREENS,
    each: 'beforeAll(() => freshBackend());',
  },
  {
    most: 30,
    ending: '.test.ts',
    // By its ending it runs in a browser's environment, as they do.
    holder: '.test.tsx',
    folders: ['src', 'kit'],
    area: /^(src|kit)\//,
    takes: () => true,
    first: 'export {};\n',
    each: '',
  },
  {
    most: 12,
    ending: '.test.ts',
    folders: ['tests/contract'],
    // Suites beside the areas are of the whole contract, and long.
    area: /^tests\/(contract\/[a-z-]+)\//,
    takes: () => true,
    first: 'export {};\n',
    each: '',
  },
  {
    most: 30,
    ending: '.test.ts',
    folders: ['tests/rules', 'server'],
    area: /^(tests\/rules|server)\//,
    takes: () => true,
    first: 'export {};\n',
    each: '',
  },
];

/** The suites of a kind by the name of the file that holds them. */
function groups({ most, ending, folders, area, takes }) {
  const suites = folders
    .flatMap((folder) => filesBelow(join(ROOT, folder)))
    .filter((file) => file.endsWith(ending))
    .map((file) => [relative(ROOT, file), readFileSync(file, 'utf8')])
    .filter(([file, text]) => area.test(file) && takes(text) && !isAlone(text))
    .map(([file]) => file)
    .sort();
  return Object.entries(byArea(suites, area)).flatMap(([name, files]) => {
    const parts = Math.ceil(files.length / most);
    return Array.from({ length: parts }, (_, part) => [
      `${name.replaceAll('/', '-')}${parts > 1 ? part + 1 : ''}`,
      files.filter((_, i) => i % parts === part),
    ]);
  });
}

function byArea(suites, area) {
  const found = {};
  for (const suite of suites) (found[area.exec(suite)[1]] ??= []).push(suite);
  return found;
}

const suite = (file, each) => `
describe(${JSON.stringify(file)}, () => {
  ${each}
  require(${JSON.stringify(relative(FOLDER, file).replace(/\.tsx?$/, ''))});
});
`;

/** Writes them, and answers which suites are in them. */
export function putTogether() {
  rmSync(join(ROOT, FOLDER), { recursive: true, force: true });
  mkdirSync(join(ROOT, FOLDER), { recursive: true });
  return KINDS.flatMap((kind) =>
    groups(kind).flatMap(([name, files]) => {
      const text = [kind.first, ...files.map((file) => suite(file, kind.each))].join('');
      writeFileSync(join(ROOT, FOLDER, `${name}${kind.holder ?? kind.ending}`), text);
      return files;
    }),
  );
}
