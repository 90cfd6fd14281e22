import type { SightPreview } from '@/contract/system/sight';
import { keysOf, partOf, sightTree } from './sightTree';

const preview: Pick<SightPreview, 'menus' | 'buttons'> = {
  menus: [
    { menuId: '1', menuParent: '0', menuTitle: '组', titles: { en: 'Group' }, sight: 'seen' },
    { menuId: '11', menuParent: '1', menuTitle: '页', titles: {}, sight: 'hidden' },
    { menuId: '12', menuParent: '1', menuTitle: '另一页', titles: {}, sight: 'notGranted' },
  ],
  buttons: [
    {
      buttonCode: 'page_add',
      buttonName: '新增',
      titles: { en: 'Add' },
      menuId: '11',
      pageKey: 'page',
      sight: 'notGranted',
    },
    { buttonCode: 'index_save', buttonName: '保存', titles: {}, menuId: '', pageKey: 'index', sight: 'seen' },
  ],
};
const tree = sightTree(preview, { language: 'en', others: 'Others' });

test('buttons stand below their pages, those of no menu at the end', () => {
  expect(keysOf(tree)).toEqual(['m:1', 'm:11', 'b:page_add', 'm:12', 'p:', 'p:index', 'b:index_save']);
  expect(tree.map(({ title }) => title)).toEqual(['Group', 'Others']);
});

test('what is open, what is closed, and what is searched for, with the way to it', () => {
  expect(keysOf(partOf(tree, 'open', ''))).toEqual(['m:1', 'm:11', 'p:', 'p:index', 'b:index_save']);
  expect(keysOf(partOf(tree, 'closed', ''))).toEqual(['m:1', 'm:11', 'b:page_add', 'm:12']);
  expect(keysOf(partOf(tree, 'all', ' PAGE_ '))).toEqual(['m:1', 'm:11', 'b:page_add']);
});
