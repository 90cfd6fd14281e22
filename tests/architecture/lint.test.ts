import { BASE, IMPORT_CASES } from './lint/cases';
import { CODE_CASES } from './lint/codeCases';
import { lintTree } from './lint/tree';

const CASES = [...IMPORT_CASES, ...CODE_CASES];
let broken: Awaited<ReturnType<typeof lintTree>>;

beforeAll(async () => {
  broken = await lintTree(Object.assign({}, BASE, ...CASES.flatMap(({ bad, good }) => [bad, good])));
});

test.each(CASES)('$rule finds each violation and nothing else', ({ rule, bad }) => {
  for (const path of Object.keys(bad)) expect([path, broken.get(path)]).toEqual([path, [rule]]);
});

test('clean files are clean', () => {
  const clean = [BASE, ...CASES.map(({ good }) => good ?? {})].flatMap((files) => Object.keys(files));
  for (const path of clean) expect([path, broken.get(path)]).toEqual([path, []]);
});

test('no two cases share a file', () => {
  const paths = CASES.flatMap(({ bad, good }) => [...Object.keys(bad), ...Object.keys(good ?? {})]);
  expect(paths).toHaveLength(new Set(paths).size);
});
