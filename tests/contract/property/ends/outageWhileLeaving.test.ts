/* docs/domain/property-work.md#outages: whoever has a unit there today is told. */
import type { Input } from '../../../../src/contract/endpoint';
import { LEASE_STATUS, UNIT_STATUS } from '../../../../src/contract/property/micro-pms';
import { outageApi } from '../../../../src/contract/property/outages';
import { approvedLease } from '../billing/letProperty';
import { type Leaving, leavingDesk } from './leaving';

let at: Leaving;
afterEach(() => at.stop());

const outage = (day: string): Input<typeof outageApi.save> => ({
  ...{ propertyId: at.desk().propertyId, service: 1, planned: 0, reason: '水管爆裂' },
  ...{ startTime: `${day} 08:00:00`, planEndTime: `${day} 20:00:00`, texts: { zh: '水管抢修，暂停供水' } },
});

async function tenantsTold(day: string) {
  const { operator } = at.desk();
  const { outageId } = await operator.data(outageApi.save, outage(day));
  await operator.data(outageApi.publish, { id: outageId, version: 1 });
  const { records } = await operator.data(outageApi.page, {});
  const { tenantNames, notices } = records.find((one) => one.outageId === outageId)!;
  return { tenantNames, told: notices.waiting + notices.sent + notices.unreachable };
}

test('a tenant whose lease is settled is told of outages until his last day, and no longer', async () => {
  at = await leavingDesk('2026-04-02 10:00:00');
  const leaseId = await approvedLease(at.desk(), 0, { startDate: '2026-04-01', endDate: '2028-03-31' });
  await at.approve(await at.terminate(leaseId, '2026-04-03'));
  expect(await at.lease(leaseId)).toMatchObject({ leaseStatus: LEASE_STATUS.ended, outDate: '2026-04-03' });
  expect(await at.unit(0)).toMatchObject({ unitStatus: UNIT_STATUS.let, tenantName: '武汉光谷制药' });
  expect(await tenantsTold('2026-04-02')).toEqual({ tenantNames: ['武汉光谷制药'], told: 1 });
  await at.passTo('2026-04-04 10:00:00');
  expect(await at.unit(0)).toMatchObject({ unitStatus: UNIT_STATUS.vacant });
  expect(await tenantsTold('2026-04-04')).toEqual({ tenantNames: [], told: 0 });
});
