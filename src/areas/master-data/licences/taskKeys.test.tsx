import { screen, waitFor, within } from '@testing-library/react';
import { approvalApi } from '@/contract/master-data/approvals';
import { licenceApi, licenceCancelApi } from '@/contract/master-data/licence-calls';
import { CANCEL_STATUS, RENEWAL_STATE } from '@/contract/master-data/licences';
import { renewalApi } from '@/contract/master-data/renewals';
import { type Client, signedIn } from '@tests/support/client';
import { renderApp } from '@tests/support/renderApp';
import { address, closed, dialogOf, findButton, person } from '@tests/support/screen';

/* Renewals and cancellations of licences, decided from the inbox by keyboard alone. */

const people = async () => {
  const origin = await startBackend();
  const [applicant, clerk] = await Promise.all(['op.hubei', 'quality.hq'].map((name) => signedIn(origin, name)));
  return { applicant: applicant!, clerk: clerk! };
};

const licences = async (applicant: Client, may: 'renew' | 'apply') => {
  const { records } = await applicant.data(licenceCancelApi.page, { pageSize: 500, ownerType: 2, licenceState: 2 });
  return records.filter(({ can }) => can.includes(may));
};

async function renewed(applicant: Client) {
  const [found] = await licences(applicant, 'renew');
  const { ownerType, ownerId, licenceId, licenceNo, version } = found!;
  const rows = await applicant.data(licenceApi.ofOwner, { ownerType, ownerId });
  const { images, issuer } = rows.find((one) => one.licenceId === licenceId)!;
  const { entryNo } = await applicant.data(renewalApi.renew, {
    ...{ licenceId, version, licenceNo, issuer, issueDate: '2026-03-01', expiryDate: '2033-02-28' },
    images: images.map(({ fileId }) => fileId),
  });
  return { entryNo, licenceId };
}

async function cancelled(applicant: Client) {
  const found = (await licences(applicant, 'apply')).at(-1)!;
  const asked = { reasonType: 3 as const, reason: '证号录入有误，重新登记', effectiveDate: '2030-04-01' };
  const [cancelNo] = await applicant.data(licenceCancelApi.apply, { ids: [found.licenceId], ...asked });
  return cancelNo!;
}

const inbox = async (who: Client) =>
  (await who.data(approvalApi.inbox, { pageNum: 1, pageSize: 100 })).records.map(({ entryNo }) => entryNo);
const shown = () => new URLSearchParams(address().split('?')[1]).get('task');
const current = () => document.querySelector('[data-current]')?.getAttribute('data-current');
const opened = async (entryNo: string, title: string) => {
  await waitFor(() => expect(shown()).toBe(entryNo));
  const dialog = await dialogOf(title);
  await within(dialog).findByText(/Ctrl Enter/);
  return dialog;
};
const stateOf = async (who: Client, licenceId: string) => {
  const { records } = await who.data(licenceCancelApi.page, { pageSize: 500, ownerType: 2 });
  return records.find((one) => one.licenceId === licenceId)?.renewalState;
};
const statusOf = async (who: Client, cancelNo: string) =>
  (await who.data(licenceCancelApi.page, { cancelNo })).records[0]?.cancelStatus;
/** The task behind this one in the list, or the first of all. */
const behind = (order: readonly string[], entryNo: string) => order[order.indexOf(entryNo) + 1] ?? order[0];

test('a renewal: D goes through what differs, A and Ctrl Enter pass it, and the next task opens', async () => {
  const { applicant, clerk } = await people();
  const { entryNo, licenceId } = await renewed(applicant);
  const order = await inbox(clerk);
  await renderApp(`/erp/licenceCancel?task=${entryNo}`, { as: 'quality.hq' });
  const dialog = await opened(entryNo, '审核续期');
  await person.keyboard('d');
  await waitFor(() => expect(current()).toBe('issueDate'));
  await person.keyboard('d');
  await waitFor(() => expect(current()).toBe('expiryDate'));
  // As before a dialog has taken the focus from where the one before it had given it back.
  (await findButton('刷新')).focus();
  await person.keyboard('a');
  await waitFor(() => expect(within(dialog).getByLabelText('通过')).toBeChecked());
  await person.keyboard('{Control>}{Enter}{/Control}');
  await closed(dialog);
  await waitFor(async () => expect(await stateOf(clerk, licenceId)).toBe(RENEWAL_STATE.none));
  await waitFor(() => expect(address()).toContain(behind(order, entryNo)?.startsWith('ZX') ? 'task=ZX' : '/audit?id='));
});

