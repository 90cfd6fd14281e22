/* docs/domain/property-bills.md#deposits: what is held of a lease is never more than came in, nor less than nothing. */
import { ERROR } from '../../../../src/contract/error-codes';
import { paymentApi } from '../../../../src/contract/property/bills';
import { tenantApi, tenantStatementApi } from '../../../../src/contract/property/tenants';
import { DEPOSIT_KIND, DEPOSIT_RETURN_STATUS, depositApi } from '../../../../src/contract/property/deposits';
import { FEE_TYPE } from '../../../../src/contract/property/fee-items';
import { leaseApi } from '../../../../src/contract/property/leases';
import { fileApi } from '../../../../src/contract/account/files';
import { settlementApi } from '../../../../src/contract/property/settlements';
import { drawCover } from '../../../../mock/examples/cover';
import { approvedLease, billsOf } from '../billing/letProperty';
import { type Leaving, leavingDesk } from './leaving';

let at: Leaving;
const ENDING = { startDate: '2026-03-01', endDate: '2026-04-30', deposit: '17200.00' };

beforeEach(async () => {
  at = await leavingDesk('2026-04-02 10:00:00', 3);
});
afterEach(() => at.stop());

async function renew(id: string, deposit: string) {
  const { operator, admin } = at.desk();
  const { version } = await at.lease(id);
  const terms = { endDate: '2027-04-30', rentAmount: '8858.00', deposit };
  const { leaseId } = await operator.data(leaseApi.renew, { id, version, ...terms });
  await operator.data(leaseApi.submit, { id: leaseId, version: 1 });
  await admin.data(leaseApi.approve, { id: leaseId, version: 2, result: 1 });
  return leaseId;
}

test('what is held goes with a renewal, which is billed the difference; a surplus goes back', async () => {
  const before = await approvedLease(at.desk(), 0, ENDING);
  await at.pay('17200.00', '2026-04-02');
  const after = await renew(before, '17716.00');
  const bills = (await billsOf(at.desk())).filter(({ feeType }) => feeType === FEE_TYPE.deposit);
  expect(bills.map(({ amount }) => amount)).toEqual(['17200.00', '516.00']);
  const { received, movedOut, movedIn, toppedUp, returned } = DEPOSIT_KIND;
  expect(await at.entries(before)).toEqual([
    [received, '17200.00', '17200.00'],
    [movedOut, '-17200.00', '0.00'],
  ]);
  await at.pay('516.00', '2026-04-02');
  expect(await at.account(after)).toMatchObject({
    agreed: '17716.00',
    held: '17716.00',
    open: '0.00',
    returnable: '0.00',
  });

  const smaller = await approvedLease(at.desk(), 1, ENDING);
  await at.pay('17200.00', '2026-04-02');
  const next = await renew(smaller, '16000.00');
  expect(await at.account(next)).toMatchObject({ held: '17200.00', returnable: '1200.00', dueDate: null });
  await at.giveBack(next, '1200.00');
  expect(await at.entries(next)).toEqual([
    [movedIn, '17200.00', '17200.00'],
    [returned, '-1200.00', '16000.00'],
  ]);
  expect((await at.entries(after)).at(-1)).toEqual([toppedUp, '516.00', '17716.00']);
});

test('what is paid late for a lease that was renewed goes on with it; a reversed payment has brought nothing', async () => {
  const before = await approvedLease(at.desk(), 0, ENDING);
  const after = await renew(before, '17200.00');
  await at.pay('17200.00', '2026-04-02');
  expect([(await at.account(before)).held, (await at.account(after)).held]).toEqual(['0.00', '17200.00']);

  const other = await approvedLease(at.desk(), 1, ENDING);
  const { paymentId } = await at.pay('17200.00', '2026-04-02');
  const reversal = { id: paymentId, version: 1, reason: '转账退回' };
  await at.desk().admin.data(paymentApi.reverse, reversal);
  expect(await at.entries(other)).toEqual([
    [DEPOSIT_KIND.received, '17200.00', '17200.00'],
    [DEPOSIT_KIND.undone, '-17200.00', '0.00'],
  ]);
});

