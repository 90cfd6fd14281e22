/* docs/domain/property.md#units */
import { ERROR } from '../../../src/contract/error-codes';
import { METER_TYPE, meterApi } from '../../../src/contract/property/meters';
import { UNIT_STATUS } from '../../../src/contract/property/micro-pms';
import { propertyApi } from '../../../src/contract/property/properties';
import { unitApi } from '../../../src/contract/property/units';
import { type Backend, main } from '../../support/backends';
import { type Client, signedIn } from '../../support/client';
import { newBuilding, property, room, unitsOf } from './buildings';

let backend: Backend;
let admin: Client;
let operator: Client;

beforeAll(async () => {
  backend = await main.start();
  admin = await signedIn(backend.origin, 'admin.hq');
  operator = await signedIn(backend.origin, 'op.hubei');
});
afterAll(() => backend.stop());

test('a batch numbers its rooms by floor, leaves what is taken, and says so beforehand', async () => {
  const { buildingId } = await newBuilding(operator, 3, 1);
  const batch = { buildingId, fromFloor: -1, toFloor: 2, rooms: 2, pattern: '{F2}{N2}', ...room };
  expect(await operator.data(unitApi.batchAdd, { ...batch, preview: true })).toEqual({
    ...{ made: 6, taken: [], unitNos: ['B0101', 'B0102', '0101', '0102', '0201', '0202'] },
  });
  expect(await unitsOf(operator, buildingId)).toEqual([]);
  await operator.data(unitApi.save, { buildingId, floor: 1, unitNo: '0102', ...room });
  expect(await operator.data(unitApi.batchAdd, batch)).toMatchObject({ made: 5, taken: ['0102'] });
  expect((await unitsOf(operator, buildingId)).map(({ unitNo, floor }) => [unitNo, floor])).toEqual([
    ...[
      ['0101', 1],
      ['0102', 1],
      ['0201', 2],
      ['0202', 2],
    ],
    ...[
      ['B0101', -1],
      ['B0102', -1],
    ],
  ]);
  const map = await operator.data(unitApi.map, { buildingId });
  expect(map.floors.map(({ floor, units: there }) => [floor, there.length])).toEqual([
    ...[
      [3, 0],
      [2, 2],
      [1, 2],
      [-1, 2],
    ],
  ]);
  // The same number on each floor, a floor that is not there, more rooms inside than there is room.
  for (const [field, wrong] of [
    ['pattern', { pattern: '{N2}' }],
    ['toFloor', { toFloor: 4 }],
    ['fromFloor', { fromFloor: -2 }],
    ['innerArea', { innerArea: '126.41' }],
    ['pattern', { pattern: '{F2}' }],
  ] as const)
    expect(await operator.call(unitApi.batchAdd, { ...batch, ...wrong })).toMatchObject({
      code: ERROR.invalidInput,
      data: [{ field }],
    });
});

test('a number stands once in a building, also when two ask at once', async () => {
  const { buildingId } = await newBuilding(operator);
  const form = { buildingId, floor: 1, unitNo: '0101', ...room };
  const answers = await Promise.all([operator.call(unitApi.save, form), admin.call(unitApi.save, form)]);
  expect(answers.filter(({ success }) => success)).toHaveLength(1);
  expect(answers.find(({ success }) => !success)).toMatchObject({ data: [{ field: 'unitNo' }] });
  expect(await unitsOf(operator, buildingId)).toHaveLength(1);
});

test('neither a unit nor a property goes while a meter is of it, which would be read for ever', async () => {
  const { propertyId, buildingId } = await newBuilding(operator);
  const { unitId } = await operator.data(unitApi.save, { buildingId, floor: 1, unitNo: '0101', ...room });
  const meter = { feeType: METER_TYPE.water, digits: 5, factor: '1', installDate: '2026-01-01', startValues: ['0'] };
  await operator.data(meterApi.save, { ...meter, propertyId, unitId, meterNo: 'S0101' });
  const ofUnit = await operator.call(unitApi.delete, { id: unitId, version: 1 });
  expect([ofUnit.code, ofUnit.msg]).toEqual([ERROR.hasMeter, '已有表计，不能删除']);

  const { propertyId: id } = await operator.data(propertyApi.save, { ...property, propertyName: '汉阳停车场' });
  await operator.data(meterApi.save, { ...meter, propertyId: id, unitId: null, meterNo: 'S1' });
  expect((await operator.call(propertyApi.delete, { id, version: 1 })).code).toBe(ERROR.hasMeter);
});

test('states: reserved for 15 days at most, repaired, closed; let by a lease alone', async () => {
  const { buildingId } = await newBuilding(operator);
  const { unitId: id } = await operator.data(unitApi.save, { buildingId, floor: 1, unitNo: '0101', ...room });
  const read = async () => (await unitsOf(operator, buildingId))[0]!;
  const move = async (unitStatus: 1 | 2 | 4 | 9, more: { until?: string; reservedFor?: string } = {}) =>
    operator.call(unitApi.updateStatus, { id, version: (await read()).version, unitStatus, ...more });
  const today = Date.parse((await read()).gmtModified.slice(0, 10));
  const day = (days: number) => new Date(today + days * 86_400_000).toISOString().slice(0, 10);
  const { vacant, reserved, repair, closed } = UNIT_STATUS;

  expect(await move(reserved, { until: day(16) })).toMatchObject({ data: [{ field: 'until' }] });
  expect(await move(reserved, { until: day(-1) })).toMatchObject({ data: [{ field: 'until' }] });
  expect((await move(reserved, { until: day(15), reservedFor: '楚天物流' })).code).toBe(200);
  expect(await read()).toMatchObject({ unitStatus: 2, reservedUntil: day(15), reservedFor: '楚天物流' });
  expect((await move(repair)).code).toBe(ERROR.propertyForbids);
  expect((await move(vacant)).code).toBe(200);
  expect(await read()).toMatchObject({ unitStatus: 1, reservedUntil: null, reservedFor: '' });
  expect((await move(repair)).code).toBe(200);
  expect((await operator.call(unitApi.delete, { id, version: (await read()).version })).code).toBe(
    ERROR.propertyForbids,
  );
  expect((await move(closed)).code).toBe(ERROR.propertyForbids);
  expect((await move(vacant)).code).toBe(200);
  expect((await move(closed)).code).toBe(200);
  expect((await move(vacant)).code).toBe(200);

  // One that is let: by its lease, and with whom.
  const [occupied] = (await operator.data(unitApi.page, { propertyId: '80002', unitStatus: 3 })).records;
  expect(occupied).toMatchObject({
    tenantName: expect.stringMatching(/./),
    leaseEndDate: expect.any(String),
    can: ['edit'],
  });
  expect((await operator.call(unitApi.updateStatus, { id: occupied!.unitId, version: 1, unitStatus: 1 })).code).toBe(
    ERROR.propertyForbids,
  );
  expect((await operator.call(unitApi.delete, { id: occupied!.unitId, version: 1 })).code).toBe(ERROR.propertyForbids);

  const history = await operator.data(unitApi.history, { id });
  expect(history.changes.map(({ changes }) => changes.unitStatus)).toEqual([
    ...[
      [9, 1],
      [1, 9],
      [4, 1],
      [1, 4],
      [2, 1],
      [1, 2],
    ],
    [null, 1],
  ]);
  expect((await operator.data(unitApi.history, { id: occupied!.unitId })).leases).toMatchObject([
    { tenantName: occupied!.tenantName, leaseStatus: 3 },
  ]);
});
