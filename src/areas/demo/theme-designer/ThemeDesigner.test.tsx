/** @jest-environment-options {"demo":true} */
import { history } from '@umijs/max';
import { act, screen, waitFor } from '@testing-library/react';
import { renderApp } from '@tests/support/renderApp';
import { address, dialogOf, findButton, person, press, textsOf } from '@tests/support/screen';
import { signInByPassword, signOut } from '@/core/auth/account';
import { SEED_PASSWORD } from '@tests/support/seed';

const json = (value: unknown) => new File([JSON.stringify(value)], 'theme.json', { type: 'application/json' });

/** What was handed to the user as a file. */
async function exported() {
  const files: Blob[] = [];
  const make = jest.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    files.push(file as Blob);
    return 'blob:1';
  });
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  await press('导出');
  make.mockRestore();
  return JSON.parse(await files[0]!.text()) as unknown;
}

const failing = () => textsOf(document.querySelectorAll('li')).filter((text) => text.includes('不达标'));
const MENDED = { shared: {}, light: { colorPrimary: '#0072e8' }, dark: {} };

test('a designer mends a colour, takes it back, and moves the theme in and out by a file', async () => {
  await renderApp('/theme', { as: 'admin.hq' });
  await screen.findByText('白字 / 主题色');
  expect(failing()).toEqual([expect.stringContaining('白字 / 主题色')]);
  await press('改用 #0072e8');
  expect(failing()).toEqual([]);
  expect(await exported()).toEqual(MENDED);
  await press('撤销');
  expect(failing()).toHaveLength(1);
  await press('重做');
  expect(failing()).toEqual([]);

  const input = document.querySelector<HTMLInputElement>('input[type=file]')!;
  await person.upload(input, json({ light: { colorPrimary: 'red' }, shared: { fontSize: 99 } }));
  const refused = await dialogOf('文件未导入');
  expect(refused).toHaveTextContent('light.colorPrimary：应为 #rrggbb 格式的颜色');
  expect(refused).toHaveTextContent('shared.fontSize：应为 12 到 18 之间的数字');
  await press('知道了', refused);
  await person.upload(input, new File(['{"light":'], 'theme.json'));
  expect(await screen.findByText('不是有效的 JSON 文件')).toBeVisible();
  expect(await exported()).toEqual(MENDED);
  await person.upload(input, json({ shared: { fontSize: 16 }, dark: { colorLink: '#ABCDEF' } }));
  expect(await screen.findByText('已导入')).toBeVisible();
  expect(screen.getByLabelText('字号')).toHaveValue('16');
  expect(await exported()).toEqual({ shared: { fontSize: 16 }, light: {}, dark: { colorLink: '#abcdef' } });
  await press('恢复默认');
  expect(await exported()).toEqual({ shared: {}, light: {}, dark: {} });
  expect(await findButton('重做')).toBeDisabled();

  // Only users with a demo role have this address.
  await act(() => signOut());
  await act(() => signInByPassword('show.clerk', SEED_PASSWORD));
  await waitFor(() => expect(address()).not.toContain('/login'));
  act(() => history.push('/theme'));
  expect(await screen.findByText('暂无此项权限')).toBeVisible();
});
