/* docs/domain/reconciliation.md#suppliers: what a company owes those it buys from. */
import { ERROR } from '../../../src/contract/error-codes';
import { BILL_TYPE } from '../../../src/contract/finance/matching';
import { PARTY_TYPE, SKIPPED, STATEMENT_STATUS, statementApi } from '../../../src/contract/finance/statements';
import { erpApi } from '../../../src/contract/orders/erp';
import { main } from '../../support/backends';
import { type Client, signedIn } from '../../support/client';
import type { HostedBackend } from '../../support/host/host';
import { ERP_ENV, openErp } from '../orders/erp';
import { BRANCH, FEBRUARY, goods, sellerOf, suppliersOf, tellMonth } from './suppliers';

const { toSend, confirmed, voided } = STATEMENT_STATUS;
const MARCH = { periodStart: '2026-03-01', periodEnd: '2026-03-07' };

let backend: HostedBackend;
let admin: Client;
let erp: ReturnType<typeof openErp>;
let work: ReturnType<typeof suppliersOf>;
beforeAll(async () => {
  backend = await main.start(ERP_ENV);
  admin = await signedIn(backend.origin, 'admin.hq');
  erp = openErp(backend.origin, () => admin.now());
  work = suppliersOf(admin);
});
afterAll(() => backend.stop());

const fen = (yuan: string) => Math.round(Number(yuan) * 100);
const parties = async (keyword = '') => {
  const asked = { branchId: BRANCH, partyType: PARTY_TYPE.supplier, keyword };
  return (await admin.data(statementApi.parties, asked)).records.map(({ partyId }) => partyId);
};

test('a month: what was bought, sent back, paid and granted makes the closing of the opening', async () => {
  expect(await parties('荆楚')).toEqual([]);
  await tellMonth('G0027', erp, 'A');
  expect(await parties('荆楚')).toEqual(['G0027']);
  const made = await work.made('G0027');
  expect(made).toMatchObject({
    ...{ partyType: PARTY_TYPE.supplier, partyCode: 'GYS00027', status: toSend, billCount: 5 },
    ...{ openingAmount: '1000.00', salesAmount: '7340.50', returnAmount: '340.50', rebateAmount: '120.00' },
    ...{ receivedAmount: '3000.00', adjustAmount: '0.00', discountAmount: '0.00', closingAmount: '4880.00' },
  });
  const bills = await work.billsOf(made.statementId);
  expect(bills.map(({ billNo, billType, amount, orderNo }) => [billNo, billType, amount, orderNo])).toEqual([
    ['RK-A-1', BILL_TYPE.outbound, '5000.00', ''],
    ['RK-A-2', BILL_TYPE.outbound, '2340.50', ''],
    ['CT-A-1', BILL_TYPE.return, '-340.50', ''],
    ['FK-A-1', BILL_TYPE.receipt, '-3000.00', ''],
    ['PZ-A-1', BILL_TYPE.rebate, '-120.00', ''],
  ]);
});

test('a period of a supplier is stated once; voiding frees its documents; the next opens with what was confirmed', async () => {
  expect(await work.generate(['G0027'])).toMatchObject({ made: 0, skipped: [{ reason: SKIPPED.overlap }] });
  expect(await work.generate(['G0027'], MARCH)).toMatchObject({ skipped: [{ reason: SKIPPED.previousOpen }] });
  const first = await work.made('G0027');
  await admin.data(statementApi.void, { id: first.statementId, version: first.version, reason: '账期选择有误' });
  const second = await work.made('G0027');
  expect(second.statementId).not.toBe(first.statementId);
  expect(second).toMatchObject({ closingAmount: '4880.00', billCount: 5 });
  expect((await work.listOf('G0027')).map(({ status }) => status).sort()).toEqual([toSend, voided]);
  expect(await work.confirm(second.statementId)).toMatchObject({ status: confirmed, can: [] });
  const seller = sellerOf('G0027', erp);
  // Of a period that is confirmed: it counts in the next, with its own date.
  await seller.well('payment', '2026-02-27', { docNo: 'FK-A-2', amount: '880.00', channel: 1 });
  await seller.well('purchase', '2026-03-02', { docNo: 'RK-A-3', lines: [goods('P001', '12.5', '8.88')] });
  const march = await work.made('G0027', MARCH);
  expect(march).toMatchObject({ openingAmount: '4880.00', salesAmount: '111.00', receivedAmount: '880.00' });
  expect(march.closingAmount).toBe('4111.00');
  expect((await work.billsOf(march.statementId)).map(({ billNo, late }) => [billNo, late])).toEqual([
    ['FK-A-2', 1],
    ['RK-A-3', 0],
  ]);
});

