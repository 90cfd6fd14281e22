/* docs/domain/property.md: properties, buildings and units. */
import { ERROR } from '../../../src/contract/error-codes';

import { buildingApi, propertyApi } from '../../../src/contract/property/properties';
import { unitApi } from '../../../src/contract/property/units';
import { type Backend, main } from '../../support/backends';
import { type Client, signedIn } from '../../support/client';
import { newBuilding, property, room, unitsOf } from './buildings';

let backend: Backend;
let operator: Client;

beforeAll(async () => {
  backend = await main.start();
  operator = await signedIn(backend.origin, 'op.hubei');
});
afterAll(() => backend.stop());

test('a property is made with a code of its own, changed by whoever has its version, and named with what stands on it', async () => {
  const { propertyId, buildingId, form } = await newBuilding(operator);
  const found = (await operator.data(propertyApi.page, { propertyName: '汉阳物流' })).records;
  expect(found).toMatchObject([
    {
      ...{ propertyId, propertyCode: 'WY0006', propertyType: 2, branchName: expect.stringContaining('湖北') },
      ...{ totalArea: '12000.50', managerName: expect.any(String), buildingCount: 1, unitCount: 0, status: 1 },
    },
  ]);
  const renamed = { ...property, propertyId, version: 1, propertyName: '汉阳冷链园' };
  await operator.data(propertyApi.save, renamed);
  expect(await operator.call(propertyApi.save, { ...renamed, propertyName: '旧名' })).toMatchObject({
    code: ERROR.versionConflict,
    data: { propertyName: '汉阳冷链园', version: 2 },
  });
  expect(await operator.call(propertyApi.save, { ...renamed, version: 2, branchId: 'FDB01' })).toMatchObject({
    data: [{ field: 'branchId' }],
  });
  // With a building on it, it stays; the building with units as well.
  expect((await operator.call(propertyApi.delete, { id: propertyId, version: 2 })).code).toBe(ERROR.hasBuildings);
  expect(await operator.call(buildingApi.save, form)).toMatchObject({ data: [{ field: 'buildingName' }] });
  await operator.data(unitApi.save, { buildingId, floor: 3, unitNo: '0301', ...room });
  expect((await operator.call(buildingApi.delete, { id: buildingId, version: 1 })).code).toBe(ERROR.hasUnits);
  expect(await operator.call(buildingApi.save, { ...form, buildingId, version: 1, floors: 2 })).toMatchObject({
    data: [{ field: 'floors' }],
  });
  const [unit] = await unitsOf(operator, buildingId);
  await operator.data(unitApi.delete, { id: unit!.unitId, version: unit!.version });
  await operator.data(buildingApi.delete, { id: buildingId, version: 1 });
  await operator.data(propertyApi.delete, { id: propertyId, version: 2 });
  expect((await operator.data(propertyApi.page, { propertyName: '汉阳' })).records).toEqual([]);
});

test('nobody gives a property to a company or a manager that is not his', async () => {
  expect((await operator.call(propertyApi.save, { ...property, branchId: 'FDC' })).code).toBe(ERROR.branchNotGranted);
  expect(await operator.call(propertyApi.save, { ...property, managerId: 'S00541' })).toMatchObject({
    data: [{ field: 'managerId' }],
  });
  expect((await operator.call(propertyApi.updateStatus, { id: '80004', version: 1, status: 0 })).code).toBe(
    ERROR.notFound,
  );
  const { branches, staff } = await operator.data(propertyApi.choices, {});
  expect(branches.map(({ value }) => value)).toEqual(['FDB', 'FDB01', 'FDB02']);
  expect(staff.map(({ value }) => value)).toContain('S00511');
});
