/* docs/domain/property-work.md#outages */
import { ERROR } from '../../../src/contract/error-codes';
import type { Input } from '../../../src/contract/endpoint';
import { outageApi } from '../../../src/contract/property/outages';
import { buildingApi } from '../../../src/contract/property/properties';
import { unitApi } from '../../../src/contract/property/units';
import { workOrderApi } from '../../../src/contract/property/work-orders';
import { fromShanghai, HOUR, shanghai } from '../../../server/platform/clock';
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
test('an outage has its times in order, answers reports with its text, and keeps how often it lasted longer', async () => {
  const { orderId } = await operator.data(workOrderApi.add, form);
  const { reportTime: now } = await operator.data(workOrderApi.detail, { id: orderId });
  const at = (hours: number) =>
    new Date(Date.parse(`${now.replace(' ', 'T')}Z`) + hours * 3_600_000).toISOString().slice(0, 19).replace('T', ' ');
  const outage: Input<typeof outageApi.save> = {
    ...{ propertyId: '80002', service: 1, planned: 0, reason: '水管爆裂', startTime: at(-2), planEndTime: at(48) },
    texts: { zh: '水管抢修，暂停供水', en: 'The water is off for repair' },
  };
  expect((await operator.call(outageApi.save, { ...outage, planEndTime: at(-3) })).code).toBe(ERROR.outageTimes);
  const { outageId: id } = await operator.data(outageApi.save, outage);
  const find = async () => (await operator.data(outageApi.page, {})).records.find((one) => one.outageId === id)!;
  expect((await operator.call(outageApi.restore, { id, version: 1 })).code).toBe(ERROR.propertyForbids);
  await operator.data(outageApi.publish, { id, version: 1 });
  expect(await find()).toMatchObject({ status: 2, tenantNames: expect.arrayContaining([expect.any(String)]) });
  const messages = async () => {
    const { notices } = await find();
    return notices.waiting + notices.sent + notices.unreachable;
  };
  const concerned = (await find()).tenantNames.length;
  expect(await messages()).toBe(concerned);

  const report: typeof form = { ...form, category: '水' };
  const told = await operator.data(workOrderApi.add, report);
  expect(told.outageText).toBe('水管抢修，暂停供水');
  const assign = { id: told.orderId, version: 1, handlerId: 'S00511' };
  expect((await operator.call(workOrderApi.assign, assign)).code).toBe(ERROR.propertyForbids);
  const critical = await operator.data(workOrderApi.add, { ...report, urgency: 3 });
  expect((await operator.call(workOrderApi.assign, { ...assign, id: critical.orderId })).code).toBe(200);

  expect((await operator.call(outageApi.extend, { id, version: 2, planEndTime: at(47) })).code).toBe(ERROR.outageTimes);
  await operator.data(outageApi.extend, { id, version: 2, planEndTime: at(72) });
  expect((await find()).extensions).toMatchObject([{ before: at(48) }]);
  expect(await operator.data(outageApi.restore, { id, version: 3 })).toEqual({ orders: 2 });
  // Each is told once of each change: begun, longer, over.
  expect(await messages()).toBe(3 * concerned);
  expect((await operator.call(workOrderApi.assign, assign)).code).toBe(200);
});

test('an outage is not of a unit or a building that has been deleted', async () => {
  const propertyId = '80002';
  const { buildingId } = await operator.data(buildingApi.save, { propertyId, buildingName: '临时楼', floors: 1 });
  const unit = { buildingId, floor: 1, unitNo: '0101', unitType: '', area: '20.00' };
  const { unitId } = await operator.data(unitApi.save, unit);
  const outage: Input<typeof outageApi.save> = {
    ...{ propertyId, service: 1, planned: 1, reason: '检修', texts: { zh: '停水检修' } },
    ...{ startTime: '2026-05-01 08:00:00', planEndTime: '2026-05-01 20:00:00' },
  };
  const { outageId } = await operator.data(outageApi.save, { ...outage, unitIds: [unitId] });
  const draft = { ...outage, outageId, version: 1 };
  await operator.data(unitApi.delete, { id: unitId, version: 1 });
  const ofUnit = await operator.call(outageApi.save, { ...draft, unitIds: [unitId] });
  expect(ofUnit).toMatchObject({ code: ERROR.invalidInput, data: [{ field: 'unitIds' }] });
  await operator.data(buildingApi.delete, { id: buildingId, version: 1 });
  const ofBuilding = await operator.call(outageApi.save, { ...draft, buildingIds: [buildingId] });
  expect(ofBuilding).toMatchObject({ code: ERROR.invalidInput, data: [{ field: 'buildingIds' }] });
});

test('of several outages an order names the one of its place, and of those the one that began last', async () => {
  const propertyId = '80002';
  const { buildingId } = await operator.data(buildingApi.save, { propertyId, buildingName: '配电楼', floors: 1 });
  const unitOf = async (unitNo: string) =>
    (await operator.data(unitApi.save, { buildingId, floor: 1, unitNo, unitType: '', area: '20.00' })).unitId;
  const [unitId, other] = [await unitOf('0101'), await unitOf('0102')];
  const { orderId } = await operator.data(workOrderApi.add, form);
  const { reportTime: now } = await operator.data(workOrderApi.detail, { id: orderId });
  const at = (hours: number) => shanghai(fromShanghai(now) + hours * HOUR);
  const begin = async (text: string, began: number, where: { buildingIds?: string[]; unitIds?: string[] } = {}) => {
    const { outageId: id } = await operator.data(outageApi.save, {
      ...{ propertyId, service: 2, planned: 0, reason: '检修', texts: { zh: text }, ...where },
      ...{ startTime: at(-began), planEndTime: at(48) },
    });
    await operator.data(outageApi.publish, { id, version: 1 });
  };
  await begin('全部停电', 2);
  await begin('全部再次停电', 1);
  await begin('本楼停电', 4, { buildingIds: [buildingId] });
  await begin('本室停电', 5, { unitIds: [unitId] });
  const told = async (where: { unitId?: string }) =>
    (await operator.data(workOrderApi.add, { ...form, category: '电', ...where })).outageText;
  expect([await told({ unitId }), await told({ unitId: other }), await told({})]).toEqual([
    ...['本室停电', '本楼停电', '全部再次停电'],
  ]);
});
