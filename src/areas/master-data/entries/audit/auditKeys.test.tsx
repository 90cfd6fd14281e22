import { fireEvent, screen, waitFor } from '@testing-library/react';
import { ENTRY_STATUS, VERDICT } from '@/contract/master-data/approval';
import { approvalApi } from '@/contract/master-data/approvals';
import { commodityApplyApi, commodityEntryApi } from '@/contract/master-data/entries';
import { commodityForm, withScans } from '@tests/contract/master-data/entryForms';
import { type Client, signedIn } from '@tests/support/client';
import { renderApp } from '@tests/support/renderApp';
import { address, closed, dialogOf, fill, findButton, person, press } from '@tests/support/screen';

const people = async () => {
  const origin = await startBackend();
  const [applicant, buyer] = await Promise.all(['op.hubei', 'purchase.hq'].map((name) => signedIn(origin, name)));
  return { applicant: applicant!, buyer: buyer! };
};

async function submitted(applicant: Client, form: object) {
  const saved = await applicant.data(commodityApplyApi.save, {
    form: { ...(await withScans(applicant, commodityForm)), ...form },
  });
  const { entryId: id, version } = saved;
  await applicant.data(commodityApplyApi.submit, { id, version });
  return id;
}

/** An entry that was returned for its name and its price, corrected, and submitted again. */
async function resubmitted(applicant: Client, buyer: Client, form: object) {
  const id = await submitted(applicant, form);
  const { round, stepNo, contentHash } = await buyer.data(commodityEntryApi.detail, { id });
  const verdicts = ['commonName', 'listPrice'].map((path) => ({
    path,
    verdict: VERDICT.toChange,
    remark: '与批件不一致',
  }));
  await buyer.data(commodityEntryApi.audit, { id, round, stepNo, contentHash, result: 2, verdicts, opinion: '' });
  const back = await applicant.data(commodityEntryApi.detail, { id });
  const changed = { ...back.form, commonName: `${String(back.form.commonName)}(新)`, listPrice: '18.9000' };
  const saved = await applicant.data(commodityApplyApi.save, { id, version: back.version, form: changed });
  await applicant.data(commodityApplyApi.submit, { id, version: saved.version });
  return id;
}

const current = () => document.querySelector('[data-current]')?.getAttribute('data-path');
const inbox = async (buyer: Client) =>
  (await buyer.data(approvalApi.inbox, { pageNum: 1, pageSize: 20 })).records.map(({ entryId }) => entryId);
const shown = () => new URLSearchParams(address().split('?')[1]).get('id');
/** The entry is on the screen and its name has the focus, and its first field is the present one. */
const opened = (id: string, name: string) =>
  waitFor(() => {
    expect([shown(), current()]).toEqual([id, 'commonName']);
    expect(document.querySelector('[data-current]')).toHaveTextContent(name);
    expect(screen.getByRole('heading', { level: 2, name })).toHaveFocus();
  });

test('the inbox begins with a key', async () => {
  const { buyer } = await people();
  await renderApp('/erp/commodityEntry', { as: 'purchase.hq' });
  (await findButton('待我审批')).focus();
  await person.keyboard('{Enter}');
  const drawer = await dialogOf('待我审批');
  const begin = await findButton('从第一张开始');
  await waitFor(() => expect(begin).toHaveFocus());
  await person.keyboard('{Enter}');
  await closed(drawer);
  const [first] = await inbox(buyer);
  await waitFor(() => expect(shown()).toBe(first));
});

test('N goes to the next task, and behind the last the first one comes again', async () => {
  const { applicant, buyer } = await people();
  const first = await resubmitted(applicant, buyer, {
    commonName: '雷贝拉唑钠肠溶片',
    approvalNo: '国药准字H20203421',
  });
  const second = await submitted(applicant, { commonName: '泮托拉唑钠肠溶片', approvalNo: '国药准字H20203422' });
  const order = await inbox(buyer);
  expect(order.slice(-2)).toEqual([first, second]);
  await renderApp(`/erp/commodityEntry/audit?id=${first}`, { as: 'purchase.hq' });
  await opened(first, '雷贝拉唑钠肠溶片(新)');
  await press('下一张');
  await opened(second, '泮托拉唑钠肠溶片');
  await person.keyboard('n');
  await waitFor(() => expect(shown()).toBe(order[0]));
});

