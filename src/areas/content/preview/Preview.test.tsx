import { history } from '@umijs/max';
import { screen, waitFor, within } from '@testing-library/react';
import { failCalls } from '@tests/support/failCalls';
import { renderApp } from '@tests/support/renderApp';
import { dialogOf, findButton, person, press } from '@tests/support/screen';

test('a page is looked at as of another moment, on another phone, and by its code', async () => {
  await renderApp('/content/appHomePreview', { as: 'op.hubei' });
  const phone = await screen.findByRole('region', { name: '手机预览' });
  expect(await within(phone).findByText('武汉仓现货')).toBeVisible();
  expect(phone).toHaveStyle({ width: '375px' });
  await person.click(screen.getByText('430 px'));
  await waitFor(() => expect(phone).toHaveStyle({ width: '430px' }));
  // At the moment at which a campaign begins the phone shows what it will show then.
  await person.click(await screen.findByRole('button', { name: /首页 湖北首页 → 订货会专场/ }));
  expect(await screen.findByText('价格、库存以当前数据显示。')).toBeVisible();
  expect(await within(phone).findByText('会场限时')).toBeVisible();
  await waitFor(() => expect(history.location.search).toMatch(/at=2026-03-09\+08%3A00%3A00/));
  await press('扫码预览');
  const dialog = await dialogOf('扫码预览');
  expect(await within(dialog).findByRole('img', { name: '扫码预览' })).toBeVisible();
  expect(within(dialog).getByRole('link', { name: '在浏览器中打开' })).toHaveAttribute(
    'href',
    expect.stringMatching(/\/app\/home\?branchId=FDB&at=.*&e=\d+&s=/),
  );
});

test('a draft is looked at by its page', async () => {
  await renderApp('/content/appHomePreview?id=97004', { as: 'op.hubei' });
  expect(await screen.findByLabelText('版本')).toBeVisible();
  expect(await screen.findByRole('link', { name: '搜索湖北现货' })).toHaveAttribute('href', 'yiyaotong://search');
});

test('the page of another moment does not stand for one that could not be read', async () => {
  await renderApp('/content/appHomePreview', { as: 'op.hubei' });
  const moment = await screen.findByRole('button', { name: /首页 湖北首页 → 订货会专场/ });
  await within(await screen.findByRole('region', { name: '手机预览' })).findByText('武汉仓现货');
  const mend = failCalls('/appHome/current');
  await person.click(moment);
  const again = await findButton('重新加载');
  expect(screen.queryByText('武汉仓现货')).toBeNull();
  mend();
  await person.click(again);
  expect(await screen.findByText('会场限时')).toBeVisible();
});
