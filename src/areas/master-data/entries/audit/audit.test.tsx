import { screen, waitFor } from '@testing-library/react';
import { ENTRY_STATUS } from '@/contract/master-data/approval';
import { commodityApplyApi, commodityEntryApi, customerApplyApi } from '@/contract/master-data/entries';
import { commodityForm, customerForm, withScans } from '@tests/contract/master-data/entryForms';
import { type Client, signedIn } from '@tests/support/client';
import { renderApp } from '@tests/support/renderApp';
import { address, choose, closed, dialogOf, fill, findButton, person, press, rowOf } from '@tests/support/screen';

const people = async () => {
  const origin = await startBackend();
  const [applicant, buyer] = await Promise.all(['op.hubei', 'purchase.hq'].map((name) => signedIn(origin, name)));
  return { applicant: applicant!, buyer: buyer! };
};

async function submitted(applicant: Client, form: object, dupReason = '') {
  const saved = await applicant.data(commodityApplyApi.save, {
    form: { ...(await withScans(applicant, commodityForm)), ...form },
  });
  const { entryId: id, entryNo, version } = saved;
  await applicant.data(commodityApplyApi.submit, { id, version, dupReason });
  return { id, entryNo };
}

const current = () => document.querySelector('[data-current]')?.getAttribute('data-path');
const pathsOf = (verdict: string) =>
  [...document.querySelectorAll('[data-path]')]
    .filter((row) =>
      [...row.querySelectorAll('button[aria-pressed=true]')].some((one) => one.textContent.includes(verdict)),
    )
    .map((row) => row.getAttribute('data-path'));

test('each field is judged by a key, each verdict is kept at once, and the decision goes on to the next step', async () => {
  const { applicant, buyer } = await people();
  const { id, entryNo } = await submitted(applicant, {
    commonName: '奥美拉唑肠溶胶囊',
    approvalNo: '国药准字H20203411',
  });
  await renderApp('/erp/commodityEntry', { as: 'purchase.hq' });
  await choose(entryNo, '审核');
  expect(await screen.findByText('奥美拉唑肠溶胶囊', { selector: '[data-path=commonName] *' })).toBeVisible();
  const { judge } = await buyer.data(commodityEntryApi.detail, { id });
  const fields = judge!.fields;
  await findButton(`通过（还剩 ${fields.length} 项）`);
  const first = current();
  await person.keyboard('a');
  await waitFor(() => expect(current()).not.toBe(first));
  await waitFor(async () => {
    const { judge: now } = await buyer.data(commodityEntryApi.detail, { id });
    expect(now?.drafts).toEqual([{ path: first, verdict: 1, remark: '' }]);
  });
  await person.keyboard('a'.repeat(fields.length - 1));
  await findButton('通过');
  await person.keyboard('{Control>}{Enter}{/Control}');
  await waitFor(async () => {
    const now = await buyer.data(commodityEntryApi.detail, { id });
    expect([now.status, now.stepNo]).toEqual([ENTRY_STATUS.waiting, 2]);
  });
});

test('what has to be changed is said beside the field, and goes back to the applicant', async () => {
  const { applicant } = await people();
  const { id } = await submitted(applicant, { commonName: '雷尼替丁胶囊', approvalNo: '国药准字H20203412' });
  await renderApp(`/erp/commodityEntry/audit?id=${id}`, { as: 'purchase.hq' });
  await waitFor(() => expect(current()).toBe('commonName'));
  await person.keyboard('x');
  const remark = await screen.findByLabelText('需修改的说明');
  await fill(remark, '名称');
  expect(await findButton('退回修改（1 项）')).toBeDisabled();
  expect(remark.closest('[data-path]')).toHaveTextContent('说明需要怎样修改（5至200字）');
  await fill(remark, '通用名与批件不一致');
  await waitFor(async () => expect(await findButton('退回修改（1 项）')).toBeEnabled());
  await press('退回修改（1 项）');
  await waitFor(async () => {
    const { status, asked } = await applicant.data(commodityEntryApi.detail, { id });
    expect(status).toBe(ENTRY_STATUS.returned);
    expect(asked).toEqual([{ path: 'commonName', remark: '通用名与批件不一致', stepName: '采购' }]);
  });
});

