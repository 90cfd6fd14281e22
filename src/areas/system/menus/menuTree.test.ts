import type { MenuRecord } from '@/contract/system/menus';
import { positionOf, sidebarOf } from './menuTree';

const menu = (menuId: string, menuParent: string, children: MenuRecord[] = [], more: Partial<MenuRecord> = {}) =>
  ({
    ...{ menuId, menuParent, menuTitle: menuId, titles: {}, menuUrl: `/${menuId}`, menuIcon: '', sort: 1 },
    ...{ isExternalLink: 0, isFind: 1, noCache: 0, status: 1, pageKey: menuId, buttonCount: 0, vital: false },
    ...{ version: 0, children },
    ...more,
  }) satisfies MenuRecord;

const tree = [
  menu('a', '0', [menu('a1', 'a'), menu('a2', 'a'), menu('a3', 'a')]),
  menu('b', '0', [menu('b1', 'b')]),
  menu('link', '0', [], { isExternalLink: 1 }),
];
const drop = (moved: string, zone: 'before' | 'inside' | 'after', target: string, isOpen = false) =>
  positionOf(tree, { moved, zone, target, isOpen });

test('a drop names the parent and the place among the others', () => {
  expect(drop('a3', 'before', 'a1')).toEqual({ menuParent: 'a', index: 0 });
  expect(drop('a1', 'after', 'a2')).toEqual({ menuParent: 'a', index: 1 });
  expect(drop('a1', 'inside', 'b')).toEqual({ menuParent: 'b', index: 1 });
  expect(drop('a1', 'before', 'b')).toEqual({ menuParent: '0', index: 1 });
  expect(drop('a1', 'after', 'b', true)).toEqual({ menuParent: 'b', index: 0 });
  expect(drop('a1', 'after', 'b')).toEqual({ menuParent: '0', index: 2 });
});

test('a drop that means nothing is none', () => {
  expect(drop('a', 'inside', 'a1')).toBeUndefined();
  expect(drop('a', 'before', 'a')).toBeUndefined();
  expect(drop('a1', 'inside', 'a')).toBeUndefined();
  expect(drop('a1', 'inside', 'link')).toBeUndefined();
  expect(drop('a2', 'after', 'a1')).toBeUndefined();
  expect(drop('a2', 'before', 'a3')).toBeUndefined();
});

test('the sidebar has what is granted, enabled and visible, in groups that are', () => {
  const all = new Set(['a', 'a1', 'a2', 'b', 'b1', 'link']);
  const shown = [
    { ...tree[0]!, children: [menu('a1', 'a', [], { isFind: 0 }), menu('a2', 'a'), menu('a3', 'a')] },
    { ...tree[1]!, status: 0 as const },
  ];
  expect(sidebarOf(shown, all).map(({ menuId, children }) => [menuId, children.map((one) => one.menuId)])).toEqual([
    ['a', ['a2']],
  ]);
});
