/* docs/domain/workbench.md#the-partners-link: a partner answers bill by bill, without an account. */
import { ERROR } from '../../../src/contract/error-codes';
import { MATCH_STATUS, ROW_SOURCE, ROW_STATE } from '../../../src/contract/finance/matching';
import {
  BILL_ANSWER,
  type ReplyBill,
  statementLinkApi,
  statementReplyApi,
} from '../../../src/contract/finance/replies';
import { STATEMENT_STATUS, statementApi } from '../../../src/contract/finance/statements';
import { workbenchApi } from '../../../src/contract/finance/workbench';
import { main } from '../../support/backends';
import { Client, signedIn } from '../../support/client';
import type { HostedBackend } from '../../support/host/host';
import { runEnds } from '../../support/workStanding';

const { agree, differs, missing } = BILL_ANSWER;
const { open, bills, save, sms, answer } = statementReplyApi;
/** The code of any mobile while the product is tried out. */
const smsCode = '000000';

let backend: HostedBackend;
let operator: Client;
let partner: Client;

beforeEach(async () => {
  backend = await main.start();
  operator = await signedIn(backend.origin, 'op.hubei');
  partner = new Client(backend.origin);
});
afterEach(() => backend.stop());

const linkOf = async (statementId: string) =>
  (await operator.data(statementLinkApi.create, { statementId, phone: '13511112222' })).token;
const allBills = async (token: string) => (await partner.data(bills, { token, pageSize: 200 })).records;
const detailOf = (id: string) => operator.data(statementApi.detail, { id });
const rowsOf = async (statementId: string, side: 1 | 2) =>
  (await operator.data(workbenchApi.rows, { statementId, side, pageSize: 200 })).records;

test('answers are kept as he goes, and become rows of his that are matched', async () => {
  const statementId = '92002';
  const token = await linkOf(statementId);
  const before = await allBills(token);
  expect(before.length).toBeGreaterThan(3);
  const [lost, other, ...same] = before as [ReplyBill, ReplyBill, ...ReplyBill[]];
  const theirs = (Number(other.amount) - 12).toFixed(2);
  await partner.data(save, { token, answers: [{ rowId: lost.rowId, answer: missing, note: '未见到货' }] });
  await partner.data(save, {
    token,
    answers: [{ rowId: other.rowId, answer: differs, amount: theirs, no: 'CG-8812', note: '单价不同' }],
  });
  const { version, answered, disagreed } = await partner.data(open, { token });
  expect([answered, disagreed]).toEqual([2, 2]);
  // What is left out is asked for.
  expect((await partner.call(answer, { token, version, smsCode })).code).toBe(ERROR.invalidInput);
  const own = [{ no: 'CG-77', date: before[0]!.billDate, amount: '-4.50', text: '破损扣款' }];
  await partner.data(save, { token, agreeRest: 1, rows: own });
  expect(await partner.data(open, { token })).toMatchObject({ answered: before.length, disagreed: 2, ownRows: own });
  const found = (await allBills(token)).find(({ rowId }) => rowId === other.rowId);
  expect(found).toMatchObject({ answer: differs, counterAmount: theirs, counterNo: 'CG-8812', note: '单价不同' });
  // Nothing counts before he has sent it, and he sends it with a code.
  expect(await rowsOf(statementId, 2)).toEqual([]);
  expect((await rowsOf(statementId, 1)).every(({ reply }) => reply === null)).toBe(true);
  expect(await partner.data(sms, { token })).toMatchObject({ sent: true });
  expect((await partner.call(answer, { token, version, smsCode: '999999' })).code).toBe(ERROR.wrongSmsCode);
  expect(await partner.data(answer, { token, version, smsCode })).toEqual({ state: 'answered' });

  const bridge = await runEnds(operator, statementId);
  expect(bridge).toMatchObject({ status: STATEMENT_STATUS.different, remainder: '0.00' });
  const rows = await rowsOf(statementId, 2);
  expect(rows.length).toBe(same.length + 2);
  expect(rows.every(({ source }) => source === ROW_SOURCE.online)).toBe(true);
  const ours = await rowsOf(statementId, 1);
  expect(ours.filter(({ state }) => state === ROW_STATE.matched).length).toBe(same.length);
  expect(ours.find(({ rowId }) => rowId === lost.rowId)).toMatchObject({
    reply: { answer: missing, note: '未见到货', byName: expect.stringContaining('135****2222') },
  });
  const { records } = await operator.data(workbenchApi.matches, { statementId, status: [MATCH_STATUS.suggested] });
  expect(records.map(({ rule, grossResidual }) => [rule, grossResidual])).toEqual([['M07', '12.00']]);

  // He has answered; until somebody gives him another link.
  expect((await partner.call(save, { token, agreeRest: 1 })).code).toBe(ERROR.linkAnswered);
  expect(await partner.data(open, { token })).toMatchObject({ state: 'answered' });
  const again = await linkOf(statementId);
  expect((await partner.call(open, { token })).code).toBe(ERROR.linkGone);
  await partner.data(save, {
    ...{ token: again, rows: [] },
    answers: [lost, other].map(({ rowId }) => ({ rowId, answer: agree })),
  });
  const now = await partner.data(open, { token: again });
  expect(await partner.data(answer, { token: again, version: now.version, smsCode })).toEqual({ state: 'confirmed' });
  expect(await detailOf(statementId)).toMatchObject({ status: STATEMENT_STATUS.confirmed, openDiffCount: 0 });
  expect((await rowsOf(statementId, 2)).length).toBe(before.length);
});

