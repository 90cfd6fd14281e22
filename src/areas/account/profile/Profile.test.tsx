import { history } from '@umijs/max';
import { act, screen, waitFor } from '@testing-library/react';
import { profileApi } from '@/contract/account/profile';
import { signInByPassword } from '@/core/auth/account';
import { signedIn } from '@tests/support/client';
import { renderApp } from '@tests/support/renderApp';
import { dialogOf, fill, findButton, press, textsOf } from '@tests/support/screen';
import { SEED_PASSWORD } from '@tests/support/seed';

const OWN = { nickname: '', introduction: '', email: '', version: 1 };

const field = (name: string) => waitFor(() => document.querySelector<HTMLInputElement>(`[id$=edit_${name}]`)!);

test('shows who is signed in, takes the own fields, and lists what was done', async () => {
  await renderApp('/profile/index', { as: 'multi.hubei' });
  expect(await screen.findByText('138****0005')).toBeVisible();
  expect(screen.getByText('multi.shanghai · 江城医药上海有限公司')).toBeVisible();
  expect(await screen.findByText('当前登录')).toBeVisible();
  await findButton('保存');
  await fill(await field('nickname'), '小吴😀');
  expect((await field('nickname')).value).toBe('小吴');
  await fill(await field('email'), 'nobody');
  await press('保存');
  expect(await screen.findByText(/有 1 处需要修改/)).toBeVisible();
  await fill(await field('email'), 'wu@example.com');
  await press('保存');
  expect(await screen.findByText('保存成功')).toBeVisible();
});

test('each operation says on which page it was done, also where the page is in no menu', async () => {
  const operator = await signedIn(await startBackend(), 'op.hubei');
  for (const page of ['cashierInfo', 'erp/customerEntry/audit', 'sale/guestManage'])
    await operator.call(profileApi.updateUser, OWN, { headers: { 'x-menu-id': page } });
  await renderApp('/profile/index', { as: 'op.hubei' });
  const pages = () => textsOf(document.querySelectorAll('tr.ant-table-row td:nth-child(2)'));
  await waitFor(() => expect(pages().length).toBeGreaterThan(3));
  expect(pages().slice(0, 5)).toEqual(['登录', '嘉宾管理', '录入审核', '收银台详情', '登录']);
});

test('a changed password ends the session, and the new one opens it', async () => {
  await renderApp('/profile/index', { as: 'audit.ro' });
  await press('修改密码');
  const dialog = await dialogOf('原密码');
  await fill(await field('oldPassword'), 'wrong');
  await fill(await field('newPassword'), 'Fresh2026');
  await fill(await field('confirm'), 'Fresh2027');
  await press('修改密码', dialog);
  expect(await screen.findByText('两次输入的新密码不一致')).toBeVisible();
  await fill(await field('confirm'), 'Fresh2026');
  await press('修改密码', dialog);
  expect(await screen.findByText('原密码错误')).toBeVisible();
  await fill(await field('oldPassword'), SEED_PASSWORD);
  await press('修改密码', dialog);
  await waitFor(() => expect(history.location.pathname).toBe('/login'));
  await act(() => signInByPassword('audit.ro', 'Fresh2026'));
  await waitFor(() => expect(history.location.pathname).not.toBe('/login'));
});
