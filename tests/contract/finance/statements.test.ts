/* docs/domain/reconciliation.md#statements: a bill is of one statement, and what is confirmed does not change. */
import { ERROR } from '../../../src/contract/error-codes';
import { BILL_TYPE } from '../../../src/contract/finance/matching';
import { PARTY_TYPE, SKIPPED, STATEMENT_STATUS, statementApi } from '../../../src/contract/finance/statements';
import { type Backend, main } from '../../support/backends';
import { type Client, signedIn } from '../../support/client';

let backend: Backend;
let admin: Client;
let operator: Client;

beforeAll(async () => {
  backend = await main.start();
  admin = await signedIn(backend.origin, 'admin.hq');
  operator = await signedIn(backend.origin, 'op.hubei');
});
afterAll(() => backend.stop());

const { toSend, toConfirm, confirmed, voided } = STATEMENT_STATUS;
const FEBRUARY = { periodStart: '2026-02-01', periodEnd: '2026-02-28' };
const read = (id: string, client = admin) => client.data(statementApi.detail, { id });
const billsOf = async (statementId: string) =>
  (await admin.data(statementApi.bills, { statementId, pageSize: 200, orderBy: 'billDate', orderDir: 'asc' })).records;

const generate = (partyIds: string[], more: Partial<typeof FEBRUARY> = {}) =>
  operator.call(statementApi.generate, {
    ...{ branchId: 'FDB', partyType: PARTY_TYPE.customer, partyIds, ...FEBRUARY, ...more },
  });

const sum = (amounts: readonly string[]) => amounts.reduce((fen, yuan) => fen + Math.round(Number(yuan) * 100), 0);

test('the closing is what its bills make of the opening', async () => {
  for (const id of ['92002', '92003', '92005']) {
    const found = await read(id);
    const bills = await billsOf(id);
    const of = (type: number) => sum(bills.filter((bill) => bill.billType === type).map(({ amount }) => amount));
    expect(bills).toHaveLength(found.billCount);
    expect(sum([found.salesAmount])).toBe(of(BILL_TYPE.outbound));
    expect(sum([found.returnAmount])).toBe(0 - of(BILL_TYPE.return));
    expect(sum([found.receivedAmount])).toBe(0 - of(BILL_TYPE.receipt));
    expect(sum([found.closingAmount])).toBe(sum([found.openingAmount, ...bills.map(({ amount }) => amount)]));
    expect(bills.every(({ billDate }) => billDate >= '2026-02-01' && billDate <= '2026-02-28')).toBe(true);
  }
});

test('a company sees its own', async () => {
  const { records } = await operator.data(statementApi.page, { period: '2026-02', orderBy: 'statementNo' });
  expect(records.length).toBeGreaterThan(0);
  expect(new Set(records.map(({ branchId }) => branchId.slice(0, 3)))).toEqual(new Set(['FDB']));
  expect((await operator.data(statementApi.page, { period: '2026-01' })).records).toEqual([]);
});

test('a period is over, not too long, and a party has one statement for each of its days', async () => {
  expect(await generate([], { periodEnd: '2026-12-31', periodStart: '2026-12-01' })).toMatchObject({
    data: [{ field: 'periodEnd' }],
  });
  expect((await generate([], { periodStart: '2025-11-01' })).code).toBe(ERROR.invalidInput);
  const again = await generate(['C107']);
  expect(again.data).toMatchObject({ made: 0, skippedCount: 1, skipped: [{ reason: SKIPPED.overlap }] });
  // Who bought nothing and owes nothing has none.
  expect((await generate(['C119'])).data).toMatchObject({ made: 0, skipped: [{ reason: SKIPPED.empty }] });
  // The one before is not confirmed: what this one would open with is not known.
  const march = { periodStart: '2026-03-01', periodEnd: '2026-03-07' };
  const [open] = (await operator.data(statementApi.page, { branchId: 'FDB', status: [toConfirm] })).records;
  expect((await generate([open!.partyId], march)).data).toMatchObject({ skipped: [{ reason: SKIPPED.previousOpen }] });
});

test('an adjustment is a bill of its own, and voiding frees the bills for another statement', async () => {
  const before = await read('92003');
  const { version } = before;
  const wrong = await operator.call(statementApi.adjust, {
    id: '92003',
    version,
    amount: '0',
    reason: '没有金额的调整',
  });
  expect(wrong).toMatchObject({ code: ERROR.invalidInput, data: [{ field: 'amount' }] });
  await operator.data(statementApi.adjust, { id: '92003', version, amount: '-12.00', reason: '价格差异冲减' });
  const after = await read('92003');
  expect(after.adjustAmount).toBe('-12.00');
  expect(sum([after.closingAmount])).toBe(sum([before.closingAmount, '-12.00']));
  expect((await billsOf('92003')).at(-1)).toMatchObject({ billNo: `${before.statementNo}-TZ1`, amount: '-12.00' });
  expect((await operator.call(statementApi.void, { id: '92003', version: 4, reason: '账期选择有误' })).code).toBe(
    ERROR.notGranted,
  );
  const stale = await admin.call(statementApi.void, { id: '92003', version: 2, reason: '账期选择有误' });
  expect(stale.code).toBe(ERROR.versionConflict);
  await admin.data(statementApi.void, { id: '92003', version: 4, reason: '账期选择有误' });
  expect(await read('92003')).toMatchObject({ status: voided, can: [] });
  expect((await generate([before.partyId])).data).toMatchObject({ made: 1 });
  const [made] = (await admin.data(statementApi.page, { status: [toSend], partyName: before.partyName })).records;
  expect(made).toMatchObject({
    closingAmount: before.closingAmount,
    adjustAmount: '0.00',
    billCount: before.billCount,
  });
});

test('what is confirmed opens the next one, and does not change any more', async () => {
  const { version, closingAmount, partyId, branchId } = await read('92002');
  await admin.data(statementApi.confirm, { id: '92002', version, basis: '客户盖章回执 2026-03-05' });
  const done = await read('92002');
  expect(done).toMatchObject({ status: confirmed, basis: '客户盖章回执 2026-03-05', can: [] });
  expect(done.contentHash).toMatch(/^[0-9a-f]{64}$/);
  const change = { id: '92002', version: done.version };
  for (const answer of [
    await admin.call(statementApi.adjust, { ...change, amount: '1.00', reason: '确认以后的调整' }),
    await admin.call(statementApi.void, { ...change, reason: '确认以后的作废' }),
    await admin.call(statementApi.send, change),
  ])
    expect(answer.code).toBe(ERROR.statementForbids);
  const march = { periodStart: '2026-03-01', periodEnd: '2026-03-07' };
  await admin.data(statementApi.generate, { branchId, partyType: PARTY_TYPE.customer, partyIds: [partyId], ...march });
  const { records } = await admin.data(statementApi.page, {
    period: '2026-03',
    orderBy: 'periodStart',
    orderDir: 'desc',
  });
  expect(records.find((row) => row.partyId === partyId)).toMatchObject({
    openingAmount: closingAmount,
    status: toSend,
  });
});

test('several are sent at once, and those that do not wait for it are named', async () => {
  const sent = await admin.data(statementApi.batchSend, { ids: ['92002', '92005', '99999'] });
  expect(sent).toMatchObject({ total: 3, done: 1, failed: [{ id: '99999' }, { id: '92002' }] });
  expect(await read('92005')).toMatchObject({ status: toConfirm });
});
