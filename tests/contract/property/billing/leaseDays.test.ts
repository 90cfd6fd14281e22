/* docs/domain/property-bills.md#leases: what the days of a lease do to its units and its deposit, and what its end closes. */
import { ERROR } from '../../../../src/contract/error-codes';
import { FEE_TYPE } from '../../../../src/contract/property/fee-items';
import { leaseApi } from '../../../../src/contract/property/leases';
import { LEASE_STATUS, UNIT_STATUS } from '../../../../src/contract/property/micro-pms';
import { unitApi } from '../../../../src/contract/property/units';
import { main } from '../../../support/backends';
import type { HostedBackend } from '../../../support/host/host';
import { approvedLease, billsOf, letProperty, signedInAgain, TERMS } from './letProperty';

let data: Awaited<ReturnType<typeof main.data>>;
let backend: HostedBackend;
let desk: Awaited<ReturnType<typeof letProperty>>;

const open = async (CLOCK: string) => (backend = await hostBackend({ ...data.env, CLOCK }));

beforeEach(async () => {
  data = await main.data();
  await open('2026-04-02 10:00:00');
  desk = await letProperty(backend.origin, 3);
});
afterEach(async () => {
  await backend.stop();
  await data.remove();
});

/** The console at this moment, after the minute has done what is due. */
async function passTo(moment: string) {
  await backend.stop();
  await hostSteps(data.env, [{ leases: moment }]);
  await open(moment);
  desk = { ...desk, ...(await signedInAgain(backend.origin)) };
}

const lease = (id: string) => desk.operator.data(leaseApi.detail, { id });

async function unit(index: number) {
  const { records } = await desk.operator.data(unitApi.page, { propertyId: desk.propertyId, pageSize: 500 });
  return records.find(({ unitId }) => unitId === desk.unitIds[index])!;
}

const deposits = async () =>
  (await billsOf(desk)).filter(({ feeType }) => feeType === FEE_TYPE.deposit).map(({ amount }) => amount);

async function renewed(id: string, deposit?: string) {
  const { version } = await lease(id);
  const terms = { endDate: '2027-04-02', rentAmount: '8858.00', ...(deposit === undefined ? {} : { deposit }) };
  const { leaseId } = await desk.operator.data(leaseApi.renew, { id, version, ...terms });
  await desk.operator.data(leaseApi.submit, { id: leaseId, version: 1 });
  await desk.admin.data(leaseApi.approve, { id: leaseId, version: 2, result: 1 });
  return leaseId;
}

test('a renewal keeps its units let, one that just ends leaves them; what is held is not asked for again', async () => {
  const ending = { endDate: '2026-04-02', deposit: '17200.00' };
  const before = await approvedLease(desk, 0, ending);
  const other = await approvedLease(desk, 1, ending);
  const after = await renewed(before, '17716.00');
  expect(await deposits()).toEqual(['17200.00', '17200.00', '516.00']);
  const last = await approvedLease(desk, 2, ending);
  await renewed(last);
  // The same deposit, or less of it, is none to bill.
  expect(await deposits()).toEqual(['17200.00', '17200.00', '516.00', '17200.00']);

  const seen = await unit(1);
  await passTo('2026-04-03 00:01:00');
  const states = await Promise.all([before, other, after].map(async (id) => (await lease(id)).leaseStatus));
  expect(states).toEqual([LEASE_STATUS.expired, LEASE_STATUS.expired, LEASE_STATUS.running]);
  expect(await unit(0)).toMatchObject({
    ...{ unitStatus: UNIT_STATUS.let, tenantName: '武汉光谷制药', leaseEndDate: '2027-04-02', can: ['edit'] },
  });
  expect(await unit(1)).toMatchObject({ unitStatus: UNIT_STATUS.vacant, tenantName: '' });
  // Whoever had it open is told that it is another one now.
  const stale = { id: seen.unitId, version: seen.version, unitStatus: UNIT_STATUS.closed };
  expect(await desk.operator.call(unitApi.updateStatus, stale)).toMatchObject({ code: ERROR.versionConflict });
});

test('what is closed or under repair is not let, neither when it is submitted nor when it is approved', async () => {
  const { operator, admin, tenantId, unitIds } = desk;
  const draft = async (index: number) =>
    (await operator.data(leaseApi.save, { ...TERMS, tenantId, unitIds: [unitIds[index]!] })).leaseId;
  const moved = async (index: number, unitStatus: 1 | 4 | 9) => {
    const { unitId: id, version } = await unit(index);
    await operator.data(unitApi.updateStatus, { id, version, unitStatus });
  };
  const [first, second] = [await draft(0), await draft(1)];
  await moved(0, UNIT_STATUS.closed);
  expect(await operator.call(leaseApi.submit, { id: first, version: 1 })).toMatchObject({
    code: ERROR.propertyForbids,
  });
  await operator.data(leaseApi.submit, { id: second, version: 1 });
  await moved(1, UNIT_STATUS.repair);
  const approval = { id: second, version: 2, result: 1 } as const;
  expect(await admin.call(leaseApi.approve, approval)).toMatchObject({ code: ERROR.propertyForbids });
  expect(await unit(1)).toMatchObject({ unitStatus: UNIT_STATUS.repair });
  await moved(1, UNIT_STATUS.vacant);
  // Whoever made it is told that somebody else has to approve it.
  const { leaseId: own } = await admin.data(leaseApi.save, { ...TERMS, tenantId, unitIds: [unitIds[1]!] });
  await admin.data(leaseApi.submit, { id: own, version: 1 });
  expect(await admin.call(leaseApi.approve, { ...approval, id: own })).toMatchObject({ code: ERROR.leaseOwn });
  const { records } = await admin.data(leaseApi.page, { propertyId: desk.propertyId, leaseStatus: 1 });
  expect(records.map(({ leaseId, isOwn }) => [leaseId, isOwn])).toEqual([
    [own, true],
    [second, false],
  ]);
  await admin.data(leaseApi.approve, approval);
  expect(await unit(1)).toMatchObject({ unitStatus: UNIT_STATUS.let });
});

test('an amendment of a lease that has ended meanwhile is not approved', async () => {
  const id = await approvedLease(desk, 0, { endDate: '2026-04-02' });
  const terms = { fromDate: '2026-04-01', rentAmount: '8200.00', reason: '双方协商降租' };
  const { amendmentId } = await desk.operator.data(leaseApi.amend, {
    ...{ ...terms, id, version: (await lease(id)).version },
  });
  await passTo('2026-04-03 00:01:00');
  const asked = { id: amendmentId, version: 1 };
  expect(await desk.admin.call(leaseApi.amendApprove, { ...asked, result: 1 })).toMatchObject({
    code: ERROR.propertyForbids,
  });
  // It can be refused, so that it does not wait for ever.
  await desk.admin.data(leaseApi.amendApprove, { ...asked, result: 0, opinion: '租约已到期' });
  expect(await lease(id)).toMatchObject({ rentAmount: '8600.00', amendments: [{ status: 8 }] });
});