test('who sold nothing and is owed nothing is left out by name, and is no choice where there is none', async () => {
  expect(await work.generate(['G0013'], MARCH)).toMatchObject({ made: 1, skippedCount: 0 });
  await sellerOf('G0040', erp).well('purchase', '2026-01-05', { docNo: 'RK-E-1', lines: [goods('P001', '1', '50')] });
  await sellerOf('G0040', erp).well('payment', '2026-01-06', { docNo: 'FK-E-1', amount: '50', channel: 1 });
  expect(await work.generate(['G0040'])).toMatchObject({ made: 0, skipped: [{ reason: SKIPPED.empty }] });
  const unknown = await admin.call(statementApi.generate, {
    ...{ branchId: BRANCH, partyType: PARTY_TYPE.supplier, partyIds: ['C107'], ...FEBRUARY },
  });
  expect(unknown).toMatchObject({ code: ERROR.invalidInput, data: [{ field: 'partyIds' }] });
});

test('a company sees and makes its own', async () => {
  const hubei = await signedIn(backend.origin, 'op.hubei');
  const asked = { branchId: 'FDC', partyType: PARTY_TYPE.supplier, partyIds: ['G0012'], ...FEBRUARY };
  expect((await hubei.call(statementApi.generate, asked)).code).toBe(ERROR.branchNotGranted);
  await erp.client.data(
    erpApi.event,
    erp.signed({
      ...{ eventId: 'OTHER-1', kind: 'rebate', occurredAt: '2026-02-02 09:00:00' },
      payload: { branchId: 'FDC', supplierId: 'G0041', docNo: 'PZ-O-1', amount: '9.00' },
    }),
  );
  const seen = async (client: Client, branchId: string) =>
    (await client.data(statementApi.parties, { branchId, partyType: PARTY_TYPE.supplier, pageSize: 500 })).records.map(
      ({ partyId }) => partyId,
    );
  expect(await seen(admin, 'FDC')).toEqual(['G0041']);
  const foreign = await hubei.call(statementApi.parties, { branchId: 'FDC', partyType: PARTY_TYPE.supplier });
  expect(foreign.code).toBe(ERROR.branchNotGranted);
  expect(await seen(hubei, BRANCH)).toEqual(expect.arrayContaining(['G0012', 'G0013', 'G0014']));
});

test('two who make the same at once make it once, and each document stands in one statement', async () => {
  for (const [i, supplierId] of ['G0030', 'G0031', 'G0032'].entries()) await tellMonth(supplierId, erp, `C${i}`);
  const other = suppliersOf(await signedIn(backend.origin, 'op.hubei'));
  const all = ['G0030', 'G0031', 'G0032'];
  const answers = await Promise.all([work.generate(all), other.generate(all)]);
  expect(answers.map(({ made }) => made).sort()).toEqual([0, 3]);
  const nos: string[] = [];
  for (const supplierId of all)
    for (const row of await work.listOf(supplierId))
      nos.push(...(await work.billsOf(row.statementId)).map(({ billNo }) => billNo));
  expect(nos).toHaveLength(15);
  expect(new Set(nos).size).toBe(15);
});

/** A sequence that is the same each time. */
function dice(seed: number) {
  let state = seed;
  return (most: number) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
    return (state >>> 8) % most;
  };
}
const KINDS = ['purchase', 'purchaseReturn', 'payment', 'rebate'] as const;
const MONTHS = [
  { periodStart: '2025-12-01', periodEnd: '2025-12-31' },
  { periodStart: '2026-01-01', periodEnd: '2026-01-31' },
  FEBRUARY,
] as const;

test('random months: each closing is what the documents make of it', async () => {
  for (const [i, supplierId] of ['G0050', 'G0051', 'G0052'].entries()) {
    const roll = dice(7 + i);
    const seller = sellerOf(supplierId, erp);
    let owed = 0;
    for (const period of MONTHS) {
      for (let n = 0; n < 3 + roll(5); n += 1) {
        const kind = KINDS[roll(KINDS.length)] ?? 'payment';
        const day = `${period.periodStart.slice(0, 8)}${String(1 + roll(28)).padStart(2, '0')}`;
        const line = goods('P001', String(1 + roll(400)), `${roll(30)}.${String(roll(100)).padStart(2, '0')}`);
        const amount = (1 + roll(100_000)) / 100;
        const docNo = `R${i}-${period.periodStart}-${n}`;
        const isGoods = kind === 'purchase' || kind === 'purchaseReturn';
        const money = kind === 'payment' ? { amount: amount.toFixed(2), channel: 1 } : { amount: amount.toFixed(2) };
        await seller.well(kind, day, { docNo, ...(isGoods ? { lines: [line] } : money) });
        const worth = isGoods ? fen(line.amount) : fen(amount.toFixed(2));
        owed += kind === 'purchase' ? worth : -worth;
      }
      const made = await work.made(supplierId, period);
      expect([made.periodStart, fen(made.closingAmount)]).toEqual([period.periodStart, owed]);
      await work.confirm(made.statementId);
    }
  }
});
