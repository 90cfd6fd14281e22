import { act, screen, waitFor } from '@testing-library/react';
import { renderApp } from '@tests/support/renderApp';
import { address, buttonNames, closed, dialogOf, findButton, person, press } from '@tests/support/screen';
import { errorLog, report } from '@/core/error-log/errorLog';
import { preferences } from '@/core/preferences/preferences';

afterEach(() => {
  jest.restoreAllMocks();
  errorLog.clear();
});

test('the menu folds and stays so; size, full screen and error log answer', async () => {
  await renderApp('/dashboard', { as: 'show.clerk' });
  await press('收起菜单');
  expect(await findButton('展开菜单')).toHaveAttribute('aria-expanded', 'false');
  expect(document.cookie).toContain('sidebarStatus=0');
  await press('展开菜单');
  expect(document.cookie).toContain('sidebarStatus=1');

  await press('组件尺寸');
  await person.click(await screen.findByText('迷你'));
  // The compiling message is painted first.
  await waitFor(() => expect(preferences.get().size).toBe('mini'));
  expect(localStorage.getItem('branch-admin:settings:show.clerk')).toContain('"size":"mini"');

  // jsdom has no full screen, like the browser of a phone.
  await press('全屏');
  expect(await screen.findByText('you browser can not work')).toBeVisible();

  // Tests before this one may have left entries.
  act(() => errorLog.clear());
  act(() => report('script', 'TypeError: 坏了', 'at somewhere'));
  await press('错误日志，1 条新记录');
  const dialog = await dialogOf('TypeError: 坏了');
  expect(await findButton('错误日志')).toBeInTheDocument();
  await press('清空', dialog);
  await press('清空', await dialogOf('清空错误日志？'));
  await waitFor(() => expect(dialog).toHaveTextContent('没有错误记录'));
  expect(errorLog.get()).toEqual([]);
  await press('关闭', dialog.querySelector('.ant-modal-footer')!);
  await waitFor(() => expect(dialog.closest('.ant-modal-wrap') ?? dialog).not.toBeVisible());
});

test('the name of a button does not lie over the menu that it opened', async () => {
  await renderApp('/dashboard', { as: 'show.clerk' });
  const button = await findButton('组件尺寸');
  await person.hover(button);
  const name = (await screen.findByRole('tooltip')).closest('.ant-tooltip');
  await person.click(button);
  expect(await screen.findByText('迷你')).toBeVisible();
  await waitFor(() => expect(name).toHaveClass('ant-tooltip-hidden'));
  await person.unhover(button);
  await person.hover(button);
  await waitFor(() => expect(name).not.toHaveClass('ant-tooltip-hidden'));
});

test('on a small screen the menu is a drawer that closes when a page is chosen, and the rest one menu', async () => {
  const wide = window.matchMedia.bind(window);
  jest
    .spyOn(window, 'matchMedia')
    .mockImplementation((media) => Object.assign(wide(media), { matches: /max-width/.test(media) }));
  await renderApp('/dashboard', { as: 'show.clerk' });
  await press('打开菜单');
  const drawer = await dialogOf('后台管理系统');
  await person.click(await screen.findByText('展会管理', { selector: '[role=dialog] *' }));
  await person.click(await screen.findByText('展会列表', { selector: '[role=dialog] *' }));
  await waitFor(() => expect(address()).toBe('/sale/tradeFairManage'));
  await closed(drawer);
  expect(document.cookie).not.toContain('sidebarStatus');
  const header = document.querySelector('header')!.parentElement!;
  expect(buttonNames(header)).toEqual(expect.arrayContaining(['打开菜单', '已打开的页面', '更多']));
  expect(buttonNames(header)).not.toContain('全屏');
});
