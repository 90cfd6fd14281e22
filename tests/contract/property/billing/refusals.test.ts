/* What forms of leases and meters refuse although it looks like a choice (docs/domain/property-bills.md#leases). */
import { ERROR } from '../../../../src/contract/error-codes';
import { leaseApi } from '../../../../src/contract/property/leases';
import { meterApi } from '../../../../src/contract/property/meters';
import { tenantApi } from '../../../../src/contract/property/tenants';
import { main } from '../../../support/backends';
import type { HostedBackend } from '../../../support/host/host';
import { approvedLease, letProperty, TERMS } from './letProperty';

let backend: HostedBackend;
let desk: Awaited<ReturnType<typeof letProperty>>;

beforeAll(async () => {
  backend = await (await main.start()).reopen({ CLOCK: '2026-04-02 10:00:00' });
  desk = await letProperty(backend.origin);
});
afterAll(() => backend.stop());

const anotherTenant = async (uscc: string) => {
  const named = { branchId: 'FDB', tenantType: 1 as const, tenantName: `租户${uscc}`, uscc };
  return (await desk.operator.data(tenantApi.save, { ...named, contactName: '何敏', contactPhone: '13900001212' }))
    .tenantId;
};

test('a renewal is of the same tenant: what is held of the lease before goes with it', async () => {
  const tenantId = await anotherTenant('91420100MA4KTE6A1N');
  const id = await approvedLease(desk, 0, { deposit: '1000.00' });
  const { version } = await desk.operator.data(leaseApi.detail, { id });
  const renewed = { id, version, endDate: '2028-12-31', rentAmount: '8600.00' };
  const { leaseId } = await desk.operator.data(leaseApi.renew, renewed);
  const form = { ...TERMS, startDate: '2028-01-01', endDate: '2028-12-31', unitIds: [desk.unitIds[0]!] };
  const saved = await desk.operator.call(leaseApi.save, { ...form, leaseId, version: 1, tenantId });
  expect([saved.code, saved.data]).toEqual([ERROR.invalidInput, [expect.objectContaining({ field: 'tenantId' })]]);
  await desk.operator.data(leaseApi.save, { ...form, leaseId, version: 1, tenantId: desk.tenantId });
});

test('a lease of a tenant who was disabled meanwhile is not submitted', async () => {
  const tenantId = await anotherTenant('91420100MA4KTE6B2T');
  const form = { ...TERMS, tenantId, unitIds: [desk.unitIds[1]!] };
  const { leaseId: id } = await desk.operator.data(leaseApi.save, form);
  await desk.operator.data(tenantApi.updateStatus, { id: tenantId, version: 1, status: 0 });
  expect(await desk.operator.call(leaseApi.submit, { id, version: 1 })).toMatchObject({ code: ERROR.propertyForbids });
});

const METER = { feeType: 3 as const, installDate: '2026-01-31', startValues: ['0.00'] };

test('a meter is a part of one that counts the same in the same property', async () => {
  const { propertyId, operator } = desk;
  const main3 = await operator.data(meterApi.save, { ...METER, propertyId, meterNo: 'M-1' });
  const part = { ...METER, propertyId, meterNo: 'M-2', parentId: main3.meterId };
  const { meterId } = await operator.data(meterApi.save, part);
  const refused = [
    { ...METER, propertyId, meterNo: 'M-3', parentId: '999999999' },
    { ...METER, propertyId, meterNo: 'M-4', feeType: 4 as const, parentId: main3.meterId },
    { ...part, meterId, version: 1, parentId: meterId },
    { ...METER, propertyId, meterNo: 'M-1', ...main3, version: 1, parentId: meterId },
  ];
  for (const form of refused)
    expect(await operator.call(meterApi.save, form)).toMatchObject({
      ...{ code: ERROR.invalidInput, data: [{ field: 'parentId' }] },
    });
});

test('the meter that comes for another one counts something', async () => {
  const { propertyId, operator } = desk;
  const { meterId: id } = await operator.data(meterApi.save, { ...METER, propertyId, meterNo: 'X-1' });
  const exchange = { id, version: 1, date: '2026-03-18', period: '2026-03', meterNo: 'X-2', factor: '0' };
  const answer = await operator.call(meterApi.exchange, { ...exchange, finalValues: ['5.00'], startValues: ['0.00'] });
  expect(answer).toMatchObject({ code: ERROR.invalidInput, data: [{ field: 'factor' }] });
});
