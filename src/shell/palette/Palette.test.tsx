import { fireEvent, screen, waitFor } from '@testing-library/react';
import { MOUNTS, renderApp } from '@tests/support/renderApp';
import { address, closed, dialogOf, person, textsOf } from '@tests/support/screen';
import { preferences } from '@/core/preferences/preferences';
import { pageMemory } from './pageMemory';

const LABEL = '搜索菜单和操作';
const options = () => textsOf(document.querySelectorAll('[role=option]'));
const marked = () => document.querySelector('[role=option][aria-selected=true]');

/** Keys as a browser sends them: Ctrl K. */
const callPalette = () => fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true });

async function openPalette() {
  callPalette();
  return screen.findByRole('combobox', { name: LABEL });
}

test('everything by the keyboard: pages that are granted, actions of the page, favourites, pinyin', async () => {
  await renderApp('/sale/tradeFairManage', { as: 'show.clerk' });
  await screen.findByText('新增');

  const field = await openPalette();
  expect(options()).toEqual(expect.arrayContaining(['新增', '深色模式', '退出登录']));
  // A page that this user has no menu item for.
  await person.type(field, '特价');
  await waitFor(() => expect(options()).toEqual([]));
  expect(screen.getByText('没有找到“特价”')).toBeVisible();

  await person.clear(field);
  await person.type(field, '嘉宾');
  await waitFor(() => expect(options()[0]).toBe('嘉宾管理展会管理'));
  expect(field).toHaveAttribute('aria-activedescendant', marked()!.id);
  await person.keyboard('{Control>}d{/Control}');
  expect(pageMemory.get().favourites).toEqual(['/sale/guestManage']);
  await person.keyboard('{ArrowDown}{ArrowUp}{Enter}');
  await waitFor(() => expect(address()).toBe('/sale/guestManage'));

  const again = await openPalette();
  await waitFor(() => expect(options()[0]).toBe('嘉宾管理展会管理'));
  expect(options()[1]).toBe('展会列表展会管理');
  await person.type(again, 'zhlb');
  await waitFor(() => expect(options()[0]).toBe('展会列表展会管理'));
  await person.clear(again);
  await person.type(again, 'zhanhuilb');
  await waitFor(() => expect(options()).toEqual(['开启拼音搜索']));
  await person.keyboard('{Enter}');
  expect(preferences.get().supportPinyinSearch).toBe(true);
  await waitFor(() => expect(options()[0]).toBe('展会列表展会管理'));
  await person.keyboard('{Enter}');
  await waitFor(() => expect(address()).toBe('/sale/tradeFairManage'));

  await openPalette();
  const dialog = await dialogOf('深色模式');
  await person.keyboard('{Escape}');
  await closed(dialog);
  fireEvent.keyDown(document.body, { key: '/' });
  expect(document.activeElement).toBe(screen.getByLabelText('展会编码'));
});

const OF_THE_MODULE = [
  '物业首页',
  '物业项目',
  '房源管理',
  '租户管理',
  '租约管理',
  '收费项目',
  '账单与收款',
  '维修工单',
  '巡检管理',
];

test('the theme is found by its name in any language, and pages of the property module as those of the console', async () => {
  await renderApp('/dashboard', { as: 'admin.hq' });
  await screen.findByText(/您好$/);
  const field = await openPalette();
  for (const name of ['dark', '深色', 'theme']) {
    await person.clear(field);
    await person.type(field, name);
    await waitFor(() => expect(options()[0]).toBe('深色模式'));
  }
  for (const page of OF_THE_MODULE) {
    await person.clear(field);
    await person.type(field, page);
    await waitFor(() => expect(options()[0]).toBe(`${page}物业管理`));
  }
  const dialog = await dialogOf('物业管理');
  await person.keyboard('{Escape}');
  await closed(dialog);
});

test('Enter right after the last key opens what was typed, not what stood first before', async () => {
  await renderApp('/sale/tradeFairManage', { as: 'show.clerk' });
  await waitFor(() => expect(document.querySelector('main')).toHaveTextContent('新增'));
  const field = await openPalette();
  const first = options()[0];
  fireEvent.change(field, { target: { value: '嘉宾' } });
  // The list still shows the earlier result; `act` of the development build leaves nothing for later.
  if (MOUNTS === 1) expect(options()[0]).toBe(first);
  fireEvent.keyDown(field, { key: 'Enter' });
  await waitFor(() => expect(address()).toBe('/sale/guestManage'));
});
