import { screen, waitFor } from '@testing-library/react';
import { tradeFairApi } from '@/contract/trade-fair/fairs';
import { signedIn } from '@tests/support/client';
import { pickFair } from '@tests/support/pickFair';
import { renderApp } from '@tests/support/renderApp';
import { fill, person, press, textsOf } from '@tests/support/screen';

const names = () => textsOf(document.querySelectorAll('tr.ant-table-row > td:first-child'));

test('guests sign in by mobile and by name, and without a connection as well: what was kept arrives once', async () => {
  await renderApp('/sale/signIn', { as: 'show.clerk' });
  await pickFair();
  const field = await screen.findByLabelText('扫描嘉宾二维码，或输入手机号、姓名');
  await fill(field, '13600003416');
  await person.keyboard('{Enter}');
  expect(await screen.findByText(/何俊杰 已签到/)).toBeVisible();
  await waitFor(() => expect(names()).toContain('何俊杰'));

  await fill(field, '郭秀英');
  await person.keyboard('{Enter}');
  await press('签到', (await screen.findByText(/郭秀英 · /)).closest('li')!);
  expect(await screen.findByText(/郭秀英 已签到/)).toBeVisible();

  const real = window.fetch;
  window.fetch = () => Promise.reject(new TypeError('offline'));
  await fill(field, '13600003418');
  await person.keyboard('{Enter}');
  expect(await screen.findByText(/签到已保存在本机/)).toBeVisible();
  await fill(field, '13600003418');
  await person.keyboard('{Enter}');
  expect(await screen.findByText('1 条签到等待上传')).toBeVisible();
  window.fetch = real;
  await press('立即上传');
  await waitFor(() => expect(screen.queryByText('1 条签到等待上传')).toBeNull());
  await waitFor(() => expect(names().filter((name) => name === '马立新')).toHaveLength(1));
});

test('what is refused afterwards says whose it was', async () => {
  await renderApp('/sale/signIn', { as: 'show.clerk' });
  await pickFair();
  const field = await screen.findByLabelText('扫描嘉宾二维码，或输入手机号、姓名');
  const real = window.fetch;
  window.fetch = () => Promise.reject(new TypeError('offline'));
  for (const mobile of ['13600003415', '13999999999']) {
    await fill(field, mobile);
    await person.keyboard('{Enter}');
  }
  expect(await screen.findByText('2 条签到等待上传')).toBeVisible();
  window.fetch = real;
  const admin = await signedIn(await startBackend(), 'admin.hq');
  const { version } = await admin.data(tradeFairApi.detail, { id: '70001' });
  await admin.data(tradeFairApi.takeDown, { id: '70001', version, reason: '场馆临时停电', confirm: 1 });
  await press('立即上传');
  expect(await screen.findByText('2 条签到被拒绝')).toBeVisible();
  expect(screen.getByText(/林淑珍 .* · 展会已下架/)).toBeVisible();
  expect(screen.getByText(/13999999999 · 展会已下架/)).toBeVisible();
});
