import { screen, waitFor } from '@testing-library/react';
import { renderApp } from '@tests/support/renderApp';
import { dialogOf, person, press, saidFromNowOn } from '@tests/support/screen';
import { DEFAULT_SETTINGS, JOB_BANNER } from '../../../config/defaultSettings';
import { preferences } from '@/core/preferences/preferences';

const tagsBar = () => document.querySelector('nav[aria-label=已打开的页面]');
const brand = () => screen.queryByText('后台管理系统');

test('each setting does what it says, says so while the theme is compiled, and can be taken back', async () => {
  await renderApp('/dashboard', { as: 'show.clerk' });
  await press('设置');
  const drawer = await dialogOf('界面设置');
  expect([tagsBar(), brand()]).toEqual([expect.anything(), expect.anything()]);
  await person.click(screen.getByLabelText('标签栏'));
  expect(tagsBar()).toBeNull();
  await person.click(screen.getByLabelText('侧边栏标志'));
  expect(brand()).toBeNull();
  await person.click(screen.getByLabelText('固定顶栏'));
  expect(document.querySelector('.ant-pro-layout')).toHaveClass('scrolling');

  const said = saidFromNowOn();
  await person.click(screen.getByLabelText('深色模式'));
  await waitFor(() => expect(document.documentElement.style.colorScheme).toBe('dark'));
  await waitFor(() => expect(screen.queryByText('正在编译主题…')).toBeNull());
  expect(said).toContain('正在编译主题…');

  await press('#722ED1', drawer);
  await waitFor(() => expect(preferences.get().theme).toBe('#722ED1'));
  expect(drawer).not.toHaveTextContent('低于 4.5');

  await press('恢复默认', drawer);
  await waitFor(() => expect(preferences.get()).toEqual(DEFAULT_SETTINGS));
  expect(drawer).toHaveTextContent('白字在该颜色上的对比度为 2.8');
  expect([tagsBar(), brand()]).toEqual([expect.anything(), expect.anything()]);

  await press('不再显示');
  await waitFor(() => expect(screen.queryByText(JOB_BANNER.text)).toBeNull());
  expect(localStorage.getItem('branch-admin:jobBanner:show.clerk')).toContain(JOB_BANNER.text);
});
