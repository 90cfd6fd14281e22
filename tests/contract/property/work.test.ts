/* docs/domain/property-work.md: orders, inspections and outages. */
import { ERROR } from '../../../src/contract/error-codes';
import type { Input } from '../../../src/contract/endpoint';
import { inspectionApi } from '../../../src/contract/property/inspections';

import { workOrderApi } from '../../../src/contract/property/work-orders';
import { type Backend, main } from '../../support/backends';
import { type Client, signedIn } from '../../support/client';

let backend: Backend;
let operator: Client;

beforeAll(async () => {
  backend = await main.start();
  operator = await signedIn(backend.origin, 'op.hubei');
});
afterAll(() => backend.stop());

const form: Input<typeof workOrderApi.add> = {
  ...{ propertyId: '80002', category: '门锁', urgency: 1 },
  description: '房门锁芯损坏，钥匙无法转动',
};
const read = (id: string) => operator.data(workOrderApi.detail, { id });

test('an order goes from its report to its confirmation, and back where somebody refuses', async () => {
  const { orderId: id, orderNo } = await operator.data(workOrderApi.add, form);
  expect(orderNo).toMatch(/^GD\d{8}$/);
  const key = async () => ({ id, version: (await read(id)).version });
  expect((await operator.call(workOrderApi.accept, await key())).code).toBe(ERROR.propertyForbids);
  await operator.data(workOrderApi.assign, { ...(await key()), handlerId: 'S00511' });
  await operator.data(workOrderApi.reject, { ...(await key()), reason: '当日已满' });
  expect(await read(id)).toMatchObject({
    status: 0,
    handlerId: '',
    rejectReason: '当日已满',
    can: ['assign', 'cancel'],
  });
  await operator.data(workOrderApi.assign, { ...(await key()), handlerId: 'S00511' });
  expect(await read(id)).toMatchObject({ status: 1, handlerName: '郑凯' });
  // 陈思远, who holds the button, for somebody who does not sign in.
  await operator.data(workOrderApi.accept, await key());
  expect((await operator.call(workOrderApi.cancel, await key())).code).toBe(ERROR.propertyForbids);
  const done = { result: '更换锁芯', materials: [{ name: '锁芯', qty: '1', price: '85.00' }], cost: '120.50' };
  await operator.data(workOrderApi.finish, { ...(await key()), ...done });
  expect(await read(id)).toMatchObject({ status: 3, ...done, finishTime: expect.any(String) });
  await operator.data(workOrderApi.reject, { ...(await key()), reason: '仍然卡顿' });
  expect(await read(id)).toMatchObject({ status: 2, finishTime: null, handlerId: 'S00511' });
  await operator.data(workOrderApi.finish, { ...(await key()), ...done });
  expect((await operator.call(workOrderApi.confirm, { ...(await key()), score: 6 })).code).toBe(ERROR.invalidInput);
  await operator.data(workOrderApi.confirm, { ...(await key()), score: 5 });
  expect(await read(id)).toMatchObject({ status: 4, score: 5, can: [] });
});

test('photos, units and people that are not there are wrong fields', async () => {
  const cases: [string, Partial<typeof form>][] = [
    ['images', { images: ['999999'] }],
    ['unitId', { unitId: '82301' }],
    ['description', { description: '坏了' }],
    ['images', { images: ['1', '2', '3', '4', '5', '6', '7'] }],
  ];
  for (const [field, wrong] of cases)
    expect(await operator.call(workOrderApi.add, { ...form, ...wrong })).toMatchObject({ data: [{ field }] });
  expect((await operator.call(workOrderApi.add, { ...form, propertyId: '80004' })).code).toBe(ERROR.notFound);
});

type Plan = Input<typeof inspectionApi.savePlan>;
const item: Plan['points'][number]['items'][number] = {
  itemName: '压力',
  type: 2,
  min: '0.4',
  max: '0.8',
  autoOrder: 1,
  category: '消防',
  urgency: 3,
};
const seen: typeof item = { itemName: '无积水', type: 1 };

