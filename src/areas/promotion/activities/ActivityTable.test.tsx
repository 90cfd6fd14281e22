import { screen, waitFor, within } from '@testing-library/react';
import { createOf } from '@/contract/promotion/activities';
import { signedIn } from '@tests/support/client';
import { failCalls } from '@tests/support/failCalls';
import { renderApp } from '@tests/support/renderApp';
import { actionsOf, address, choose, dialogOf, fill, press, rowOf } from '@tests/support/screen';

test('what has ended is neither shown nor hidden; a deletion names the one that goes', async () => {
  await renderApp('/market/rebatePricing', { as: 'admin.hq' });
  expect(await actionsOf('每满金额返利 M2')).not.toContain('隐藏');
  await choose('每满金额返利 M2', '删除');
  await press('取消', await dialogOf('删除活动“每满金额返利 M2”？'));
});

test('an activity begins with a policy that is found by its name; those of companies below are not offered', async () => {
  await renderApp('/market/discountPricing', { as: 'op.hubei' });
  await press('由政策生成');
  const dialog = await dialogOf('由政策生成');
  await rowOf('江南药业季度返利');
  await fill(within(dialog).getByLabelText('政策名称'), '抗生素');
  await press('查询', dialog);
  await waitFor(() => expect(within(dialog).queryByText('江南药业季度返利')).toBeNull());
  await press('生成活动', await rowOf('楚康抗生素满数量支持'));
  await waitFor(() => expect(address()).toMatch(/^\/market\/activityForm\?.*policyId=60001/));
});

test('at the head office nothing is offered that is for a company below', async () => {
  await renderApp('/market/discountPricing', { as: 'admin.hq' });
  await press('由政策生成');
  const dialog = await dialogOf('由政策生成');
  await rowOf('江南药业季度返利');
  expect(within(dialog).queryByText('楚康抗生素满数量支持')).toBeNull();
});

test('all products of an activity can be seen; where they could not be read they are asked for again', async () => {
  await renderApp('/market/specialsPricing', { as: 'admin.hq' });
  await rowOf('头孢类春季特价');
  const mend = failCalls('/activity/queryProduct');
  await choose('头孢类春季特价', '查看');
  await press('重新加载', await dialogOf('头孢类春季特价'));
  mend();
  await press('重新加载', await dialogOf('头孢类春季特价'));
  const drawer = await dialogOf('共 2 条');
  expect(within(drawer).getAllByText(/^头孢/).length).toBeGreaterThan(1);
});

test('the history of an activity is in the words of its form, without what was left empty', async () => {
  const operator = await signedIn(await startBackend(), 'op.hubei');
  await operator.data(createOf('fullQuantityReductionAgg'), {
    ...{ activityName: '满件直降', branchId: 'FDB', saveMode: 'DRAFT', regionIds: [] },
    ladders: [{ threshold: '10', rewardType: 'AMOUNT', rewardValue: '15.00' }],
  });
  await renderApp('/market/discountPricing', { as: 'op.hubei' });
  await choose('满件直降', '变更记录');
  const drawer = await screen.findByRole('dialog', { name: /变更记录/ });
  await within(drawer).findByText('区间算法');
  const told = [...drawer.querySelectorAll('tbody tr')].map((row) => row.textContent);
  expect(told).toContain('阶梯–满10件减15元');
  expect(told).toContain('商品范围–全部商品');
  expect(told.filter((row) => /^[a-zA-Z]|––$|–[A-Z]{4}/.test(row))).toEqual([]);
});

test('the terms of a product are written as the language writes numbers', async () => {
  await renderApp('/market/specialsPricing', { as: 'op.hubei', language: 'es' });
  await choose('头孢类春季特价', 'Ver');
  expect(await within(await dialogOf('SP000107')).findByText('92,00%')).toBeVisible();
});
