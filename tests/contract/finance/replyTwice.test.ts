/* docs/domain/workbench.md#the-partners-link: another answer leaves what we have decided of the one before. */
import { HANDLE_STATUS, HANDLE_TYPE, MATCH_STATUS, ROW_STATE } from '../../../src/contract/finance/matching';
import { BILL_ANSWER, statementLinkApi, statementReplyApi } from '../../../src/contract/finance/replies';
import { workbenchApi } from '../../../src/contract/finance/workbench';
import { type Backend, main } from '../../support/backends';
import { Client, signedIn } from '../../support/client';
import { runEnds } from '../../support/workStanding';

const statementId = '92002';
const { open, bills, save, answer } = statementReplyApi;
const { agree, differs } = BILL_ANSWER;
const pageSize = 200;

let backend: Backend;
let operator: Client;
let partner: Client;

beforeAll(async () => {
  backend = await main.start();
  operator = await signedIn(backend.origin, 'op.hubei');
  partner = new Client(backend.origin);
});
afterAll(() => backend.stop());

const newLink = async () => (await operator.data(statementLinkApi.create, { statementId, phone: '13511112222' })).token;
const send = async (token: string) => {
  const { version } = await partner.data(open, { token });
  expect(await partner.data(answer, { token, version, smsCode: '000000' })).toEqual({ state: 'answered' });
  return runEnds(operator, statementId);
};
const theirs = async () => (await operator.data(workbenchApi.rows, { statementId, side: 2, pageSize })).records;
const diffs = async () => (await operator.data(workbenchApi.diffs, { statementId, pageSize })).records;
const matches = async (status: (typeof MATCH_STATUS)['suggested' | 'confirmed']) =>
  (await operator.data(workbenchApi.matches, { statementId, status: [status], pageSize })).records;

test('an adjustment of ours keeps its match, and the document that it was made for stands once', async () => {
  const first = await newLink();
  const [priced, checked, ...others] = (await partner.data(bills, { token: first, pageSize })).records;
  const own = [
    { no: 'CG-77', date: priced!.billDate, amount: '-4.50', text: '破损扣款' },
    { no: 'CG-78', date: priced!.billDate, amount: '-6.50', text: '运费扣款' },
  ];
  const less = (amount: string, by: number) => (Number(amount) - by).toFixed(2);
  const unlike = (bill: typeof priced, by: number) => ({
    ...{ rowId: bill!.rowId, answer: differs, amount: less(bill!.amount, by), no: '', note: '' },
  });
  await partner.data(save, {
    token: first,
    answers: [unlike(priced, 12), unlike(checked, 7)],
    agreeRest: 1,
    rows: own,
  });
  await send(first);
  for (const { matchId, version } of await matches(MATCH_STATUS.suggested))
    await operator.data(workbenchApi.confirm, { matchId, version });
  const adjusted = (await diffs()).filter(({ diffAmount }) => ['12.00', '-4.50', '4.50'].includes(diffAmount));
  expect(adjusted.length).toBe(2);
  for (const { diffId, version } of adjusted)
    await operator.data(workbenchApi.handle, {
      ...{ diffId, version, handleType: HANDLE_TYPE.adjustOurs, remark: '按双方核对结果处理' },
    });
  const before = await matches(MATCH_STATUS.confirmed);

  const second = await newLink();
  await partner.data(save, {
    ...{ token: second, rows: [...own, { ...own[0]!, no: 'CG-79' }] },
    answers: [priced, checked].map((bill) => ({ rowId: bill!.rowId, answer: agree })),
  });
  await send(second);
  const after = await matches(MATCH_STATUS.confirmed);
  const held = before.filter(({ rule }) => ['M07', 'M90'].includes(rule));
  expect(held.length).toBe(3);
  expect(after.map(({ matchId }) => matchId)).toEqual(expect.arrayContaining(held.map(({ matchId }) => matchId)));
  const now = await diffs();
  expect(now.filter(({ diffId }) => adjusted.some((one) => one.diffId === diffId))).toMatchObject([
    { handleStatus: HANDLE_STATUS.handled },
    { handleStatus: HANDLE_STATUS.handled },
  ]);
  const rows = await theirs();
  expect(rows.length).toBe(others.length + 5);
  expect(rows.filter(({ no }) => no === 'CG-77')).toMatchObject([{ state: ROW_STATE.matched }]);
  expect(
    rows
      .map(({ no }) => no)
      .filter((no) => no.startsWith('CG-'))
      .sort(),
  ).toEqual(['CG-77', 'CG-78', 'CG-79']);
});
