import { screen, waitFor, within } from '@testing-library/react';
import { randomUUID } from 'node:crypto';
import { activityApi, createOf } from '@/contract/promotion/activities';
import { basketApi } from '@/contract/promotion/baskets';
import { signedIn } from '@tests/support/client';
import { renderApp } from '@tests/support/renderApp';
import { actionsOf, address, choose, dialogOf, fill, findButton, person, press } from '@tests/support/screen';

const TYPE = 'fullQuantityReductionAgg';
const LADDERS = [{ threshold: '10', rewardType: 'AMOUNT', rewardValue: '1.00' }] as const;

/** A draft for a product that the seeded activity 感冒药满数量减 also has. */
async function draftBeside(name: string, facts: { priority?: number } = {}) {
  const client = await signedIn(await startBackend(), 'op.hubei');
  const basket = { formId: randomUUID(), branchId: 'FDB', activityType: TYPE } as const;
  await client.data(basketApi.addProducts, { ...basket, items: [{ productId: 'P134' }] });
  const saved = await client.data(createOf(TYPE), {
    ...{ activityName: name, branchId: 'FDB', formId: basket.formId, saveMode: 'DRAFT', ladders: [...LADDERS] },
    ...{ startTime: '2026-03-05 00:00:00', endTime: '2026-03-25 23:59:59', productScopeType: 'PRODUCT', ...facts },
  });
  return { client, id: saved.activityId };
}

const toConfirm = async () => person.click(await screen.findByText('确认', { selector: '.ant-steps-item-title' }));
const marked = () => document.querySelector('.ant-menu-item-selected')?.textContent;

test('where an activity meets another one is listed and drawn, accepted with a reason, and found in its history', async () => {
  const { client, id } = await draftBeside('感冒药加码');
  await renderApp(`/market/activityForm?type=${TYPE}&mode=edit&id=${id}`, { as: 'op.hubei' });
  await toConfirm();
  // The menu marks the list of discounts while the form of a discount is open.
  expect(marked()).toBe('折扣管理');
  await press('发布');
  const dialog = await dialogOf('下列活动与本活动的商品');
  expect(within(dialog).getByText('优先级相同，逐单取优惠大者')).toBeVisible();
  expect(within(dialog).getByText(/^感冒药满数量减/)).toBeVisible();
  expect(within(dialog).getByText(/^1 种商品，\d+ 家客户/)).toBeVisible();
  await person.click(within(dialog).getByText('时间线'));
  expect(await within(dialog).findByLabelText('2026-03-05 00:00 – 2026-03-25 23:59')).toBeVisible();
  // A typed reason is not lost by a click beside the button.
  await fill(within(dialog).getByLabelText('接受重叠的理由'), '厂家');
  await press('取消', dialog);
  const asked = await dialogOf('放弃已输入的内容？');
  await press('取消', asked);
  expect(within(dialog).getByLabelText('接受重叠的理由')).toHaveValue('厂家');
  await press('仍然发布', dialog);
  expect(await within(dialog).findByText('请填写 5 到 100 个字的理由')).toBeVisible();
  await fill(within(dialog).getByLabelText('接受重叠的理由'), '厂家追加支持');
  await press('仍然发布', dialog);
  await waitFor(() => expect(address()).toBe('/market/discountPricing'));
  expect(await client.data(activityApi.discount, { id })).toMatchObject({ status: 2, conflictReason: '厂家追加支持' });
  expect(await findButton('导出')).toBeVisible();
  expect(await actionsOf('感冒药加码')).toContain('变更记录');
  await choose('感冒药加码', '变更记录');
  expect(await screen.findByText('厂家追加支持', { selector: '.ant-drawer *' })).toBeVisible();
  expect(screen.getAllByText('接受重叠的理由', { selector: '.ant-drawer *' })).not.toHaveLength(0);
});

test('one that would never act goes back to its form', async () => {
  const { client, id } = await draftBeside('感冒药次级', { priority: 1 });
  await renderApp(`/market/activityForm?type=${TYPE}&mode=edit&id=${id}`, { as: 'op.hubei' });
  const rival = await draftBeside('感冒药抢先', { priority: 900 });
  const { version } = await client.data(activityApi.discount, { id: rival.id });
  await client.data(activityApi.updateFullQuantityReductionAgg, {
    activityId: rival.id,
    version,
    activityName: '感冒药抢先',
    branchId: 'FDB',
    saveMode: 'PUBLISH',
    priority: 900,
    ...{ ladders: [...LADDERS], startTime: '2026-03-05 00:00:00', endTime: '2026-03-25 23:59:59' },
    ...{ productScopeType: 'PRODUCT', conflictReason: '优先于其他活动' },
  });
  await toConfirm();
  await press('发布');
  const dialog = await dialogOf('按优先级和叠加方式，本活动永远不会生效');
  expect(within(dialog).queryByLabelText('接受重叠的理由')).toBeNull();
  await press('返回修改', dialog);
  expect(await client.data(activityApi.discount, { id })).toMatchObject({ status: 0 });
});
