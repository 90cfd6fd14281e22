/* docs/domain/property-work.md#inspections: on which days a plan has a task. */
import type { Input } from '../../../src/contract/endpoint';
import { inspectionApi } from '../../../src/contract/property/inspections';
import type { Client } from '../../support/client';
import { type Moments, openMoments } from '../promotion/storeAt';

type Plan = Input<typeof inspectionApi.savePlan>;

const PLAN: Plan = {
  ...{ propertyId: '80002', planName: '泵房巡检', cycle: 1, handlerId: 'S00511', startDate: '2026-03-09' },
  points: [{ pointId: '', pointName: '泵房', location: '地下', items: [{ itemName: '无积水', type: 1 }] }],
};

let moments: Moments;
beforeEach(async () => {
  moments = await openMoments();
});
afterEach(() => moments.remove());

const at = <T>(clock: string, work: (admin: Client) => Promise<T>) => moments.at(clock, ({ admin }) => work(admin));
const planOf = async (admin: Client) =>
  (await admin.data(inspectionApi.planPage, { planName: PLAN.planName })).records[0]!;
const daysOf = async (admin: Client) =>
  (await admin.data(inspectionApi.taskPage, { planName: PLAN.planName, pageSize: 100 })).records
    .map(({ planDate }) => planDate)
    .sort();

test('days that nobody made tasks for are made up for, also of a plan that ended on one of them', async () => {
  await at('2026-03-09 09:00:00', (admin) => admin.data(inspectionApi.savePlan, { ...PLAN, endDate: '2026-03-11' }));
  await moments.onStore({ work: '2026-03-09 09:01:00' }, { work: '2026-03-13 00:04:00' });
  expect(await at('2026-03-13 09:00:00', daysOf)).toEqual(['2026-03-09', '2026-03-10', '2026-03-11']);
});

test('a plan that was off has no task for those days', async () => {
  const switchTo = (status: 0 | 1) => async (admin: Client) => {
    const { planId: id, version } = await planOf(admin);
    await admin.data(inspectionApi.planStatus, { id, version, status });
  };
  await at('2026-03-09 09:00:00', (admin) => admin.data(inspectionApi.savePlan, PLAN));
  await moments.onStore({ work: '2026-03-09 09:01:00' });
  await at('2026-03-09 18:00:00', switchTo(0));
  await moments.onStore({ work: '2026-03-10 00:05:00' });
  await at('2026-03-13 09:00:00', switchTo(1));
  await moments.onStore({ work: '2026-03-13 09:01:00' }, { work: '2026-03-14 00:05:00' });
  expect(await at('2026-03-14 09:00:00', daysOf)).toEqual(['2026-03-09', '2026-03-13', '2026-03-14']);
});

test('another cycle holds from the day on which it was chosen', async () => {
  await at('2026-03-09 09:00:00', (admin) => admin.data(inspectionApi.savePlan, { ...PLAN, cycle: 2 }));
  await moments.onStore({ work: '2026-03-09 09:01:00' });
  await at('2026-03-13 09:00:00', async (admin) => {
    const { planId, version } = await planOf(admin);
    return admin.data(inspectionApi.savePlan, { ...PLAN, planId, version });
  });
  await moments.onStore({ work: '2026-03-13 09:01:00' });
  expect(await at('2026-03-13 10:00:00', daysOf)).toEqual(['2026-03-09', '2026-03-13']);
});