test('a payment that is entered late is no second deposit: what is too much is prepaid, and stands in the statement', async () => {
  const leaseId = await approvedLease(at.desk(), 0, ENDING);
  await at.passTo('2026-04-10 10:00:00');
  const inTime = await at.pay('17200.00', '2026-04-09');
  const late = await at.pay('17200.00', '2026-04-05');
  const { received, undone } = DEPOSIT_KIND;
  const first = [received, '17200.00', '17200.00'];
  expect(await at.entries(leaseId)).toEqual([first]);
  const standing = async () => {
    const { operator, tenantId } = at.desk();
    const { closing, deposit } = await operator.data(tenantStatementApi.statement, {
      ...{ tenantId, from: '2026-04-01', to: '2026-04-30' },
    });
    const { balance } = await operator.data(tenantApi.detail, { id: tenantId });
    return { closing, deposit, balance };
  };
  expect(await standing()).toEqual({ closing: '-17200.00', deposit: '17200.00', balance: '17200.00' });
  const reverse = ({ paymentId }: { paymentId: string }) =>
    at.desk().admin.data(paymentApi.reverse, { id: paymentId, version: 1, reason: '重复登记' });
  // The other one has paid the bill then.
  await reverse(inTime);
  expect(await at.entries(leaseId)).toEqual([first]);
  expect(await standing()).toEqual({ closing: '0.00', deposit: '17200.00', balance: '0.00' });
  await reverse(late);
  expect(await at.entries(leaseId)).toEqual([first, [undone, '-17200.00', '0.00']]);
});

test('nothing goes back while the lease goes on, nor more than is held, nor by whoever asks for it', async () => {
  const leaseId = await approvedLease(at.desk(), 0, ENDING);
  await at.pay('17200.00', '2026-04-02');
  const { operator, admin, tenantId } = at.desk();
  const early = await operator.call(depositApi.return, { leaseId, amount: '0.01', reason: '提前退还' });
  expect(early).toMatchObject({ code: ERROR.depositShort });
  const id = await at.terminate(leaseId, '2026-04-02');
  await at.approve(id);
  const asked = { leaseId, amount: '5000.00', reason: '退租退还' };
  const own = await admin.data(depositApi.return, asked);
  const approval = { id: own.returnId, version: 1, result: 1 } as const;
  expect(await admin.call(depositApi.returnApprove, approval)).toMatchObject({ code: ERROR.depositOwn });
  expect((await admin.data(depositApi.account, { id: leaseId })).returns).toMatchObject([{ isOwn: true }]);
  expect(await operator.call(depositApi.returnApprove, approval)).toMatchObject({ code: ERROR.notGranted });
  // What others have asked for is not there twice.
  const held = await at.account(leaseId);
  const amount = (Number(held.returnable) + 0.01).toFixed(2);
  const more = await operator.call(depositApi.return, { ...asked, amount });
  const data = [{ field: 'amount', msg: '不能大于3,026.67' }];
  expect(more).toMatchObject({ code: ERROR.depositShort, data });
  const { returnId } = await operator.data(depositApi.return, { ...asked, amount: '100.00' });
  await admin.data(depositApi.returnApprove, { id: returnId, version: 1, result: 0, opinion: '有未结费用' });
  const { returns } = await at.account(leaseId);
  expect(returns.map(({ status }) => status)).toEqual([
    DEPOSIT_RETURN_STATUS.submitted,
    DEPOSIT_RETURN_STATUS.rejected,
  ]);
  const unpaid = { id: own.returnId, version: 1, channel: 1, voucher: '' } as const;
  expect(await operator.call(depositApi.returnPay, unpaid)).toMatchObject({ code: ERROR.propertyForbids });
  const { deposit } = await operator.data(tenantStatementApi.statement, {
    ...{ tenantId, from: '2026-04-01', to: '2026-04-30' },
  });
  expect(deposit).toBe(held.held);
});

test('headquarters keep a deposit with a reason and what proves it; late is what is held after thirty days', async () => {
  const leaseId = await approvedLease(at.desk(), 0, ENDING);
  await at.pay('17200.00', '2026-04-02');
  const id = await at.terminate(leaseId, '2026-04-02');
  await at.approve(id);
  const { held } = await at.account(leaseId);
  const form = { leaseId, amount: held, reason: '提前退租违约' };
  expect(await at.desk().admin.call(depositApi.forfeit, form)).toMatchObject({ code: ERROR.invalidInput });
  await at.passTo('2026-05-03 10:00:00');
  expect(await at.account(leaseId)).toMatchObject({ dueDate: '2026-05-02', isLate: true });
  const { fileId } = (
    await at
      .desk()
      .admin.upload(
        fileApi.upload,
        { bizType: 'workOrder' },
        { content: drawCover([200, 120, 40]).content, name: 'proof.png' },
      )
  ).data;
  await at.desk().admin.data(depositApi.forfeit, { ...form, images: [fileId] });
  expect(await at.account(leaseId)).toMatchObject({ held: '0.00', isLate: false });
  await at.desk().operator.data(settlementApi.close, { id, version: 3, channel: 1 });
});
