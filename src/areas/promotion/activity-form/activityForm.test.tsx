import { screen, waitFor, within } from '@testing-library/react';
import { ACTIVITY_STATUS } from '@/contract/promotion/activity-form';
import { activityApi } from '@/contract/promotion/activities';
import { computeApi } from '@/contract/promotion/settlement';
import { signedIn } from '@tests/support/client';
import { renderApp } from '@tests/support/renderApp';
import { address, choose, closed, dialogOf, fill, findButton, person, press } from '@tests/support/screen';
import { rowOf, textsOf } from '@tests/support/screen';

const FORM = '/market/activityForm';
const field = (label: string) => screen.findByLabelText(label);
const errors = () => textsOf(document.querySelectorAll('.ant-form-item-explain-error'));
const wrongSteps = () => textsOf(document.querySelectorAll('.ant-steps-item-error .ant-steps-item-title'));

async function setMoment(label: string, value: string) {
  await fill(await field(label), value);
  await person.keyboard('{Enter}');
}

async function setTimes() {
  await setMoment('开始时间', '2026-03-01 00:00');
  await setMoment('结束时间', '2026-03-31 23:59');
}

const toConfirm = async () => person.click(await screen.findByText('确认', { selector: '.ant-steps-item-title' }));

/** Most activities of these tests conflict with seeded ones, or with each other. */
async function acceptConflicts(reason = '与现有活动一并推广') {
  await fill(await field('接受重叠的理由'), reason);
  await press('仍然发布');
  await waitFor(() => expect(screen.queryByLabelText('接受重叠的理由')).toBeNull());
}

const operator = async () => signedIn(await startBackend(), 'op.hubei');

test('intervals are checked as they are typed, said in words, and published', async () => {
  await renderApp(`${FORM}?type=intervalFullQuantityReductionAgg&mode=add`, { as: 'op.hubei' });
  await fill(await field('活动名称'), '区间直降');
  await setTimes();
  await person.click(await screen.findByText('分段累进'));
  await fill(await field('第 1 档起始数量'), '2');
  await waitFor(() => expect(errors()).toEqual(['首段必须从 1 开始']));
  await fill(await field('第 1 档起始数量'), '1');
  // A field of a later step is not required yet.
  await waitFor(() => expect(errors()).toEqual([]));
  await fill(await field('第 1 档结束数量'), '49');
  await fill(await field('第 1 档单价直降'), '0.1');
  await press('添加一档');
  await fill(await field('第 2 档起始数量'), '60');
  await fill(await field('第 2 档单价直降'), '0.3');
  await waitFor(() => expect(errors()).toEqual(['必须紧接上一段']));
  await toConfirm();
  await press('发布');
  await waitFor(() => expect(wrongSteps()).toEqual(['活动信息']));
  await fill(await field('第 2 档起始数量'), '50');
  const summary = '1–49件每件减0.10元；50件及以上每件减0.30元';
  expect(await screen.findByText(summary)).toBeVisible();
  expect(document.querySelector('svg[role=img]')).toHaveAccessibleName(`优惠随数量或金额变化的曲线：${summary}`);
  await toConfirm();
  expect(await screen.findByText(new RegExp(`全部客户购买全部商品：${summary}`))).toBeVisible();
  await press('发布');
  await acceptConflicts();
  await waitFor(() => expect(address()).toBe('/market/discountPricing'));
  const { records } = await (await operator()).data(activityApi.queryDiscount, { activityName: '区间直降' });
  // The last minute is included in full.
  const endTime = '2026-03-31 23:59:59';
  expect(records).toMatchObject([{ ladderText: summary, status: ACTIVITY_STATUS.running, endTime }]);
});

test('a special offer without products leads to them; those that are picked get their price', async () => {
  await renderApp(`${FORM}?type=specialOffer&mode=add`, { as: 'op.hubei' });
  await fill(await field('活动名称'), '心脑特价');
  await setTimes();
  await toConfirm();
  await press('发布');
  expect(await screen.findByText('商品不能为空')).toBeVisible();
  expect(wrongSteps()).toEqual(['商品']);
  await press('选择商品');
  const row = await rowOf('SP000001');
  await person.click(within(row).getByRole('checkbox'));
  await press('添加所选');
  expect(await screen.findByText(/已添加 1 项/)).toBeVisible();
  await press('完成');
  await toConfirm();
  await press('发布');
  expect(await screen.findByText('SP000001 定价方式：不能为空')).toBeVisible();
  await choose('SP000001', '编辑');
  const dialog = await dialogOf('固定特价');
  await fill(within(dialog).getByLabelText('固定特价', { selector: 'input:not([type=radio])' }), '11.5');
  await press('保存', dialog);
  await closed(dialog);
  expect(await rowOf('11.50')).toHaveTextContent('SP000001');
  await toConfirm();
  await press('发布');
  await waitFor(() => expect(address()).toBe('/market/specialsPricing'));
});

test('of a running activity only little is open, and limits only rise', async () => {
  const client = await operator();
  const { records } = await client.data(activityApi.queryDiscount, { activityName: '感冒药满数量减' });
  const { activityId } = records[0]!;
  await renderApp(`${FORM}?type=fullQuantityReductionAgg&mode=edit&id=${activityId}`, { as: 'op.hubei' });
  expect(await screen.findByText(/^活动进行中：只能修改/)).toBeVisible();
  for (const label of ['开始时间', '第 1 档满', '优先级', '公司']) expect(await field(label)).toBeDisabled();
  for (const label of ['活动名称', '结束时间', '预算', '备注']) expect(await field(label)).toBeEnabled();
  await fill(await field('预算'), '5000');
  await fill(await field('备注'), '补充说明');
  await toConfirm();
  expect(await screen.findByText('预算5000元')).toBeVisible();
  await press('保存');
  // There was no limit before. Conflicts that were accepted at publication are not asked about again.
  expect(await screen.findByText('只能调高')).toBeVisible();
  await person.clear(await field('预算'));
  await toConfirm();
  await press('保存');
  await waitFor(() => expect(address()).toBe('/market/discountPricing'));
  expect(await client.data(activityApi.discount, { id: activityId })).toMatchObject({
    ...{ remark: '补充说明', budgetAmount: null },
  });
});

test('a rebate is followed from the customer to the lines, and every level adds up', async () => {
  const client = await operator();
  const { records } = await client.data(computeApi.queryCompute, { kd: 'K1D1' });
  const { activityId, activityName } = records[0]!;
  await renderApp(`/market/calculationPricing?id=${activityId}`, { as: 'op.hubei' });
  const [first] = (await client.data(computeApi.customers, { activityId })).records;
  expect(await screen.findByText(activityName, { selector: '.ant-drawer-title' })).toBeVisible();
  await choose(first!.custCode, '单据');
  expect(await screen.findByText(/^与上级 .* 一致$/)).toHaveTextContent(first!.rewardAmount);
  // The list of customers stays mounted, hidden.
  const bill = [...document.querySelectorAll<HTMLElement>('.ant-drawer-body td .ant-btn-link')].at(-1)!;
  const no = bill.textContent.trim();
  await person.click(bill);
  expect(await findButton(first!.custName)).toBeVisible();
  expect(await screen.findByText(no, { selector: '.ant-breadcrumb *' })).toBeVisible();
  await waitFor(() => expect(screen.getByText(/^与上级 .* 一致$/)).toBeVisible());
});
