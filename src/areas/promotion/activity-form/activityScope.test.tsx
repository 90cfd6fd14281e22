import { screen, waitFor, within } from '@testing-library/react';
import { rolesApi } from '@/contract/system/roles';
import { activityApi } from '@/contract/promotion/activities';
import { basketApi } from '@/contract/promotion/baskets';
import { create, form } from '@tests/contract/promotion/promotions';
import { ROLE } from '@tests/contract/system/people';
import { signedIn } from '@tests/support/client';
import { renderApp } from '@tests/support/renderApp';
import { buttonNames, closed, dialogOf, fill, person, press, textsOf } from '@tests/support/screen';

const TYPE = 'fullAmountReduction';
const PICK = '选择供应商';

/** A draft for two suppliers, and the step of its form that names them. */
async function openDraft() {
  const origin = await startBackend();
  const operator = await signedIn(origin, 'op.hubei');
  const suppliers = { productScopeType: 'SUPPLIER' as const, supplierIds: ['G0012', 'G0013'] };
  const { activityId } = await operator.data(create(TYPE), { ...form(suppliers), saveMode: 'DRAFT' });
  return {
    operator,
    admin: await signedIn(origin, 'admin.hq'),
    activityId,
    open: async () => {
      await renderApp(`/market/activityForm?type=${TYPE}&mode=edit&id=${activityId}`, { as: 'op.hubei' });
      await person.click(await screen.findByText('商品', { selector: '.ant-steps-item-title' }));
      expect(await screen.findByText('楚康制药有限公司')).toBeVisible();
    },
  };
}

const stored = async ({ operator, activityId }: Awaited<ReturnType<typeof openDraft>>) =>
  (await operator.data(activityApi.discount, { id: activityId })).supplierIds;

test('suppliers are ticked several at once and found by name; each has a way out', async () => {
  const draft = await openDraft();
  await draft.open();
  await press(PICK);
  const dialog = await dialogOf('最多 200 家，还可选 198 家');
  const row = async (code: string) => (await within(dialog).findByText(code)).closest('tr')!;
  expect(within(await row('GYS00012')).getByRole('checkbox')).toBeDisabled();
  expect(await row('GYS00012')).toHaveTextContent(/楚康制药有限公司.*4$/);
  await fill(within(dialog).getByLabelText('关键字'), '楚天');
  await person.keyboard('{Enter}');
  await waitFor(() => expect(within(dialog).queryByText('GYS00012')).toBeNull());
  for (const code of ['GYS00015', 'GYS00016']) await person.click(within(await row(code)).getByRole('checkbox'));
  // A click on Cancel does not drop the selection without a question.
  await press('取消', dialog);
  await press('取消', await dialogOf('放弃已输入的内容？'));
  await press('添加所选（2）', dialog);
  await closed(dialog);
  expect(await screen.findByText('楚天制药有限公司')).toBeVisible();
  await person.click(screen.getByLabelText('移除 江南药业'));
  await press('存草稿');
  await waitFor(async () => expect(await stored(draft)).toEqual(['G0012', 'G0015', 'G0016']));
});

test('without the button they are shown and stay as they are', async () => {
  const draft = await openDraft();
  const { admin } = draft;
  const id = ROLE.operator;
  const { menuIds, buttonCodes, version } = await admin.data(rolesApi.grants, { id });
  const without = buttonCodes.filter((one) => one !== 'activityForm_pickSupplier');
  await admin.data(rolesApi.grant, { id, version, menuIds, buttonCodes: without });
  await draft.open();
  expect(buttonNames()).not.toContain(PICK);
  expect(screen.queryByLabelText('移除 江南药业')).toBeNull();
  await press('存草稿');
  expect(await screen.findByText(/^草稿已保存/)).toBeVisible();
  expect(await stored(draft)).toEqual(['G0012', 'G0013']);
});

test('of a scope of everything the browser holds one page', async () => {
  const client = await signedIn(await startBackend(), 'op.hubei');
  const basket = { formId: crypto.randomUUID(), branchId: 'FDB', activityType: TYPE } as const;
  const { total } = await client.data(basketApi.addProducts, { ...basket, selectAll: 1, query: {} });
  expect(total).toBeGreaterThan(100);
  const { activityId } = await client.data(create(TYPE), {
    ...{ activityName: '全部商品的活动', branchId: 'FDB', formId: basket.formId, productScopeType: 'PRODUCT' },
    saveMode: 'DRAFT',
  });
  await renderApp(`/market/activityForm?type=${TYPE}&mode=edit&id=${activityId}`, { as: 'op.hubei' });
  await person.click(await screen.findByText('商品', { selector: '.ant-steps-item-title' }));
  expect(await screen.findByText(`${total} 种商品`)).toBeVisible();
  const codes = () => textsOf(document.querySelectorAll('tr[data-row-key] td')).filter((one) => /^SP\d+$/.test(one));
  const first = codes();
  expect(first).toHaveLength(20);
  await person.click(document.querySelector('.ant-pagination-item-2')!);
  await waitFor(() => expect(codes()).not.toEqual(first));
  expect(codes()).toHaveLength(20);
  await fill(await screen.findByLabelText('编码、名称或首字母'), first[0]!);
  await person.keyboard('{Enter}');
  await waitFor(() => expect(codes()).toEqual([first[0]]));
});
