/* docs/domain/workbench.md#the-partners-link: what a link shows, and to whom. */
import { ERROR } from '../../../src/contract/error-codes';
import {
  BILL_ANSWER,
  LINK_SMS,
  LINK_STATE,
  statementLinkApi,
  statementReplyApi,
} from '../../../src/contract/finance/replies';
import { statementApi } from '../../../src/contract/finance/statements';
import { workbenchApi } from '../../../src/contract/finance/workbench';
import { main } from '../../support/backends';
import { Client, signedIn } from '../../support/client';
import type { HostedBackend } from '../../support/host/host';

const { agree, differs } = BILL_ANSWER;
const { open, bills, save, sms } = statementReplyApi;

let backend: HostedBackend;
let operator: Client;
let admin: Client;
let partner: Client;

beforeEach(async () => {
  backend = await main.start();
  admin = await signedIn(backend.origin, 'admin.hq');
  operator = await signedIn(backend.origin, 'op.hubei');
  partner = new Client(backend.origin);
});
afterEach(() => backend.stop());

const linkOf = async (statementId: string) =>
  (await operator.data(statementLinkApi.create, { statementId, phone: '13511112222' })).token;
const allBills = async (token: string) => (await partner.data(bills, { token, pageSize: 200 })).records;
const rowsOf = async (statementId: string, side: 1 | 2) =>
  (await operator.data(workbenchApi.rows, { statementId, side, pageSize: 200 })).records;

test('with the statement a message goes to the number on record, and its link shows one statement and no more', async () => {
  const statementId = '92005';
  await admin.data(statementApi.send, { id: statementId, version: 1 });
  const sent = await admin.data(statementLinkApi.current, { statementId });
  expect(sent.link).toMatchObject({ state: LINK_STATE.open, answered: 0, phone: sent.phone });
  expect(sent.phone).toMatch(/^1\d{2}\*{4}\d{4}$/);
  expect([LINK_SMS.sending, LINK_SMS.sent]).toContain(sent.link!.smsState);
  const token = sent.link!.token;
  expect(token).toMatch(/^[0-9a-f]{64}$/);
  const view = await partner.data(open, { token });
  const { statementNo, closingAmount, partyName, version } = await admin.data(statementApi.detail, { id: statementId });
  expect(view).toMatchObject({ state: 'open', statementNo, closingAmount, partyName, version, bridge: null });
  // Nothing that is ours: no remark, no order, no match, no other statement.
  expect(Object.keys(view).sort()).toEqual(
    [
      ...['adjustAmount', 'answerTime', 'answered', 'billCount', 'bridge', 'closingAmount', 'companyName', 'disagreed'],
      ...['expireTime', 'openingAmount', 'ownRows', 'partyName', 'partyType', 'periodEnd', 'periodStart', 'phone'],
      ...['rebateAmount', 'receivedAmount', 'returnAmount', 'salesAmount', 'state', 'statementNo', 'status', 'version'],
    ].sort(),
  );
  const [first] = await allBills(token);
  expect(Object.keys(first!).sort()).toEqual(
    [
      ...['amount', 'answer', 'billDate', 'billNo', 'billType', 'counterAmount', 'counterNo', 'late', 'lines', 'note'],
      'rowId',
    ].sort(),
  );
  expect((await allBills(token)).length).toBe(view.billCount);
});

test('a link that is unknown, withdrawn or too old says one and the same', async () => {
  const statementId = '92002';
  const old = await linkOf(statementId);
  const unknown = await partner.call(open, { token: '0'.repeat(64) });
  expect(unknown.code).toBe(ERROR.linkGone);
  const said = ({ code, msg, data, status }: { code: number; msg: string; data: unknown; status: number }) => ({
    code,
    msg,
    data,
    status,
  });
  const withdrawn = await linkOf(statementId);
  await operator.data(statementLinkApi.revoke, { statementId });
  const calls = [open, bills, sms] as const;
  for (const token of [old, withdrawn])
    for (const one of calls) expect(said(await partner.call(one, { token }))).toEqual(said(unknown));
  const last = await linkOf(statementId);
  backend = await backend.reopen({ CLOCK: '2026-04-20 09:00:00' });
  partner = new Client(backend.origin);
  expect(said(await partner.call(open, { token: last }))).toEqual(said(unknown));
});

test('links are not guessed: twenty wrong ones a minute of one address', async () => {
  const token = await linkOf('92002');
  const codes: number[] = [];
  for (let i = 0; i < 21; i += 1) codes.push((await partner.call(open, { token: String(i).padStart(64, '0') })).code);
  expect(codes).toEqual([...Array<number>(20).fill(ERROR.linkGone), ERROR.tooManyRequests]);
  expect((await partner.call(open, { token })).code).toBe(ERROR.tooManyRequests);
});

test('he answers for bills of his statement alone, and only whoever holds the button gives links away', async () => {
  const token = await linkOf('92002');
  const [foreign] = await rowsOf('92003', 1);
  expect((await partner.call(save, { token, answers: [{ rowId: foreign!.rowId, answer: agree }] })).code).toBe(
    ERROR.notFound,
  );
  const [bill] = await allBills(token);
  const noAmount = { rowId: bill!.rowId, answer: differs, amount: '' };
  expect((await partner.call(save, { token, answers: [noAmount] })).code).toBe(ERROR.invalidInput);
  // The amount that stands there is no other one.
  await partner.data(save, { token, answers: [{ ...noAmount, amount: bill!.amount }] });
  expect((await allBills(token))[0]).toMatchObject({ answer: agree, counterAmount: null });
  const auditor = await signedIn(backend.origin, 'audit.ro');
  expect((await auditor.call(statementLinkApi.current, { statementId: '92002' })).code).toBe(ERROR.notGranted);
  const other = await signedIn(backend.origin, 'multi.shanghai');
  expect((await other.call(statementLinkApi.create, { statementId: '92002', phone: '' })).code).not.toBe(200);
});
