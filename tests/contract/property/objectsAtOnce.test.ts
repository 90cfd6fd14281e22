/* docs/domain/property.md: what is deleted while something is put into it gets nothing any more. */
import { ERROR } from '../../../src/contract/error-codes';
import { leaseApi } from '../../../src/contract/property/leases';
import { buildingApi } from '../../../src/contract/property/properties';
import { unitApi } from '../../../src/contract/property/units';
import { type Backend, main } from '../../support/backends';
import { meanwhile } from '../../support/meanwhile';
import { letProperty, TERMS } from './billing/letProperty';

const onPostgres = process.env.TEST_DATABASE_URL ? describe : describe.skip;

onPostgres('objects at once', () => {
  let backend: Backend;
  let desk: Awaited<ReturnType<typeof letProperty>>;
  beforeAll(async () => {
    backend = await main.start({ WORKER: '0' });
    desk = await letProperty(backend.origin, 2);
  });
  afterAll(() => backend.stop());

  /** Somebody deletes a row, and is through only once another one waits for him or is done without him. */
  const deleted = (table: string, key: string, id: string) => ({
    before: `select 1 from ${table} where ${key} = ${id} for update`,
    last: `update ${table} set deleted = 1, version = version + 1 where ${key} = ${id}`,
  });

  test('a unit of a building, and a building of a property', async () => {
    const { operator, propertyId } = desk;
    const { buildingId } = await operator.data(buildingApi.save, { propertyId, buildingName: 'B座', floors: 3 });
    const unit = { buildingId, floor: 1, unitNo: 'B101', area: '80.00' };
    const gone = deleted('pms_building', 'building_id', buildingId);
    const added = await meanwhile(backend.databaseUrl, gone, () => operator.call(unitApi.save, unit));
    expect(added.code).toBe(ERROR.notFound);
    const closed = deleted('pms_property', 'property_id', propertyId);
    const built = await meanwhile(backend.databaseUrl, closed, () =>
      operator.call(buildingApi.save, { propertyId, buildingName: 'C座', floors: 3 }),
    );
    expect(built.code).toBe(ERROR.notFound);
  });

  test('a lease of a tenant', async () => {
    const { operator, tenantId, unitIds } = desk;
    const gone = deleted('pms_tenant', 'tenant_id', tenantId);
    const lease = { ...TERMS, tenantId, unitIds: [unitIds[0]!] };
    const saved = await meanwhile(backend.databaseUrl, gone, () => operator.call(leaseApi.save, lease));
    expect([saved.code, saved.data]).toEqual([ERROR.invalidInput, [expect.objectContaining({ field: 'tenantId' })]]);
  });
});
