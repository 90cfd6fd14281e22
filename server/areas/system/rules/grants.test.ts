import { beyondOwn, withAncestors } from './grants';

const menus = [
  { menuId: 'a', menuParent: '0' },
  { menuId: 'b', menuParent: 'a' },
  { menuId: 'c', menuParent: 'b' },
  { menuId: 'lost', menuParent: 'gone' },
  { menuId: 'x', menuParent: 'y' },
  { menuId: 'y', menuParent: 'x' },
];

test('a menu brings all that is above it, and nothing beside it', () => {
  expect([...withAncestors(menus, ['c'])].sort()).toEqual(['a', 'b', 'c']);
  expect([...withAncestors(menus, ['b', 'lost'])].sort()).toEqual(['a', 'b', 'lost']);
  expect([...withAncestors(menus, ['unknown'])]).toEqual([]);
});

test('a cycle in old data ends', () => {
  expect([...withAncestors(menus, ['x'])].sort()).toEqual(['x', 'y']);
});

test('one’s own and what was granted before may be granted, nothing else', () => {
  const rule = { held: new Set(['own']), before: new Set(['old']) };
  expect(beyondOwn({ ...rule, wanted: ['own', 'old'] })).toEqual([]);
  expect(beyondOwn({ ...rule, wanted: ['own', 'more', 'old', 'most'] })).toEqual(['more', 'most']);
});
