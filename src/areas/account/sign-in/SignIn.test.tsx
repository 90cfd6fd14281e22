import { history } from '@umijs/max';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { session } from '@/core/session/session';
import { renderApp } from '@tests/support/renderApp';
import { SEED_PASSWORD } from '@tests/support/seed';

const path = () => history.location.pathname + history.location.search;

async function enter(username: string, password: string) {
  await userEvent.type(await screen.findByLabelText('用户名'), username);
  await userEvent.type(screen.getByLabelText('密码'), `${password}{Enter}`);
}

test('user name and password lead to the page that was wanted; the name is trimmed', async () => {
  await renderApp('/login?redirect=%2Fsale%2FtradeFairManage%3Fsubject%3Dx');
  await enter('  op.hubei ', SEED_PASSWORD);
  await waitFor(() => expect(path()).toBe('/sale/tradeFairManage?subject=x'));
  expect(session.get()).toMatchObject({ loginName: 'op.hubei', branchId: 'FDB' });
});

test.each(['//evil.example', 'javascript:alert(1)', 'https://evil.example', '/login', '/401', '/redirect//evil'])(
  'a redirect to %s leads home',
  async (redirect) => {
    await renderApp(`/login?redirect=${encodeURIComponent(redirect)}`);
    await enter('op.hubei', SEED_PASSWORD);
    await waitFor(() => expect(path()).toBe('/dashboard'));
  },
);

test('what is wrong is said next to its field', async () => {
  await renderApp('/login');
  await userEvent.click(await screen.findByRole('button', { name: '登录' }));
  expect(await screen.findByText('请输入用户名')).toBeVisible();
  expect(await screen.findByText('请输入密码')).toBeVisible();
  await enter('op.hubei', 'wrong-password');
  const error = await screen.findByText('用户名或密码错误');
  expect(screen.getByLabelText('密码')).toHaveAccessibleDescription('用户名或密码错误');
  expect(error).toBeVisible();
  expect(screen.getByLabelText('密码')).toHaveFocus();
});

test('the password can be shown, and Caps Lock is pointed out', async () => {
  await renderApp('/login');
  const password = await screen.findByLabelText('密码');
  await userEvent.click(screen.getByRole('button', { name: '显示密码' }));
  expect(password).toHaveAttribute('type', 'text');
  await userEvent.click(screen.getByRole('button', { name: '隐藏密码' }));
  expect(password).toHaveAttribute('type', 'password');
  await userEvent.type(password, '{CapsLock>}a');
  expect(await screen.findByText('大写锁定已开启')).toBeVisible();
  await userEvent.tab();
  await waitFor(() => expect(screen.queryByText('大写锁定已开启')).toBeNull());
});

test('a code that is asked for with a short number marks the number alone', async () => {
  await renderApp('/login');
  await userEvent.click(await screen.findByText('手机登录'));
  await userEvent.type(await screen.findByLabelText('手机号'), '1380');
  await userEvent.click(screen.getByLabelText('验证码'));
  await userEvent.click(screen.getByText('获取验证码'));
  await waitFor(() => expect(screen.getByLabelText('手机号')).toBeInvalid());
  await userEvent.tab();
  expect(screen.getByLabelText('手机号')).toBeInvalid();
  expect(screen.getByLabelText('验证码')).not.toBeInvalid();
});

test('a code on the mobile signs in; the next one has to wait', async () => {
  await renderApp('/login');
  await userEvent.click(await screen.findByText('手机登录'));
  const phone = await screen.findByLabelText('手机号');
  await userEvent.type(phone, '138-0000-0002x');
  expect(phone).toHaveValue('13800000002');
  await userEvent.click(screen.getByRole('button', { name: '获取验证码' }));
  expect(await screen.findByText(/^\d+秒后重新获取$/)).toBeVisible();
  const code = screen.getByLabelText('验证码');
  await waitFor(() => expect(code).toHaveFocus());
  await userEvent.type(code, '123456{Enter}');
  expect(await screen.findByText('验证码错误')).toBeVisible();
  await userEvent.clear(code);
  await userEvent.type(code, '000000{Enter}');
  await waitFor(() => expect(path()).toBe('/dashboard'));
});

test('a number of nobody gets no code', async () => {
  await renderApp('/login');
  await userEvent.click(await screen.findByText('手机登录'));
  await userEvent.type(await screen.findByLabelText('手机号'), '13999999999');
  await userEvent.click(screen.getByRole('button', { name: '获取验证码' }));
  expect(await screen.findByText('该手机号未绑定账号')).toBeVisible();
  expect(screen.getByRole('button', { name: '获取验证码' })).toBeEnabled();
});

test('browsers and password managers know the fields', async () => {
  await renderApp('/login');
  expect(await screen.findByLabelText('用户名')).toHaveAttribute('autocomplete', 'username');
  expect(screen.getByLabelText('密码')).toHaveAttribute('autocomplete', 'current-password');
  await userEvent.click(screen.getByText('手机登录'));
  expect(await screen.findByLabelText('验证码')).toHaveAttribute('autocomplete', 'one-time-code');
});

test('the language changes without losing what was typed', async () => {
  await renderApp('/login');
  await userEvent.type(await screen.findByLabelText('用户名'), 'op.hubei');
  await userEvent.click(screen.getByRole('button', { name: '日本語' }));
  expect(await screen.findByLabelText('ユーザー名')).toHaveValue('op.hubei');
  expect(await screen.findByText('Switch Language Success')).toBeVisible();
  expect([document.title, document.documentElement.lang]).toEqual(['管理システム', 'ja-JP']);
});
