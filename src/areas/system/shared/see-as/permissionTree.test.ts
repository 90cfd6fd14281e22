import type { EffectivePermissions } from '@/contract/system/effective-permissions';
import { keysOf, filtered, permissionTree } from './permissionTree';

const preview: Pick<EffectivePermissions, 'menus' | 'buttons'> = {
  menus: [
    { menuId: '1', menuParent: '0', menuTitle: '组', titles: { en: 'Group' }, visibility: 'seen' },
    { menuId: '11', menuParent: '1', menuTitle: '页', titles: {}, visibility: 'hidden' },
    { menuId: '12', menuParent: '1', menuTitle: '另一页', titles: {}, visibility: 'notGranted' },
  ],
  buttons: [
    {
      buttonCode: 'page_add',
      buttonName: '新增',
      titles: { en: 'Add' },
      menuId: '11',
      pageKey: 'page',
      visibility: 'notGranted',
    },
    { buttonCode: 'index_save', buttonName: '保存', titles: {}, menuId: '', pageKey: 'index', visibility: 'seen' },
  ],
};
const tree = permissionTree(preview, { language: 'en', others: 'Others' });

test('buttons stand below their pages, those of no menu at the end', () => {
  expect(keysOf(tree)).toEqual(['m:1', 'm:11', 'b:page_add', 'm:12', 'p:', 'p:index', 'b:index_save']);
  expect(tree.map(({ title }) => title)).toEqual(['Group', 'Others']);
});

test('what is open, what is closed, and what is searched for, with the way to it', () => {
  expect(keysOf(filtered(tree, 'open', ''))).toEqual(['m:1', 'm:11', 'p:', 'p:index', 'b:index_save']);
  expect(keysOf(filtered(tree, 'closed', ''))).toEqual(['m:1', 'm:11', 'b:page_add', 'm:12']);
  expect(keysOf(filtered(tree, 'all', ' PAGE_ '))).toEqual(['m:1', 'm:11', 'b:page_add']);
});
