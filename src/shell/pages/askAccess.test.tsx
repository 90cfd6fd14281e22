import { act, screen, waitFor, within } from '@testing-library/react';
import { navigate } from '@/core/navigation/navigate';
import { renderApp } from '@tests/support/renderApp';
import { address, closed, dialogOf, fill, press } from '@tests/support/screen';

const PAGE = '/market/priceTrial';

test('a refused page is named with who can grant it, and may be asked for, once', async () => {
  await renderApp('/dashboard', { as: 'show.clerk' });
  await waitFor(() => expect(address()).toBe('/dashboard'));
  await act(() => Promise.resolve(navigate(PAGE)));
  expect(await screen.findByText('暂无此项权限')).toBeVisible();
  expect(await screen.findByText('没有打开“价格试算”的权限，可授予的人：周启明。')).toBeVisible();
  expect(address()).toBe('/dashboard');
  await press('申请权限');
  const dialog = await dialogOf('申请打开“价格试算”');
  await press('申请权限', dialog);
  expect(await within(dialog).findByText('原因不能为空')).toBeVisible();
  await fill(within(dialog).getByLabelText('原因'), '客户常问成交价');
  await press('申请权限', dialog);
  await closed(dialog);
  await act(() => Promise.resolve(navigate(PAGE)));
  expect(await screen.findByText('您已申请，正在等待处理。')).toBeVisible();
});