test('a plan numbers its points, refuses limits the wrong way round, and keeps ids', async () => {
  const plan: Plan = {
    ...{ propertyId: '80002', planName: '泵房月检', cycle: 3, handlerId: 'S00511', startDate: '2026-01-31' },
    points: [{ pointId: '', pointName: '泵房', location: '地下', items: [item, seen] }],
  };
  const { planId } = await operator.data(inspectionApi.savePlan, plan);
  const find = async () =>
    (await operator.data(inspectionApi.planPage, { planName: '泵房月检' })).records.find(
      (one) => one.planId === planId,
    )!;
  const made = await find();
  expect(made).toMatchObject({ pointCount: 1, points: [{ pointId: 'P1' }], status: 1 });
  const points = [{ pointId: '', pointName: '二层', location: 'A座', items: [seen] }, ...made.points];
  await operator.data(inspectionApi.savePlan, { ...plan, planId, version: made.version, points });
  expect((await find()).points.map(({ pointId }) => pointId)).toEqual(['P2', 'P1']);
  // A point that takes the place of another one is another point, and so is one that is sent twice.
  const [second, first] = (await find()).points;
  const other = { ...second!, pointId: '' };
  const sent = [{ ...other, pointName: '三层' }, first!, first!, { ...other, pointId: 'P9' }];
  await operator.data(inspectionApi.savePlan, { ...plan, planId, version: made.version + 1, points: sent });
  expect((await find()).points.map(({ pointId }) => pointId)).toEqual(['P3', 'P1', 'P4', 'P5']);
  const wrong = [{ ...plan.points[0]!, items: [{ ...item, min: '0.9' }] }];
  expect(await operator.call(inspectionApi.savePlan, { ...plan, points: wrong })).toMatchObject({
    data: [{ field: 'points.0.items.0.min' }],
  });
});

test('a failed point becomes one order with its photos; what is normal does not', async () => {
  // The task of three days ago: one item failed that makes no order by itself.
  const asked = { taskId: '86011', pointId: 'P2', itemNames: ['灭火器在位'] };
  expect((await operator.call(inspectionApi.toWorkOrder, { ...asked, itemNames: ['应急照明正常'] })).code).toBe(
    ERROR.pointNormal,
  );
  const answers = await Promise.all([1, 2].map(() => operator.call(inspectionApi.toWorkOrder, asked)));
  const [made] = answers.filter(({ success }) => success);
  expect(answers.map(({ code }) => code).sort()).toEqual([200, ERROR.pointHasOrder]);
  const { orderNo } = made!.data;
  const detail = await operator.data(inspectionApi.task, { id: '86011' });
  expect(detail.results.find(({ normal }) => normal === 0)).toMatchObject({ orderNo, repaired: 0 });
  expect((await operator.call(inspectionApi.deleteTask, { id: '86011', version: detail.version })).code).toBe(
    ERROR.taskHasOrder,
  );
  const [order] = (await operator.data(workOrderApi.page, { orderNo })).records;
  expect(await read(order!.orderId)).toMatchObject({
    ...{ category: '消防', urgency: 2, taskNo: detail.taskNo, pointName: '二层走廊' },
    description: '巡检异常：二层走廊 灭火器在位＝否（应为 是）；缺少一具灭火器',
  });
});

test('a task is computed, done when all is checked, and orders what is marked for it', async () => {
  const id = '86013';
  const version = async () => (await operator.data(inspectionApi.task, { id })).version;
  const before = await operator.data(inspectionApi.task, { id });
  expect(before.failedBefore).toEqual([{ pointId: 'P2', itemName: '灭火器在位' }]);
  const first = [
    { pointId: 'P1', itemName: '管网压力（MPa）', value: '0.85', remark: '阀门渗漏' },
    { pointId: 'P1', itemName: '泵房无积水', value: '0' },
  ];
  expect(await operator.data(inspectionApi.execute, { id, version: await version(), results: first })).toEqual({
    ...{ status: 1, orderNos: [] },
  });
  expect(await operator.data(inspectionApi.task, { id })).toMatchObject({ checkedCount: 1, abnormalCount: 2 });
  const rest = ['灭火器在位', '应急照明正常'].map((itemName) => ({ pointId: 'P2', itemName, value: '1' }));
  const done = await operator.data(inspectionApi.execute, { id, version: await version(), results: rest });
  expect(done).toMatchObject({ status: 2, orderNos: [expect.stringMatching(/^GD/)] });
  const [order] = (await operator.data(workOrderApi.page, { orderNo: done.orderNos[0]! })).records;
  expect(order).toMatchObject({
    ...{ category: '消防', urgency: 3 },
    description: '巡检异常：消防泵房 管网压力（MPa）＝0.85（应为 0.4–0.8）；阀门渗漏',
  });
  expect((await operator.call(inspectionApi.execute, { id, version: await version(), results: rest })).code).toBe(
    ERROR.propertyForbids,
  );
});
