/* docs/domain/property-bills.md#readings: a month's round, and readings that come late from a phone. */
import { ERROR } from '../../../../src/contract/error-codes';
import { meterApi, readingApi } from '../../../../src/contract/property/meters';
import { propertyApi } from '../../../../src/contract/property/properties';
import { main } from '../../../support/backends';
import type { HostedBackend } from '../../../support/host/host';
import { letProperty } from './letProperty';

let data: Awaited<ReturnType<typeof main.data>>;
let backend: HostedBackend;
let desk: Awaited<ReturnType<typeof letProperty>>;

beforeAll(async () => {
  data = await main.data();
  backend = await hostBackend({ ...data.env, CLOCK: '2026-03-08 10:00:00' });
  desk = await letProperty(backend.origin, 3);
});
afterAll(async () => {
  await backend.stop();
  await data.remove();
});

const meterOf = async (meterNo: string, unit?: number) => {
  const about = { propertyId: desk.propertyId, feeType: 3 as const, meterNo, installDate: '2026-01-31' };
  const at = unit === undefined ? {} : { unitId: desk.unitIds[unit]! };
  return (await desk.operator.data(meterApi.save, { ...about, ...at, startValues: ['10.00'] })).meterId;
};

test('meters that nobody has read stand first, with what they showed last', async () => {
  const first = await meterOf('S-1', 0);
  await meterOf('S-2', 1);
  await meterOf('S-9');
  const add = { meterId: first, date: '2026-02-28', period: '2026-02', values: ['25.00'], confirm: 1 as const };
  await desk.operator.data(readingApi.add, { ...add, readTime: '2026-02-28 17:30:05' });
  const due = await desk.operator.data(readingApi.due, { propertyId: desk.propertyId, period: '2026-02' });
  expect(due).toMatchObject({ total: 3, missing: 2 });
  expect(due.records).toMatchObject([
    { meterNo: 'S-2', unitText: 'A座 0102', lastValues: ['10.00'], readDate: null, values: [] },
    { meterNo: 'S-9', unitText: '', readDate: null },
    { meterNo: 'S-1', lastDate: '2026-01-31', lastValues: ['10.00'], readDate: '2026-02-28', values: ['25.00'] },
  ]);
  const { records } = await desk.operator.data(readingApi.page, { meterId: first, period: '2026-02' });
  expect(records).toMatchObject([{ readTime: '2026-02-28 17:30:05', images: [] }]);
  const march = await desk.operator.data(readingApi.due, { propertyId: desk.propertyId, period: '2026-03' });
  expect(march).toMatchObject({ missing: 3 });
  expect(march.records[0]).toMatchObject({ meterNo: 'S-1', lastDate: '2026-02-28', lastValues: ['25.00'] });
});

test('nobody has read it tomorrow, and a photo is one that is there', async () => {
  const meterId = await meterOf('S-3', 2);
  const add = { meterId, date: '2026-02-28', period: '2026-02', values: ['25.00'], confirm: 1 as const };
  const refused = async (change: object) => (await desk.operator.call(readingApi.add, { ...add, ...change })).code;
  expect(await refused({ readTime: '2026-03-09 10:00:00' })).toBe(ERROR.invalidInput);
  expect(await refused({ images: ['1'] })).toBe(ERROR.invalidInput);
});

test('without a property it is the one where most is left to be read; nothing where there is no meter', async () => {
  const at = desk;
  const other = await desk.operator.data(propertyApi.save, {
    branchId: 'FDB',
    propertyName: '光谷二号楼',
    propertyType: 1,
    address: '武汉市光谷大道2号',
    managerId: 'S00511',
  });
  const asked = { period: '2026-02' };
  const before = await at.operator.data(readingApi.due, asked);
  expect(before.propertyId).not.toBe(other.propertyId);
  expect(before.missing).toBeGreaterThan(0);
  for (let nth = 0; nth <= before.missing; nth += 1)
    await at.operator.data(meterApi.save, {
      ...{ propertyId: other.propertyId, meterNo: `N-${nth}`, feeType: 3 as const, installDate: '2026-01-31' },
      startValues: ['1.00'],
    });
  const after = await at.operator.data(readingApi.due, asked);
  expect(after).toMatchObject({ propertyId: other.propertyId, missing: before.missing + 1 });
  expect(after.records.map(({ meterNo }) => meterNo)).toContain('N-0');
});
