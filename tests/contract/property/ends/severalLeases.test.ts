/* docs/domain/property-bills.md#termination: a tenant with several leases leaves one of them. */
import { billApi } from '../../../../src/contract/property/bills';
import { LEASE_STATUS, UNIT_STATUS } from '../../../../src/contract/property/micro-pms';
import { settlementApi } from '../../../../src/contract/property/settlements';
import { tenantApi } from '../../../../src/contract/property/tenants';
import { approvedLease, billsOf, generate, RENT } from '../billing/letProperty';
import { type Leaving, leavingDesk } from './leaving';

let at: Leaving;
beforeAll(async () => {
  at = await leavingDesk('2026-04-02 10:00:00', 3);
});
afterAll(() => at.stop());

const TERMS = { startDate: '2026-04-01', endDate: '2027-12-31' };
const [SMALL, LARGE] = ['2000.00', '4500.00'];

const openOf = async (leaseId: string) =>
  (await billsOf(at.desk()))
    .filter((bill) => bill.leaseId === leaseId)
    .map(({ amount, creditAmount, paidAmount, unpaidAmount }) => [amount, creditAmount, paidAmount, unpaidAmount]);
const balance = async () => (await at.desk().operator.data(tenantApi.detail, { id: at.desk().tenantId })).balance;

test('the other lease keeps its bills, its deposit and its plan; what is prepaid covers what is due, and the rest stays', async () => {
  const { tenantId } = at.desk();
  const one = await approvedLease(at.desk(), 0, { ...TERMS, rentAmount: SMALL, deposit: SMALL });
  const other = await approvedLease(at.desk(), 1, { ...TERMS, rentAmount: LARGE, deposit: LARGE });
  await at.pay('6500.00', '2026-04-02');
  await generate(at.desk(), '2026-05', [RENT]);
  await at.passTo('2026-05-20 10:00:00');
  // April of both is paid in time, and 500 more; May is open.
  await at.pay('7000.00', '2026-04-05', {
    items: (await billsOf(at.desk()))
      .filter(({ periodStart, unpaidAmount }) => periodStart === '2026-04-01' && unpaidAmount !== '0.00')
      .map(({ billId, amount }) => ({ billId, amount })),
  });
  expect(await balance()).toBe('500.00');
  const before = await openOf(other);
  const id = await at.terminate(one, '2026-05-20');
  const settlement = await at.settlement(id);
  // May: 2000 × 20 ÷ 31 = 1290.32 earned, and ten days late: 10.00.
  expect(settlement.lines.filter(({ due, back }) => due !== '0.00' || back !== '0.00')).toMatchObject([
    { kind: 'OPEN', due: '1300.32' },
    { kind: 'PREPAID', back: '500.00' },
    { kind: 'DEPOSIT', back: '2000.00' },
  ]);
  await at.approve(id);
  expect(await openOf(other)).toEqual(before);
  expect((await at.account(other)).held).toBe(LARGE);
  const left = await at.settlement(id);
  await at.giveBack(one, left.held);
  await at.desk().operator.data(settlementApi.close, { id, version: left.version, channel: 1, voucher: 'HD' });
  expect((await at.lease(one)).leaseStatus).toBe(LEASE_STATUS.ended);
  expect((await at.lease(other)).leaseStatus).toBe(LEASE_STATUS.running);
  expect((await openOf(one)).map(([, , , unpaid]) => unpaid)).toEqual(['0.00', '0.00', '0.00']);
  expect(await balance()).toBe('0.00');
  await at.passTo('2026-05-21 10:00:00');
  expect([(await at.unit(0)).unitStatus, (await at.unit(1)).unitStatus]).toEqual([UNIT_STATUS.vacant, UNIT_STATUS.let]);
  // Only the lease that goes on is billed for June.
  expect(await generate(at.desk(), '2026-06', [RENT])).toMatchObject({ made: 1, amount: LARGE });
  const { open } = await at.desk().operator.data(billApi.ageing, { tenantId });
  // Eleven days late for May: 24.75.
  expect(open).toBe('9024.75');
});
