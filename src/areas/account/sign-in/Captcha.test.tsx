/**
 * @jest-environment-options {"captcha":"picture"}
 */
import { history } from '@umijs/max';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderApp } from '@tests/support/renderApp';
import { saidFromNowOn } from '@tests/support/screen';
import { SEED_PASSWORD } from '@tests/support/seed';

const WORK_MS = 60_000;
const picture = () => screen.findByRole<HTMLImageElement>('img', { name: '验证图片' });
const ask = async () => userEvent.click(screen.getByRole('button', { name: '获取验证码' }));

test(
  'a code is sent after the picture has been read, or the browser has worked',
  async () => {
    await renderApp('/login');
    await userEvent.click(await screen.findByText('手机登录'));
    await userEvent.type(await screen.findByLabelText('手机号'), '13800000002');
    await ask();
    const first = (await picture()).src;
    expect(first).toMatch(/^data:image\/png;base64,/);
    expect(screen.getByLabelText('图片中的字符')).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: '换一张' }));
    await waitFor(async () => expect((await picture()).src).not.toBe(first));

    await userEvent.type(screen.getByLabelText('图片中的字符'), '99999{Enter}');
    expect(await screen.findByText('人机验证未通过，请重试')).toBeVisible();
    expect(screen.queryByRole('img', { name: '验证图片' })).not.toBeInTheDocument();

    await ask();
    await picture();
    await userEvent.click(screen.getByRole('button', { name: '取消' }));
    await waitFor(() => expect(screen.queryByRole('img', { name: '验证图片' })).not.toBeInTheDocument());
    expect(screen.getByRole('button', { name: '获取验证码' })).toBeEnabled();

    await ask();
    const byBrowser = await screen.findByRole('button', { name: '看不清，由浏览器验证' });
    const said = saidFromNowOn();
    await userEvent.click(byBrowser);
    expect(await screen.findByText(/^\d+秒后重新获取$/, {}, { timeout: WORK_MS })).toBeVisible();
    // A lucky browser has worked before a test can look.
    expect(said).toContain('浏览器正在验证，需要几秒');
  },
  WORK_MS * 2,
);

test(
  'after three wrong passwords the right one wants a captcha',
  async () => {
    await renderApp('/login');
    await userEvent.type(await screen.findByLabelText('用户名'), 'op.hubei');
    const password = screen.getByLabelText('密码');
    for (let i = 0; i < 3; i += 1) {
      await userEvent.clear(password);
      await userEvent.type(password, `wrong-${i}{Enter}`);
      await waitFor(() => expect(password).toHaveAccessibleDescription('用户名或密码错误'));
      await waitFor(() => expect(screen.getByRole('button', { name: '登录' })).toBeEnabled());
    }
    await userEvent.clear(password);
    await userEvent.type(password, `${SEED_PASSWORD}{Enter}`);
    await picture();
    await userEvent.click(screen.getByRole('button', { name: '取消' }));
    expect(await screen.findByText('请先完成人机验证')).toBeVisible();
    await userEvent.type(password, '{Enter}');
    await userEvent.click(await screen.findByRole('button', { name: '看不清，由浏览器验证' }));
    await waitFor(() => expect(history.location.pathname).toBe('/dashboard'), { timeout: WORK_MS });
  },
  WORK_MS * 2,
);