test('D goes through the differences, and the decision goes on to the next task', async () => {
  const { applicant, buyer } = await people();
  const first = await resubmitted(applicant, buyer, {
    commonName: '埃索美拉唑肠溶片',
    approvalNo: '国药准字H20203425',
  });
  const second = await submitted(applicant, { commonName: '伏诺拉生片剂', approvalNo: '国药准字H20203426' });
  await renderApp(`/erp/commodityEntry/audit?id=${first}`, { as: 'purchase.hq' });
  await opened(first, '埃索美拉唑肠溶片(新)');
  await person.keyboard('d');
  await waitFor(() => expect(current()).toBe('listPrice'));
  // A key that is held down does not repeat.
  fireEvent.keyDown(document.body, { key: 'd', repeat: true });
  expect(current()).toBe('listPrice');
  await person.keyboard('d');
  await waitFor(() => expect(current()).toBe('commonName'));
  const { judge } = await buyer.data(commodityEntryApi.detail, { id: first });
  const left = judge!.fields.filter((path) => !judge!.kept.includes(path)).length;
  await person.keyboard('a'.repeat(left));
  await waitFor(async () => {
    const { judge: now } = await buyer.data(commodityEntryApi.detail, { id: first });
    expect(now?.drafts).toHaveLength(left);
  });
  await person.keyboard('{Control>}{Enter}{/Control}');
  await waitFor(async () => expect((await buyer.data(commodityEntryApi.detail, { id: first })).stepNo).toBe(2));
  // The entry behind this one, not the one that is due first and may have been skipped.
  await waitFor(() => expect(shown()).toBe(second));
  // The verdicts by keys belong to the entry that was shown.
  expect((await buyer.data(commodityEntryApi.detail, { id: second })).judge?.drafts).toEqual([]);
});

test('an opinion that would be lost is asked about, and goes with the decision', async () => {
  const { applicant, buyer } = await people();
  const id = await submitted(applicant, { commonName: '艾普拉唑肠溶片', approvalNo: '国药准字H20203427' });
  await renderApp(`/erp/commodityEntry/audit?id=${id}`, { as: 'purchase.hq' });
  await opened(id, '艾普拉唑肠溶片');
  await fill(await screen.findByLabelText('审核意见（可不填）'), '价格待核对');
  await press('下一张');
  await press('取消', await dialogOf('放弃未保存的内容？'));
  expect(shown()).toBe(id);
  expect(screen.getByLabelText('审核意见（可不填）')).toHaveValue('价格待核对');
  screen.getByRole('heading', { level: 2 }).focus();
  const { judge } = await buyer.data(commodityEntryApi.detail, { id });
  await person.keyboard(`${'a'.repeat(judge!.fields.length)}{Control>}{Enter}{/Control}`);
  await waitFor(async () => expect((await buyer.data(commodityEntryApi.detail, { id })).stepNo).toBe(2));
  await waitFor(() => expect(shown()).not.toBe(id));
});

test('X asks for a change and the remark is typed at once; letters typed there are no commands', async () => {
  const { applicant } = await people();
  const id = await submitted(applicant, { commonName: '兰索拉唑肠溶片', approvalNo: '国药准字H20203423' });
  await renderApp(`/erp/commodityEntry/audit?id=${id}`, { as: 'purchase.hq' });
  await opened(id, '兰索拉唑肠溶片');
  await person.keyboard('{ArrowDown}');
  await waitFor(() => expect(current()).not.toBe('commonName'));
  const marked = current();
  await person.keyboard('{ArrowUp}{ArrowDown}x');
  const remark = await screen.findByLabelText('需修改的说明');
  await waitFor(() => expect(remark).toHaveFocus());
  await person.keyboard('and next: 规格与批件不一致');
  expect(remark).toHaveValue('and next: 规格与批件不一致');
  expect([shown(), current()]).toEqual([id, marked]);
  await person.keyboard('{Control>}{Enter}{/Control}');
  await waitFor(async () => {
    const { status, asked } = await applicant.data(commodityEntryApi.detail, { id });
    expect(status).toBe(ENTRY_STATUS.returned);
    expect(asked).toEqual([{ path: marked, remark: 'and next: 规格与批件不一致', stepName: '采购' }]);
  });
});

test('a decision that is not complete is none: Ctrl Enter waits for the last verdict', async () => {
  const { applicant, buyer } = await people();
  const id = await submitted(applicant, { commonName: '艾司奥美拉唑片', approvalNo: '国药准字H20203424' });
  await renderApp(`/erp/commodityEntry/audit?id=${id}`, { as: 'purchase.hq' });
  await opened(id, '艾司奥美拉唑片');
  await person.keyboard('a{Control>}{Enter}{/Control}x');
  await fill(await screen.findByLabelText('需修改的说明'), '短');
  await person.keyboard('{Control>}{Enter}{/Control}');
  const { status, stepNo } = await buyer.data(commodityEntryApi.detail, { id });
  expect([status, stepNo]).toEqual([ENTRY_STATUS.inReview, 1]);
});
