/* docs/domain/property-bills.md#deposits: a deposit bill that was voided is made again, or never. */
import { billApi } from '../../../../src/contract/property/bills';
import { FEE_TYPE } from '../../../../src/contract/property/fee-items';
import { BILL_STATUS } from '../../../../src/contract/property/micro-pms';
import { approvedLease, billsOf, generate, RENT } from '../billing/letProperty';
import { type Leaving, leavingDesk } from './leaving';

const DEPOSIT = '85006';
const TERMS = { startDate: '2026-03-01', endDate: '2026-12-31', deposit: '17200.00' };

let at: Leaving;
beforeEach(async () => {
  at = await leavingDesk('2026-04-02 10:00:00', 3);
});
afterEach(() => at.stop());

const deposits = async () => (await billsOf(at.desk())).filter(({ feeType }) => feeType === FEE_TYPE.deposit);

async function voided(again: 0 | 1) {
  const bill = (await deposits()).at(-1)!;
  const key = { id: bill.billId, version: bill.version };
  await at.desk().admin.data(billApi.void, { ...key, reason: '开错了', again });
}

test('the next run makes it again, once, as it was: without a late fee', async () => {
  const leaseId = await approvedLease(at.desk(), 0, TERMS);
  await voided(1);
  const { operator, propertyId } = at.desk();
  const asked = { propertyId, period: '2026-04', feeItemIds: [RENT, DEPOSIT] };
  const dry = await operator.data(billApi.dryRun, asked);
  expect(dry.rows.filter(({ feeItemId }) => feeItemId === DEPOSIT)).toMatchObject([
    { act: 'MAKE', amount: '17200.00', periodStart: '2026-03-01', dueDate: '2026-03-01', payBy: '2026-04-02' },
  ]);
  // Only when the fee is asked for.
  await generate(at.desk(), '2026-04', [RENT]);
  expect((await deposits()).map(({ billStatus }) => billStatus)).toEqual([BILL_STATUS.void]);
  expect(await generate(at.desk(), '2026-04', [RENT, DEPOSIT])).toMatchObject({ made: 1, amount: '17200.00' });
  expect(await generate(at.desk(), '2026-04', [RENT, DEPOSIT])).toMatchObject({ made: 0 });
  const [, made] = await deposits();
  expect(made).toMatchObject({ leaseId, amount: '17200.00', lateFee: '0.00', unpaidAmount: '17200.00' });
  const explained = await operator.data(billApi.explain, { id: made!.billId });
  expect(explained.parts).toMatchObject([{ kind: 'DEPOSIT' }]);
  await at.pay('34400.00', '2026-04-02');
  expect(await at.account(leaseId)).toMatchObject({ held: '17200.00', open: '0.00' });
});

test('again 0: never; after its end: no more', async () => {
  await approvedLease(at.desk(), 0, TERMS);
  await voided(0);
  expect(await generate(at.desk(), '2026-04', [DEPOSIT])).toMatchObject({ made: 0 });

  const ending = await approvedLease(at.desk(), 1, TERMS);
  await voided(1);
  const id = await at.terminate(ending, '2026-04-02');
  await at.approve(id);
  expect(await generate(at.desk(), '2026-04', [DEPOSIT])).toMatchObject({ made: 0 });
  expect((await deposits()).every(({ billStatus }) => billStatus === BILL_STATUS.void)).toBe(true);
});
