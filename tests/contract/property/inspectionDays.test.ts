/* docs/domain/property-work.md#inspections: on which days a plan has a task. */
import type { Input } from '../../../src/contract/endpoint';
import { inspectionApi } from '../../../src/contract/property/inspections';
import { workOrderApi } from '../../../src/contract/property/work-orders';
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

test('a fault whose order is open goes to that order, and a new one of the same point to another', async () => {
  const items = ['无积水', '无异响'].map((itemName) => ({ itemName, type: 1 as const, autoOrder: 1 as const }));
  const points = [{ pointId: '', pointName: '泵房', location: '地下', items }];
  await at('2026-03-09 09:00:00', (admin) => admin.data(inspectionApi.savePlan, { ...PLAN, points }));
  await moments.onStore({ work: '2026-03-09 09:01:00' }, { work: '2026-03-10 09:01:00' });
  await at('2026-03-10 10:00:00', async (admin) => {
    const found = async (planDate: string, values: readonly ('0' | '1')[]) => {
      const { records } = await admin.data(inspectionApi.taskPage, { planName: PLAN.planName });
      const { taskId: id, version } = records.find((one) => one.planDate === planDate)!;
      const results = items.map(({ itemName }, i) => ({ pointId: 'P1', itemName, value: values[i]! }));
      return (await admin.data(inspectionApi.execute, { id, version, results })).orderNos;
    };
    const [first] = await found('2026-03-09', ['0', '1']);
    const [again, other] = await found('2026-03-10', ['0', '0']);
    expect(again).toBe(first);
    const { records } = await admin.data(workOrderApi.page, { orderNo: other! });
    expect(records[0]!.description).toBe('巡检异常：泵房 无异响＝否（应为 是）');
  });
});
