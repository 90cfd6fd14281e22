/** @jest-environment-options {"demo":true} */
import { history } from '@umijs/max';
import { act, screen, waitFor } from '@testing-library/react';
import { signInByPassword, signOut } from '@/core/auth/account';
import { renderApp } from '@tests/support/renderApp';
import { address, fill, press, rowOf } from '@tests/support/screen';
import { SEED_PASSWORD } from '@tests/support/seed';

/** By address, a text that only this page has. */
const PAGES = [
  ['/permission/page', '没有权限的演示页面|可以打开的页面'],
  ['/permission/directive', '没有授予的按钮不显示'],
  ['/permission/role', '演示管理员'],
  ['/icon', 'AccountBookOutlined'],
  ['/components/actions', '有风险的先确认'],
  ['/components/fields', '全部字段类型'],
  ['/components/forms', '打开编辑冲突'],
  ['/components/tables', '没有行时的说明'],
  ['/components/pages', '公开的窄页面'],
  ['/components/upload', '扫码上传'],
  ['/components/drag', 'ZH2026050004'],
  ['/charts/keyboard', '每个字符的次数'],
  ['/charts/line', '正弦与余弦'],
  ['/charts/mixchart', '平方与其平均值'],
  ['/nested/menu1/menu1-2/menu1-2-1', '打开的页面会保留输入'],
  ['/example/list', 'ZH2026'],
  ['/tab', '进行中'],
  ['/error/401', '打开 /401'],
  ['/error/403', '执行被拒绝的操作'],
  ['/error/404', '打开未知地址'],
  ['/error/500', '让页面出错'],
  ['/error-log', '抛出错误'],
  ['/excel', '导出（合并表头）'],
  ['/zip', '打包下载'],
  ['/pdf', '打印'],
  ['/clipboard', 'copyLink'],
  ['/i18n', '1,000 个文件|1000 个文件'],
] as const;

const go = (path: string) => act(() => Promise.resolve(history.push(path)));
const isShown = (one: Element) => !/display: none/.test(one.getAttribute('style') ?? '');
/** The page in front; open pages stay in the document behind it. */
const shown = () => [...document.querySelectorAll('#content > *')].filter(isShown);
const says = (pattern: string) =>
  waitFor(() => {
    expect(shown().flatMap((one) => [...one.querySelectorAll('h1')])).not.toEqual([]);
    expect(
      shown()
        .map((one) => one.textContent)
        .join(' '),
    ).toMatch(new RegExp(pattern));
  });
const subject = () =>
  waitFor(() => {
    const field = shown().flatMap((one) => [...one.querySelectorAll<HTMLInputElement>('[id$=edit_subject]')])[0];
    if (!field) throw new Error('The form is not there yet.');
    return field;
  });

test('a demo administrator opens every page', async () => {
  await renderApp('/dashboard', { as: 'demo.admin' });
  await waitFor(() => expect(address()).toBe('/dashboard'));
  for (const [path, text] of PAGES) {
    await go(path);
    await says(text);
    expect(address()).toBe(path);
  }
});

test('a fair is drafted and found again; an id that is no number is an unknown address', async () => {
  await renderApp('/example/create', { as: 'demo.admin' });
  await fill(await subject(), '演示草稿');
  await press('存草稿');
  await waitFor(() => expect(address()).toBe('/example/list'));
  await press('编辑', await rowOf('演示草稿'));
  await waitFor(() => expect(address()).toMatch(/^\/example\/edit\/\d+$/));
  await waitFor(async () => expect(await subject()).toHaveValue('演示草稿'));
  await go('/example/edit/none');
  await waitFor(() => expect(address()).toBe('/404'));
});

test('an editor is refused what is for administrators, and a visitor has the dashboard alone', async () => {
  await renderApp('/icon', { as: 'demo.editor' });
  await says('AccountBookOutlined');
  await go('/permission/directive');
  expect(await screen.findByText('暂无此项权限')).toBeVisible();
  await waitFor(() => expect(address()).toBe('/icon'));
  await act(() => signOut());
  await act(() => signInByPassword('demo.visitor', SEED_PASSWORD));
  await waitFor(() => expect(address()).not.toContain('/login'));
  await go('/example/edit/70001');
  await waitFor(() => expect(address()).toBe('/dashboard'));
  await go('/demo-unknown');
  await waitFor(() => expect(address()).toBe('/404'));
});

test('a page that breaks breaks alone', async () => {
  await renderApp('/error/500', { as: 'demo.admin' });
  const quiet = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  await press('让页面出错');
  expect(await screen.findByText('页面出错了')).toBeVisible();
  quiet.mockRestore();
});
