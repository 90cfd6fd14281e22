/* docs/domain/property-bills.md#leases: a lease that begins or ends by its day does so with its units, or not at all. */
import { leaseApi } from '../../../../src/contract/property/leases';
import { LEASE_STATUS, UNIT_STATUS } from '../../../../src/contract/property/micro-pms';
import { unitApi } from '../../../../src/contract/property/units';
import { main } from '../../../support/backends';
import type { HostedBackend } from '../../../support/host/host';
import { approvedLease, letProperty, signedInAgain } from './letProperty';

const failing = [
  { sql: `create function refuse() returns trigger language plpgsql as $$ begin raise exception 'refused'; end $$` },
  { sql: 'create trigger refuse before update on pms_unit for each row execute function refuse()' },
];
const mended = [{ sql: 'drop trigger refuse on pms_unit' }, { sql: 'drop function refuse()' }];

test('a minute that fails at the units leaves the lease for the next one', async () => {
  const data = await main.data();
  const open = (CLOCK: string): Promise<HostedBackend> => hostBackend({ ...data.env, CLOCK });
  let backend = await open('2026-04-02 10:00:00');
  const desk = await letProperty(backend.origin, 1);
  const id = await approvedLease(desk, 0, { startDate: '2026-04-03', endDate: '2026-04-04' });
  const states = async () => {
    const { operator } = await signedInAgain(backend.origin);
    const { records } = await operator.data(unitApi.page, { propertyId: desk.propertyId, pageSize: 10 });
    return [(await operator.data(leaseApi.detail, { id })).leaseStatus, records[0]!.unitStatus];
  };
  for (const [moment, lease, unit] of [
    ['2026-04-03 00:10:00', LEASE_STATUS.running, UNIT_STATUS.let],
    ['2026-04-05 00:10:00', LEASE_STATUS.expired, UNIT_STATUS.vacant],
  ] as const) {
    await backend.stop();
    await hostSteps(data.env, failing);
    await expect(hostSteps(data.env, [{ leases: moment }])).rejects.toThrow();
    await hostSteps(data.env, [...mended, { leases: moment }]);
    backend = await open(moment);
    expect(await states()).toEqual([lease, unit]);
  }
  await backend.stop();
  await data.remove();
});
