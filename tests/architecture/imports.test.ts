import { circlesIn, importsOf } from './imports';

test('a circle is found through any number of files, and a chain is none', () => {
  const graph = (text: string) =>
    new Map(text.split(' ').map((one) => [one[0] ?? '', one.slice(2).split('')] as const));
  expect(circlesIn(graph('a:b b:c c:a d:a'))).toEqual([['a', 'b', 'c']]);
  expect(circlesIn(graph('a:bc b:c c: d:da'))).toEqual([['d']]);
  expect(circlesIn(graph('a:b b:ac c:d d:c'))).toEqual([
    ['c', 'd'],
    ['a', 'b'],
  ]);
});

test('imports of types and imports at run time are seen', () => {
  const imports = importsOf((file) => /^server\/(examples|seed)\.ts$/.test(file));
  expect(imports.get('server/examples.ts')).toEqual(
    expect.arrayContaining([
      'mock/examples/demoOptions.ts',
      'mock/examples/index.ts',
      'server/platform/database/db.ts',
    ]),
  );
  expect(imports.get('server/seed.ts')).toContain('server/examples.ts');
});

/** Files that lead back to themselves can be understood only together, whatever kind of import it is. */
test.each([
  ['the backend and its examples', /^(server|mock)\//],
  ['the browser', /^(src|kit|locales)\//],
  ['the property module', /^(micro-pms|kit|src\/contract)\//],
])('no file of %s leads back to itself', (_, part) => {
  const imports = importsOf((file) => part.test(file));
  expect(imports.size).toBeGreaterThan(20);
  expect(circlesIn(imports)).toEqual([]);
});
