import fc from 'fast-check';
import { check } from '@tests/support/property';
import { createRegistry, pageNamed } from './pageRegistry';

const PATHS = [
  '/login',
  '/401',
  '/redirect/*',
  '/dashboard',
  '/documentation/index',
  '/item/brand',
  '/sale/tradeFairManage',
];

test('no name reaches a page that is not its own', () => {
  const registry = createRegistry(PATHS.map((path) => ({ id: `${path}/index`, path })));
  expect(pageNamed(registry, 'tradeFairManage')?.id).toBe('/sale/tradeFairManage/index');
  expect(Object.isFrozen(registry.byName)).toBe(true);
  const names = [
    'constructor',
    'toString',
    '__proto__',
    'hasOwnProperty',
    '../login',
    'login',
    '401',
    'dashboard',
    'index',
    '*',
    '',
  ];
  for (const name of names) expect(pageNamed(registry, name)).toBeUndefined();
  check(
    fc.property(fc.string(), (name) => {
      const found = pageNamed(registry, name);
      expect(found === undefined || ['tradeFairManage', 'brand'].includes(name)).toBe(true);
    }),
    { runs: 500 },
  );
});