test('an entry that has changed meanwhile is shown as it is now, and what was said stays', async () => {
  const { applicant, buyer } = await people();
  const { id } = await submitted(applicant, { commonName: '法莫替丁片', approvalNo: '国药准字H20203413' });
  await renderApp(`/erp/commodityEntry/audit?id=${id}`, { as: 'purchase.hq' });
  await waitFor(() => expect(current()).toBe('commonName'));
  const { judge } = await buyer.data(commodityEntryApi.detail, { id });
  await person.keyboard('a'.repeat(judge!.fields.length));
  await findButton('通过');
  // The lock is released, as when it expires.
  await buyer.data(commodityEntryApi.close, { id });
  const mine = await applicant.data(commodityEntryApi.detail, { id });
  await applicant.data(commodityApplyApi.withdraw, { id, version: mine.version });
  const draft = await applicant.data(commodityEntryApi.detail, { id });
  const form = { ...draft.form, listPrice: '18.9000' };
  const saved = await applicant.data(commodityApplyApi.save, { id, version: draft.version, form });
  await applicant.data(commodityApplyApi.submit, { id, version: saved.version });

  await press('通过', document.querySelector('footer')!);
  expect(await screen.findByText(/单据在您审核期间已变化/)).toBeVisible();
  await waitFor(() => expect(document.querySelector('[data-path=listPrice]')).toHaveTextContent('18.90'));
  expect(pathsOf('通过')).toContain('commonName');
  expect((await buyer.data(commodityEntryApi.detail, { id })).stepNo).toBe(1);
});

test('a batch says of each entry what has become of it', async () => {
  const { applicant } = await people();
  const { entryNo } = await submitted(applicant, {
    ...{ commonName: '西咪替丁片', approvalNo: '国药准字H20203414', firstBusiness: 0 },
  });
  await renderApp('/erp/commodityEntry', { as: 'admin.hq' });
  const row = await rowOf(entryNo);
  await person.click(row.querySelector('input[type=checkbox]')!);
  await press('批量通过');
  const dialog = await dialogOf('批量通过 1 张单据');
  expect(dialog).toHaveTextContent(entryNo);
  await waitFor(() => expect(dialog).toHaveTextContent('本次可通过 1 张，0 张将保留'));
  await press('通过', dialog);
  await waitFor(() => expect(dialog).toHaveTextContent('已通过 1 张，0 张需逐条审核'));
  await press('关闭', dialog);
  await closed(dialog);
  await waitFor(async () => expect(await rowOf(entryNo)).toHaveTextContent('已通过'));

  await choose(entryNo, '流程');
  const flow = await dialogOf(`${entryNo} 的流程`);
  await waitFor(() => expect(flow).toHaveTextContent('第 1 轮'));
});

test('a customer is shown with its receivers and its licences, and an applicant looks without judging', async () => {
  const { applicant } = await people();
  const pictured = await withScans(applicant, customerForm);
  const form = { ...pictured, custName: '洪山松鹤堂大药房', uscc: '914201007757000021' };
  const { entryId: id, version } = await applicant.data(customerApplyApi.save, { form });
  await applicant.data(customerApplyApi.submit, { id, version });
  await renderApp(`/erp/customerEntry/audit?id=${id}&from=apply`, { as: 'op.hubei' });
  const row = (path: string) =>
    waitFor(() => {
      const found = document.querySelector(`[data-path="${path}"]`);
      if (!found) throw new Error(`No field ${path}`);
      return found;
    });
  expect(await row('receivers.r1')).toHaveTextContent('徐东大街18号');
  expect(await row('licences.L1')).toHaveTextContent('有效期至长期');
  expect(await row('licences.L2')).toHaveTextContent('2029-04-30');
  await waitFor(async () => expect(await row('regionIds')).toHaveTextContent('湖北省 / 武汉市'));
  expect(current()).toBeUndefined();
  expect(screen.queryByText('A 通过字段', { exact: false })).toBeNull();
});

test('a reason that names no duplicate is shown as what it is', async () => {
  const { applicant } = await people();
  const own = { commonName: '尼麦角林片', approvalNo: '国药准字H20203431' };
  const { id } = await submitted(applicant, own, '本公司独家经营的品种');
  await renderApp(`/erp/commodityEntry/audit?id=${id}`, { as: 'purchase.hq' });
  expect(await screen.findByText('申请人的说明：本公司独家经营的品种')).toBeVisible();
  expect(screen.queryByText(/^可能与/)).toBeNull();
});

test('an address that names no entry says so, and leads to the list', async () => {
  await renderApp('/erp/customerEntry/audit', { as: 'quality.hq' });
  expect(await screen.findByText('没有指定要打开的记录')).toBeVisible();
  expect(screen.queryByRole('button', { name: '重新加载' })).toBeNull();
  await press('返回列表');
  await waitFor(() => expect(address()).toBe('/erp/customerEntry'));
});
