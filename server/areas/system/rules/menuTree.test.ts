import fc from 'fast-check';
import { check } from '../../../../tests/support/property';
import { addressProblem, pageKeyOf, placedAt, parentProblem, subtree, wantedTree } from './menuTree';

/** a → (b → c), d */
const menus = [
  { menuId: 'a', menuParent: '0' },
  { menuId: 'b', menuParent: 'a' },
  { menuId: 'c', menuParent: 'b' },
  { menuId: 'd', menuParent: '0' },
];

test('a subtree is the menu and all below it', () => {
  expect([...subtree(menus, 'a')].sort()).toEqual(['a', 'b', 'c']);
  expect([...subtree(menus, 'd')]).toEqual(['d']);
});

test('a menu stands anywhere but below itself', () => {
  for (const parent of ['a', 'b', 'c']) expect(parentProblem(menus, { menuId: 'a', parent, most: 9 })).toBe('cycle');
  for (const parent of ['0', 'd']) expect(parentProblem(menus, { menuId: 'a', parent, most: 9 })).toBeUndefined();
});

test('the levels of what is moved count, and those above its new place', () => {
  expect(parentProblem(menus, { menuId: 'a', parent: 'd', most: 4 })).toBeUndefined();
  expect(parentProblem(menus, { menuId: 'a', parent: 'd', most: 3 })).toBe('tooDeep');
  expect(parentProblem(menus, { parent: 'c', most: 4 })).toBeUndefined();
  expect(parentProblem(menus, { parent: 'c', most: 3 })).toBe('tooDeep');
});

test('moves that the rule allows, in any order, leave every menu below the top', () => {
  const ids = ['a', 'b', 'c', 'd', 'e'];
  const moves = fc.array(fc.tuple(fc.constantFrom(...ids), fc.constantFrom('0', ...ids)), { maxLength: 30 });
  check(
    fc.property(moves, (all) => {
      let tree = ids.map((menuId) => ({ menuId, menuParent: '0' }));
      for (const [menuId, parent] of all)
        if (!parentProblem(tree, { menuId, parent, most: 3 }))
          tree = tree.map((one) => (one.menuId === menuId ? { menuId, menuParent: parent } : one));
      expect([...subtree(tree, '0')].filter((id) => id !== '0').sort()).toEqual(ids);
      const depth = (id: string): number =>
        Math.max(0, ...tree.filter((one) => one.menuParent === id).map((one) => 1 + depth(one.menuId)));
      expect(depth('0')).toBeLessThanOrEqual(3);
    }),
    { runs: 300 },
  );
});

test('a place among siblings keeps the order of the others', () => {
  expect(placedAt(['a', 'b', 'c'], 'c', 0)).toEqual(['c', 'a', 'b']);
  expect(placedAt(['a', 'b', 'c'], 'a', 1)).toEqual(['b', 'a', 'c']);
  expect(placedAt(['a', 'b'], 'new', 99)).toEqual(['a', 'b', 'new']);
});

test('a search keeps the way to what it finds', () => {
  const found = wantedTree(menus, '0', ({ menuId }) => menuId === 'c');
  expect(found).toMatchObject([
    { menuId: 'a', children: [{ menuId: 'b', children: [{ menuId: 'c', children: [] }] }] },
  ]);
});

test.each([
  ['/sale/page', 0, undefined],
  ['micro-pms/home', 0, undefined],
  ['micro-pms', 0, undefined],
  ['sale/page', 0, 'field.address'],
  ['/sale/..', 0, 'field.address'],
  ['//example.com', 0, 'field.address'],
  ['/sale/:id', 0, 'field.address'],
  ['/sale?x=1', 0, 'field.address'],
  ['https://example.com', 0, 'field.address'],
  ['https://example.com/a?b=c', 1, undefined],
  ['http://example.com', 1, 'field.link'],
  ['https://a:b@example.com', 1, 'field.link'],
  ['https:example.com', 1, 'field.link'],
  ['javascript:alert(1)', 1, 'field.link'],
  ['/sale/page', 1, 'field.link'],
])('the address %s as an external link %i: %s', (url, external, problem) => {
  expect(addressProblem(url, external === 1)).toBe(problem);
});

test('a page is known by the last segment of its address, a link by none', () => {
  expect([pageKeyOf('/sale/page', false), pageKeyOf('micro-pms', false)]).toEqual(['page', 'micro-pms']);
  expect(pageKeyOf('https://example.com/page', true)).toBeNull();
});
