import { BACKEND_PAIRS, drawPairs } from '../../config/lint/backendPairs.mjs';
import { circlesIn, importsOf } from './imports';
import { files, read } from './repository';

const foldersIn = (tree: string) =>
  new Set(
    files
      .filter((file) => file.startsWith(`${tree}/`))
      .map((file) => file.slice(tree.length + 1).split('/'))
      .filter((path) => path.length > 1)
      .map(([folder = '']) => folder),
  );

const LANGUAGES = [...foldersIn('locales')];
const LOCALES = LANGUAGES.map((language) => `locales/${language}`);
const TREES = ['src/areas', 'src/contract', 'server/areas', 'tests/contract', ...LOCALES];

/** Folders that are not an area: texts of what screens share and of the frame, and answers that tests expect. */
const BESIDE: Readonly<Record<string, readonly string[]>> = {
  'tests/contract': ['samples'],
  ...Object.fromEntries(LOCALES.map((tree) => [tree, ['shared', 'shell']])),
};

/** Areas that are not everywhere, and why. */
const ELSEWHERE: Readonly<Record<string, readonly string[]>> = {
  // Pages to try things out: what they call is another area's.
  demo: ['src/contract', 'server/areas', 'tests/contract'],
  // Its screens are micro-pms, an application of its own.
  property: ['src/areas'],
};

const areasOf = (tree: string) => [...foldersIn(tree)].filter((name) => !BESIDE[tree]?.includes(name));
const areas = [...new Set(TREES.flatMap(areasOf))].sort();

test.each(areas)('%s has one name in every tree', (area) => {
  const missing = TREES.filter((tree) => !areasOf(tree).includes(area));
  expect(missing).toEqual([...(ELSEWHERE[area] ?? [])].sort((a, b) => TREES.indexOf(a) - TREES.indexOf(b)));
});

test('each area of the backend has its row among the pairs', () => {
  expect(BACKEND_PAIRS.map(([area]) => area).sort()).toEqual(areasOf('server/areas').sort());
});

test('the pairs have no circle: each area names those above it', () => {
  const seen = new Set<string>();
  for (const [area, others] of BACKEND_PAIRS) {
    expect(others.filter((other) => !seen.has(other))).toEqual([]);
    seen.add(area);
  }
  expect(circlesIn(new Map(BACKEND_PAIRS.map(([area, others]) => [area, [...others]])))).toEqual([]);
});

test('each pair is used: what nobody needs is forbidden', () => {
  const areaOf = (file: string) => /^server\/areas\/([^/]+)\//.exec(file)?.[1];
  const used = new Map<string, Set<string>>();
  for (const [file, imported] of importsOf((one) => areaOf(one) !== undefined))
    for (const other of imported) {
      const [from = '', to] = [areaOf(file), areaOf(other)];
      if (to !== undefined && to !== from) used.set(from, (used.get(from) ?? new Set()).add(to));
    }
  for (const [area, others] of BACKEND_PAIRS)
    expect([area, [...(used.get(area) ?? [])].sort()]).toEqual([area, [...others].sort()]);
});

test('docs/architecture.md draws the pairs: put there what drawPairs() answers', () => {
  expect(read('docs/architecture.md')).toContain(drawPairs());
});
