/* docs/domain/property-work.md#outages: whoever has a unit there is told, however many they are. */
import { outageApi } from '../../../src/contract/property/outages';
import { main } from '../../support/backends';
import { signedIn } from '../../support/client';
import { LARGE_ID, largeProperty } from './billing/largeProperty';

/** With eleven columns each, more values than one statement takes. */
const TENANTS = 6_000;

test('an outage of a property with thousands of tenants is told to each of them', async () => {
  const data = await main.data();
  await hostSteps(data.env, [
    ...largeProperty(TENANTS).map((sql) => ({ sql })),
    {
      sql: `insert into pms_tenant (tenant_id, tenant_code, tenant_type, tenant_name, branch_id, id_number, contact_name,
          contact_phone, created_by, created_by_name, gmt_created, modified_by, gmt_modified)
        select 991000000 + n, 'ZX' || n, 1, '商户' || n, 'FDB', 'N' || n, '何敏', '027-82801234', '', '', now(), '', now()
        from generate_series(1, ${TENANTS}) as n`,
    },
    { sql: `update pms_lease set tenant_id = lease_id - ${LARGE_ID} + 991000000 where property_id = ${LARGE_ID}` },
  ]);
  const backend = await hostBackend({ ...data.env, WORKER: '0', CLOCK: '2026-04-02 10:00:00' });
  try {
    const operator = await signedIn(backend.origin, 'op.hubei');
    const { outageId } = await operator.data(outageApi.save, {
      ...{ propertyId: LARGE_ID, service: 1, planned: 0, reason: '水管爆裂', texts: { zh: '暂停供水' } },
      ...{ startTime: '2026-04-02 08:00:00', planEndTime: '2026-04-02 20:00:00' },
    });
    await operator.data(outageApi.publish, { id: outageId, version: 1 });
    const { records } = await operator.data(outageApi.page, { propertyId: LARGE_ID });
    expect(records[0]!.notices).toMatchObject({ unreachable: TENANTS });
  } finally {
    await backend.stop();
    await data.remove();
  }
});
