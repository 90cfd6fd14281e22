/* docs/domain/approval.md#without-a-chain: leases whose approval is taken back. */
import { APPROVAL_STATUS } from '../../../src/contract/master-data/approval-cancels';
import { ERROR } from '../../../src/contract/error-codes';
import { BILL_STATUS, LEASE_STATUS } from '../../../src/contract/property/micro-pms';
import { leaseApi } from '../../../src/contract/property/leases';
import { approvedLease, billsOf, letProperty } from '../property/billing/letProperty';
import { type Moments, openMoments } from '../promotion/storeAt';
import { approvalOf, DAY, effectsOf, takeBack } from './approvalBack';

let moments: Moments;
beforeEach(async () => {
  moments = await openMoments();
});
afterEach(() => moments.remove());

const { passed } = APPROVAL_STATUS;
const AHEAD = { startDate: '2026-04-01', endDate: '2027-03-31', deposit: '17200.00' };

test('a lease that does not run yet is a draft again: its units are free and its deposit is not asked for', async () => {
  await moments.at(DAY, async ({ backend }) => {
    const desk = await letProperty(backend.origin, 2);
    const { admin, operator } = desk;
    const lease = (id: string) => operator.data(leaseApi.detail, { id });
    const id = await approvedLease(desk, 0, AHEAD);
    const { leaseNo } = await lease(id);
    expect((await effectsOf(admin, leaseNo)).again).toHaveLength(3);
    expect((await takeBack(admin, leaseNo, 1)).code).toBe(200);
    expect((await lease(id)).leaseStatus).toBe(LEASE_STATUS.draft);
    expect((await billsOf(desk)).map(({ billStatus }) => billStatus)).toEqual([BILL_STATUS.void]);
    // Another tenant has the unit meanwhile.
    const other = await approvedLease(desk, 0, AHEAD);
    const { version } = await lease(id);
    expect(await operator.call(leaseApi.submit, { id, version })).toMatchObject({ code: ERROR.unitLet });
    const { leaseNo: otherNo } = await lease(other);
    expect((await takeBack(admin, otherNo, 0)).code).toBe(200);
    expect(await lease(other)).toMatchObject({ leaseStatus: LEASE_STATUS.rejected });
    await operator.data(leaseApi.submit, { id, version });
    await admin.data(leaseApi.approve, { id, version: version + 1, result: 1 });
    expect(await approvalOf(admin, leaseNo)).toMatchObject({ approvalStatus: passed, canCancel: true });
    // One that runs at once has gone on.
    const running = await approvedLease(desk, 1, { ...AHEAD, startDate: '2026-03-01' });
    const { leaseNo: runningNo } = await lease(running);
    expect(await takeBack(admin, runningNo, 1)).toMatchObject({ code: ERROR.approvalGone });
    expect((await lease(running)).leaseStatus).toBe(LEASE_STATUS.running);
  });
});