test('all bills agreed to, and nothing of his own: that confirms the statement', async () => {
  const statementId = '92003';
  const token = await linkOf(statementId);
  await partner.data(save, { token, agreeRest: 1 });
  const { version } = await partner.data(open, { token });
  // Somebody works on it meanwhile: he is shown what it is now.
  await operator.data(statementApi.adjust, { id: statementId, version, amount: '0.01', reason: '分位尾差调整' });
  const stale = await partner.call(answer, { token, version, smsCode });
  expect(stale).toMatchObject({ code: ERROR.versionConflict, data: { state: 'open', adjustAmount: '0.01' } });
  await partner.data(save, { token, agreeRest: 1 });
  const now = await partner.data(open, { token });
  expect(await partner.data(answer, { token, version: now.version, smsCode })).toEqual({ state: 'confirmed' });
  const detail = await detailOf(statementId);
  expect(detail).toMatchObject({
    status: STATEMENT_STATUS.confirmed,
    unexplained: '0.00',
    basis: '对方在线回复：全部一致',
  });
  expect(detail.contentHash).toMatch(/^[0-9a-f]{64}$/);
  expect(await partner.data(open, { token })).toMatchObject({ state: 'confirmed' });
  expect((await partner.call(save, { token, agreeRest: 1 })).code).toBe(ERROR.linkAnswered);
  expect((await operator.call(statementLinkApi.create, { statementId, phone: '' })).code).toBe(ERROR.statementForbids);
});

test('what the machine has matched from his file gives way to what he says himself', async () => {
  const statementId = '92001';
  const confirmed = async () =>
    (await operator.data(workbenchApi.matches, { statementId, status: [MATCH_STATUS.confirmed], pageSize: 200 }))
      .records;
  const [one] = (await confirmed()).filter(({ rule }) => rule === 'M01');
  const [bill] = one!.rows.filter(({ side }) => side === 1);
  const token = await linkOf(statementId);
  await partner.data(save, { token, answers: [{ rowId: bill!.rowId, answer: missing }], agreeRest: 1 });
  const { version } = await partner.data(open, { token });
  expect(await partner.data(answer, { token, version, smsCode })).toEqual({ state: 'answered' });
  await runEnds(operator, statementId);
  const now = (await rowsOf(statementId, 1)).find(({ rowId }) => rowId === bill!.rowId)!;
  expect(now).toMatchObject({ state: ROW_STATE.suggested, reply: { answer: missing } });
  // Pairs that were only offered are said by him: no document of his stands twice.
  const theirs = await rowsOf(statementId, 2);
  const online = theirs.filter(({ source }) => source === ROW_SOURCE.online);
  expect((await rowsOf(statementId, 1)).filter(({ state }) => state === ROW_STATE.free)).toEqual([]);
  expect(online.every(({ state }) => state === ROW_STATE.matched)).toBe(true);
});

test('what was offered for a bill counts no more once its document is matched with another one', async () => {
  const statementId = '92002';
  const [first, second] = (await rowsOf(statementId, 1)).filter(({ amount }) => Number(amount) > 0);
  await operator.upload(
    workbenchApi.importCounter,
    { statementId },
    { content: `日期,金额,摘要\n${first!.date},${first!.amount},到货`, name: '明细.csv' },
  );
  await runEnds(operator, statementId);
  const [document] = await rowsOf(statementId, 2);
  expect(document!.state).toBe(ROW_STATE.suggested);
  await operator.data(workbenchApi.match, {
    ...{ statementId, ourIds: [second!.rowId], counterIds: [document!.rowId], confirm: 1 },
  });
  const token = await linkOf(statementId);
  await partner.data(save, { token, agreeRest: 1 });
  const { version } = await partner.data(open, { token });
  const { state } = await partner.data(answer, { token, version, smsCode });
  expect(['answered', 'confirmed']).toContain(state);
  await runEnds(operator, statementId);
  const [theirs, own] = [await rowsOf(statementId, 2), await rowsOf(statementId, 1)];
  expect(theirs.filter(({ no }) => no === first!.no)).toMatchObject([{ source: ROW_SOURCE.online }]);
  expect(own.find(({ rowId }) => rowId === first!.rowId)).toMatchObject({ state: ROW_STATE.matched });
  expect(theirs.find(({ rowId }) => rowId === document!.rowId)).toMatchObject({ state: ROW_STATE.matched });
});
