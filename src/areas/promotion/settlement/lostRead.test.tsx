import { screen } from '@testing-library/react';
import { computeApi } from '@/contract/promotion/settlement';
import { signedIn } from '@tests/support/client';
import { failCalls } from '@tests/support/failCalls';
import { renderApp } from '@tests/support/renderApp';
import { choose, rowOf } from '@tests/support/screen';

test('customers of an activity that could not be read are read when they are asked for again', async () => {
  const client = await signedIn(await startBackend(), 'op.hubei');
  const [activity] = (await client.data(computeApi.queryCompute, { kd: 'K1D1' })).records;
  const name = activity!.activityName;
  await renderApp('/market/calculationPricing', { as: 'op.hubei' });
  await rowOf(name);
  const mend = failCalls('/activity/discount/');
  await choose(name, '客户明细');
  expect(await screen.findByText('请求失败')).toBeVisible();
  mend();
  await choose(name, '客户明细');
  expect(await screen.findByText(name, { selector: '.ant-drawer-title' })).toBeVisible();
});
