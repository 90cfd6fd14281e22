import type { RoleGrants } from '@/contract/system/roles';
import { everything, foundIn, grantsOf, grantTree, keysOf, toggled } from './grantTree';

const menu = (menuId: string, menuParent: string, held = true) => ({
  ...{ menuId, menuParent, held, menuTitle: `菜单${menuId}`, titles: { en: `Menu ${menuId}` } },
});
const button = (buttonCode: string, menuId: string, held = true) => ({
  ...{ buttonCode, menuId, held, buttonName: buttonCode, titles: {}, pageKey: buttonCode.split('_')[0]! },
});
const grants: RoleGrants = {
  ...{ roleId: '1', roleName: '', roleCode: 'X', version: 1 },
  menus: [menu('1', '0'), menu('11', '1'), menu('12', '1', false), menu('2', '0')],
  buttons: [button('a_see', '11'), button('a_do', '11'), button('a_no', '11', false), button('index_save', '')],
  menuIds: ['1', '11'],
  buttonCodes: ['a_see'],
};
const tree = grantTree(grants, { language: 'en', others: 'Other pages' });
const keys = (list: Iterable<string>) => [...list].sort();

test('menus hold their pages, pages their buttons, and buttons of no menu have a heading', () => {
  const [first, second, others] = tree;
  expect([first?.title, second?.title, others?.title]).toEqual(['Menu 1', 'Menu 2', 'Other pages']);
  expect(first?.children.map(({ key, locked }) => [key, locked])).toEqual([
    ['m:11', false],
    ['m:12', true],
  ]);
  expect(first?.children[0]?.children.map(({ key, locked }) => [key, locked])).toEqual([
    ['b:a_see', false],
    ['b:a_do', false],
    ['b:a_no', true],
  ]);
  expect(others?.children[0]?.children.map(({ key }) => key)).toEqual(['b:index_save']);
});

test('what is granted brings all below it and the way to it, but nothing that the user lacks', () => {
  expect(keys(toggled(tree, new Set(), 'b:a_do'))).toEqual(['b:a_do', 'm:1', 'm:11']);
  expect(keys(toggled(tree, new Set(), 'm:1'))).toEqual(['b:a_do', 'b:a_see', 'm:1', 'm:11']);
  expect(keys(toggled(tree, new Set(), 'h:index'))).toEqual(['b:index_save']);
});

test('what is withdrawn takes all below it along, and leaves the rest', () => {
  const all = everything(tree);
  expect(keys(all)).toEqual(['b:a_do', 'b:a_see', 'b:index_save', 'm:1', 'm:11', 'm:2']);
  expect(keys(toggled(tree, all, 'm:11'))).toEqual(['b:index_save', 'm:1', 'm:2']);
  expect(keys(toggled(tree, all, 'b:a_do'))).toEqual(['b:a_see', 'b:index_save', 'm:1', 'm:11', 'm:2']);
  expect(keys(toggled(tree, all, 'nothing'))).toEqual(keys(all));
});

test('keys and grants are the same thing twice', () => {
  expect(grantsOf(keysOf(grants))).toEqual({ menuIds: ['1', '11'], buttonCodes: ['a_see'] });
  expect(grantsOf(new Set(['h:index', 'm:2']))).toEqual({ menuIds: ['2'], buttonCodes: [] });
});

test('a search keeps the way to what it finds, and all below that', () => {
  const [found, ...others] = foundIn(tree, ' A_D ');
  expect([found?.key, found?.children[0]?.children.map(({ key }) => key), others]).toEqual(['m:1', ['b:a_do'], []]);
  expect(foundIn(tree, 'menu 11')[0]?.children[0]?.children).toHaveLength(3);
  expect(foundIn(tree, '')).toEqual(tree);
});

test('what is held in part is completed before it is withdrawn', () => {
  const some = new Set(['m:1', 'm:11', 'b:a_see']);
  const whole = toggled(tree, some, 'm:1');
  expect(keys(whole)).toEqual(['b:a_do', 'b:a_see', 'm:1', 'm:11']);
  expect(keys(toggled(tree, whole, 'm:1'))).toEqual([]);
});