test('a renewal: X marks what D has come to, and the remark is typed at once; N leaves nothing typed behind', async () => {
  const { applicant, clerk } = await people();
  const { entryNo, licenceId } = await renewed(applicant);
  await renderApp(`/erp/licenceCancel?task=${entryNo}`, { as: 'quality.hq' });
  const dialog = await opened(entryNo, '审核续期');
  await person.keyboard('ddx');
  const remark = await within(dialog).findByLabelText('备注');
  await waitFor(() => expect(remark).toHaveFocus());
  await person.keyboard('and next: 有效期与照片不一致');
  expect(remark).toHaveValue('and next: 有效期与照片不一致');
  within(dialog).getByLabelText('退回修改').focus();
  await person.keyboard('n');
  expect(await screen.findByText('已填写的内容尚未提交，请先决定或取消')).toBeVisible();
  expect(shown()).toBe(entryNo);
  await person.keyboard('{Control>}{Enter}{/Control}');
  await closed(dialog);
  expect(await stateOf(clerk, licenceId)).toBe(RENEWAL_STATE.returned);
  const { rejectReason } = await applicant.data(renewalApi.renewal, { licenceId });
  expect(rejectReason).toContain('and next: 有效期与照片不一致');
});

test('a cancellation: X asks for the opinion, Ctrl Enter refuses it', async () => {
  const { applicant, clerk } = await people();
  const cancelNo = await cancelled(applicant);
  await renderApp(`/erp/licenceCancel?task=${cancelNo}`, { as: 'quality.hq' });
  const dialog = await opened(cancelNo, '审核注销');
  await person.keyboard('x');
  const opinion = within(dialog).getByLabelText('审核意见');
  await waitFor(() => expect(opinion).toHaveFocus());
  await person.keyboard('{Control>}{Enter}{/Control}');
  expect(await within(dialog).findByText('审核意见不能为空')).toBeVisible();
  await person.keyboard('请附注销通知书');
  await person.keyboard('{Control>}{Enter}{/Control}');
  await closed(dialog);
  expect(await statusOf(clerk, cancelNo)).toBe(CANCEL_STATUS.rejected);
});

test('from the inbox through every kind with N alone: each task comes once, and then the first again', async () => {
  const { applicant, clerk } = await people();
  const [renewal, cancellation] = [(await renewed(applicant)).entryNo, await cancelled(applicant)];
  const order = await inbox(clerk);
  expect(order).toEqual(expect.arrayContaining([renewal, cancellation]));
  const { records } = await clerk.data(approvalApi.inbox, { pageNum: 1, pageSize: 100 });
  const noOf = new Map(records.map(({ entryId, entryNo }) => [entryId, entryNo]));
  await renderApp('/erp/companyEntry', { as: 'quality.hq' });
  (await findButton('待我审批')).focus();
  await person.keyboard('{Enter}');
  await dialogOf('待我审批');
  await waitFor(async () => expect(await findButton('从第一张开始')).toHaveFocus());
  await person.keyboard('{Enter}');
  const at = () => {
    const query = new URLSearchParams(address().split('?')[1]);
    return query.get('task') ?? noOf.get(query.get('id') ?? '');
  };
  const seen: string[] = [];
  for (const expected of [...order, order[0]!]) {
    await waitFor(() => expect(at()).toBe(expected));
    seen.push(expected);
    if (seen.length > order.length) break;
    await (shown() === null ? waitFor(() => expect(current()).toBeDefined()) : screen.findByText(/N 下一张/));
    await person.keyboard('n');
  }
  expect(seen).toHaveLength(order.length + 1);
});
