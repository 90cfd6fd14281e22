import { screen, waitFor, within } from '@testing-library/react';
import { ENTRY_STATUS } from '@/contract/master-data/approval';
import { commodityApplyApi, commodityEntryApi, customerApplyApi } from '@/contract/master-data/entries';
import { takeBack } from '@tests/contract/master-data/approvalBack';
import { commodityForm, withScans } from '@tests/contract/master-data/entryForms';
import { signedIn } from '@tests/support/client';
import { renderApp } from '@tests/support/renderApp';
import { address, choose, closed, dialogOf, fill, findButton, person, press, rowOf } from '@tests/support/screen';

/** A field of the open form; the filters of the list behind have the same labels. */
const field = (id: string) =>
  waitFor(() => {
    const found = document.querySelector<HTMLElement>(`[id$=${id}]`);
    if (!found) throw new Error(`No field ${id}`);
    return found;
  });

test('a draft that is half filled in is kept, edited and deleted', async () => {
  await renderApp('/erp/customerEntryApply', { as: 'op.hubei' });
  await press('新增申请');
  await fill(await field('edit_custName'), '光谷仁济大药房');
  await press('存草稿');
  await waitFor(() => expect(address()).toBe('/erp/customerEntryApply'));
  expect(await rowOf('光谷仁济大药房')).toHaveTextContent('草稿');

  await choose('光谷仁济大药房', '编辑');
  await fill(await screen.findByDisplayValue('光谷仁济大药房'), '光谷仁济诊所');
  await press('存草稿');
  await rowOf('光谷仁济诊所');

  await choose('光谷仁济诊所', '删除');
  const question = await dialogOf('删除 KH');
  await press('删除', question);
  await closed(question);
  await waitFor(() => expect(screen.queryByText('光谷仁济诊所')).toBeNull());
});

test('a form says what is wrong while it is filled in, and which licences it needs', async () => {
  await renderApp('/erp/customerEntryApply/edit', { as: 'op.hubei' });
  expect(await field('edit_custName')).toHaveFocus();
  await fill(await field('edit_uscc'), '91420100ma4kte5t80');
  expect(await screen.findByText('18 位，且须通过校验码检查')).toBeVisible();
  // A code with a wrong check character may be real; for a correct one the question is not asked.
  expect(await screen.findByText('校验不通过但真实')).toBeVisible();
  await fill(await field('edit_uscc'), '91420100ma4kte5t87');
  await waitFor(() => expect(screen.queryByText('18 位，且须通过校验码检查')).toBeNull());
  expect(await field('edit_uscc')).toHaveValue('91420100MA4KTE5T87');
  expect(screen.queryByText('校验不通过但真实')).toBeNull();

  await person.click(await field('edit_customerType'));
  await person.click(await screen.findByText('单体药店', { selector: '.ant-select-item-option-content' }));
  await press('药品经营许可证');
  expect(await screen.findByText('证照 1')).toBeVisible();
  await waitFor(() => expect(document.querySelector('.ant-tag-success')).toHaveTextContent('药品经营许可证'));

  // A licence with an expiry date is not marked as endless; the other needed licence is asked for.
  const end = await field('edit_licences_0_expiryDate');
  expect(end.closest('.ant-form-item')).not.toHaveTextContent('不填表示长期');
  await press('提交');
  expect(await screen.findByText(/^有 \d+ 处需要修改$/)).toBeVisible();
  expect(await screen.findByText('有效期至不能为空')).toBeVisible();
  expect(screen.getByText('请补充上方仍缺少的证照')).toBeVisible();
  expect(screen.getAllByText('客户名称不能为空')).toHaveLength(1);
  expect(address()).toBe('/erp/customerEntryApply/edit');
});

test('what came back is shown first, and is changed or answered before it goes on', async () => {
  const origin = await startBackend();
  const [applicant, buyer] = await Promise.all(['op.hubei', 'purchase.hq'].map((name) => signedIn(origin, name)));
  const goods = { ...commodityForm, commonName: '盐酸氨溴索片', spec: '30mg*20片', approvalNo: '国药准字H20203499' };
  const form = await withScans(applicant!, goods);
  const { entryId: id, entryNo, version } = await applicant!.data(commodityApplyApi.save, { form });
  await applicant!.data(commodityApplyApi.submit, { id, version });
  const { round, stepNo, contentHash } = await buyer!.data(commodityEntryApi.detail, { id });
  await buyer!.data(commodityEntryApi.audit, {
    ...{ id, round, stepNo, contentHash, result: 2 },
    verdicts: [{ path: 'spec', verdict: 2, remark: '规格与说明书不一致' }],
  });

  await renderApp('/erp/commodityEntryApply', { as: 'op.hubei' });
  expect(await rowOf(entryNo)).toHaveTextContent('退回修改');
  await choose(entryNo, '编辑');
  const asked = await waitFor(() => {
    const found = document.querySelector<HTMLElement>('[data-asked="spec"]');
    if (!found) throw new Error('Nothing is asked.');
    return found;
  });
  expect(asked).toHaveTextContent('采购：规格与说明书不一致');
  expect(within(asked).getByDisplayValue('30mg*20片')).toBeVisible();
  await press('提交');
  expect(await screen.findByText('需修改的字段未修改也未说明：规格')).toBeVisible();
  await fill(within(asked).getByRole('textbox', { name: '说明' }), '说明书即为此规格，见附件');
  await press('提交');
  await waitFor(() => expect(address()).toBe('/erp/commodityEntryApply'));
  await waitFor(async () => expect(await rowOf(entryNo)).toHaveTextContent('待审核'));
  const again = await buyer!.data(commodityEntryApi.detail, { id });
  expect(again.replies).toEqual([{ path: 'spec', reply: '说明书即为此规格，见附件' }]);
});

test('a change begins with what the master says', async () => {
  await renderApp('/erp/customerEntryApply/edit?changeOf=C101', { as: 'op.hubei' });
  await press('开始变更');
  const name = await field('edit_custName');
  expect(name).not.toHaveValue('');
  expect(await findButton('存草稿')).toBeVisible();
});

test('a change is begun from what was written', async () => {
  const origin = await startBackend();
  const applicant = await signedIn(origin, 'op.hubei');
  const { records } = await applicant.data(customerApplyApi.page, { status: [ENTRY_STATUS.written] });
  const { entryNo, name } = records[0]!;
  await renderApp(`/erp/customerEntryApply?entryNo=${entryNo}`, { as: 'op.hubei' });
  await choose(entryNo, '发起变更');
  await press('开始变更');
  expect(await field('edit_custName')).toHaveValue(name);
});

test('what the headquarters took back says why to its applicant, in his list and in its form', async () => {
  const origin = await startBackend();
  const [applicant, admin] = await Promise.all(['op.hubei', 'admin.hq'].map((name) => signedIn(origin, name)));
  const goods = { ...commodityForm, commonName: '盐酸溴己新片', spec: '8mg*100片', approvalNo: '国药准字H20203488' };
  const form = await withScans(applicant!, goods);
  const { entryId: id, entryNo, version } = await applicant!.data(commodityApplyApi.save, { form });
  await applicant!.data(commodityApplyApi.submit, { id, version });
  await takeBack(admin!, entryNo, 1);

  await renderApp('/erp/commodityEntryApply', { as: 'op.hubei' });
  expect(await rowOf(entryNo)).toHaveTextContent('草稿');
  await choose(entryNo, '编辑');
  expect(await screen.findByText('审批已取消：审批有误，需要重新审核')).toBeVisible();
});
