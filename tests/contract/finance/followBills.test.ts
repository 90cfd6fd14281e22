/* docs/domain/reconciliation.md#statements: what the ERP tells of a period that is with the partner joins its statement. */
import { ACTION_KIND } from '../../../src/contract/finance/matching';
import { STATEMENT_STATUS, statementApi } from '../../../src/contract/finance/statements';
import { workbenchApi } from '../../../src/contract/finance/workbench';
import { ERP_STATE, erpApi, type ErpKind } from '../../../src/contract/orders/erp';
import { salesOrderApi, TIMELINE_EVENT } from '../../../src/contract/orders/orders';
import type { Client } from '../../support/client';
import { ERP_ENV, openErp, ordered } from '../orders/erp';
import { type Moments, openMoments } from '../promotion/storeAt';

/** February 2026, with its customer. */
const FEBRUARY = '92001';

let moments: Moments;
beforeAll(async () => {
  moments = await openMoments(ERP_ENV);
});
afterAll(() => moments.remove());

const detail = (admin: Client) => admin.data(statementApi.detail, { id: FEBRUARY });
const fen = (yuan: string) => Math.round(Number(yuan) * 100);

/** Ships an order of the customer in February. */
const shipIn = (clock: string, outboundNo: string) =>
  moments.at(clock, async ({ admin, backend }) => {
    const { client, signed } = openErp(backend.origin, () => admin.now());
    const tell = async (kind: ErpKind, payload: Record<string, unknown>, at: string) => {
      const event = { eventId: `${outboundNo}-${kind}`, kind, occurredAt: `2026-02-26 ${at}`, payload };
      const answer = await client.data(erpApi.event, signed(event));
      expect(answer).toMatchObject({ state: ERP_STATE.done, problems: [] });
      return answer.docNo;
    };
    const { branchId, partyId: custId } = await detail(admin);
    const orderNo = await tell('order', { ...ordered, branchId, custId }, '08:00:00');
    await tell('audit', { orderNo }, '08:10:00');
    await tell('pick', { orderNo }, '08:20:00');
    const lines = [{ lineNo: 1, batchNo: 'B1', expiryDate: '2028-01-31', qty: '10' }];
    await tell('outbound', { orderNo, outboundNo, lines }, '09:00:00');
    return orderNo;
  });

const billOf = async (admin: Client, no: string) =>
  (await admin.data(statementApi.bills, { statementId: FEBRUARY, billNo: no })).records[0];

test('an outbound of a period that nobody has confirmed joins its statement, and a run looks at it', async () => {
  const before = await moments.at('2026-03-08 09:00:00', ({ admin }) => detail(admin));
  expect(before.status).not.toBe(STATEMENT_STATUS.confirmed);
  const orderNo = await shipIn('2026-03-08 09:10:00', 'CK-FOLLOW-1');
  await moments.onStore({ statements: '2026-03-08 09:12:00' });
  await moments.at('2026-03-08 09:13:00', async ({ admin }) => {
    const after = await detail(admin);
    const bill = await billOf(admin, 'CK-FOLLOW-1');
    expect(bill).toMatchObject({ late: 0, orderNo, billDate: '2026-02-26' });
    expect(after.billCount).toBe(before.billCount + 1);
    expect(fen(after.closingAmount)).toBe(fen(before.closingAmount) + fen(bill!.amount));
    expect(after.version).toBeGreaterThan(before.version);
    const { records } = await admin.data(workbenchApi.actions, { statementId: FEBRUARY });
    expect(records.some(({ kind, time }) => kind === ACTION_KIND.run && time >= '2026-03-08 09:12:00')).toBe(true);
    // The order knows it, and when.
    const stated = (await admin.data(salesOrderApi.timeline, { orderNo })).filter(({ statementId }) => statementId);
    expect(stated.find(({ kind }) => kind === TIMELINE_EVENT.stated)).toMatchObject({
      ...{ docNo: 'CK-FOLLOW-1', statementId: FEBRUARY, time: '2026-03-08 09:12:00', amount: bill!.amount },
    });
  });
});

test('within ten minutes of a run nothing joins; after that it does, once', async () => {
  await shipIn('2026-03-08 09:14:00', 'CK-FOLLOW-2');
  const joined = (clock: string) =>
    moments.at(clock, async ({ admin }) => (await billOf(admin, 'CK-FOLLOW-2')) !== undefined);
  await moments.onStore({ statements: '2026-03-08 09:15:00' });
  expect(await joined('2026-03-08 09:15:30')).toBe(false);
  await moments.onStore({ statements: '2026-03-08 09:22:30' }, { statements: '2026-03-08 09:40:00' });
  expect(await joined('2026-03-08 09:41:00')).toBe(true);
});

test('a party whose bills cannot be followed keeps no other from it', async () => {
  await shipIn('2026-03-08 09:50:00', 'CK-FOLLOW-3');
  await moments.onStore(
    {
      sql: `create function refuse() returns trigger language plpgsql as $$ begin
        if old.party_id = 'NOBODY' then raise exception 'broken'; end if; return old; end $$`,
    },
    { sql: 'create trigger refused before delete on statement_follow for each row execute function refuse()' },
    {
      sql: `insert into statement_follow (branch_id, party_id, since)
        select branch_id, 'NOBODY', '2026-01-01' from statement_follow limit 1`,
    },
    { statements: '2026-03-08 09:55:00' },
  );
  expect(
    await moments.at('2026-03-08 09:56:00', async ({ admin }) => (await billOf(admin, 'CK-FOLLOW-3')) !== undefined),
  ).toBe(true);
});
