/* docs/domain/property.md#tenants: numbers are checked, masked and told to whoever asks for them by name. */
import { ERROR } from '../../../src/contract/error-codes';
import type { Input } from '../../../src/contract/endpoint';
import { tenantApi } from '../../../src/contract/property/tenants';
import { type Backend, main } from '../../support/backends';
import { type Client, signedIn } from '../../support/client';

let backend: Backend;
let operator: Client;

beforeAll(async () => {
  backend = await main.start();
  operator = await signedIn(backend.origin, 'op.hubei');
});
afterAll(() => backend.stop());

const USCC = '91420100MA4KTE5T87';
const PERSON = '42010619850307123X';
const company = {
  ...{ branchId: 'FDB', tenantType: 1, tenantName: '武汉光谷制药', uscc: USCC },
  ...{ contactName: '何敏', contactPhone: '13900001212' },
} satisfies Input<typeof tenantApi.save>;

const find = async (tenantName: string) =>
  (await operator.data(tenantApi.page, { tenantName })).records.find((one) => one.tenantName === tenantName)!;

test('a company has a credit code, a person the number of a card; both are checked, and each belongs to one tenant', async () => {
  await operator.data(tenantApi.save, company);
  const made = await find(company.tenantName);
  expect(made).toMatchObject({
    ...{ tenantCode: 'ZH000045', idNumber: '9142**********5T87', balance: '0.00', overdueAmount: '0.00' },
    ...{ leaseCount: 0, unitText: '', status: 1 },
  });
  for (const [field, wrong] of [
    ['uscc', { uscc: '91420100MA4KTE5T88' }],
    ['uscc', { uscc: '' }],
    ['uscc', { tenantName: '同号公司' }],
    ['idNo', { tenantType: 2, idNo: '' }],
    ['idNo', { tenantType: 2, idNo: '420106198503071231' }],
    ['contactPhone', { contactPhone: '12345' }],
  ] as const)
    expect(await operator.call(tenantApi.save, { ...company, ...wrong })).toMatchObject({
      code: ERROR.invalidInput,
      data: [{ field }],
    });
  await operator.data(tenantApi.save, { ...company, tenantType: 2, tenantName: '田玉兰', uscc: '', idNo: PERSON });
  const person = await find('田玉兰');
  expect(person.idNumber).toBe('4201**********123X');
  expect(await operator.data(tenantApi.number, { id: person.tenantId })).toEqual({ idNumber: PERSON });

  // A form without the number keeps the stored one; another type of tenant needs another number.
  const { tenantId, version } = made;
  await operator.data(tenantApi.save, { ...company, tenantId, version, uscc: '', contactName: '王海涛' });
  expect(await operator.data(tenantApi.number, { id: tenantId })).toEqual({ idNumber: USCC });
  expect(
    await operator.call(tenantApi.save, { ...company, tenantId, version: 2, tenantType: 2, uscc: '' }),
  ).toMatchObject({ data: [{ field: 'idNo' }] });
  await operator.data(tenantApi.delete, { id: tenantId, version: 2 });
  expect(await find(company.tenantName)).toBeUndefined();
});

test('a tenant with a lease can neither be deleted nor disabled; lists show what he rents and owes', async () => {
  const { records } = await operator.data(tenantApi.page, { hasOverdue: 1, pageSize: 100 });
  expect(records.length).toBeGreaterThan(0);
  for (const one of records) expect(Number(one.overdueAmount)).toBeGreaterThan(0);
  const others = await operator.data(tenantApi.page, { hasOverdue: 0, pageSize: 100 });
  expect(others.records.every(({ overdueAmount }) => overdueAmount === '0.00')).toBe(true);
  const all = [...records, ...others.records].filter(({ leaseCount }) => leaseCount > 0);
  const [one] = all;
  const detail = await operator.data(tenantApi.detail, { id: one!.tenantId });
  expect(detail.leases.filter(({ leaseStatus }) => leaseStatus === 3)).toHaveLength(one!.leaseCount);
  expect(one!.unitText).toMatch(/A座 \d{4}/);
  const key = { id: one!.tenantId, version: one!.version };
  expect((await operator.call(tenantApi.delete, key)).code).toBe(ERROR.hasLease);
  expect((await operator.call(tenantApi.updateStatus, { ...key, status: 0 })).code).toBe(ERROR.tenantBound);
});

test('users see the tenants of their companies, and a reader changes none', async () => {
  const auditor = await signedIn(backend.origin, 'audit.ro');
  expect((await auditor.call(tenantApi.save, company)).code).toBe(ERROR.notGranted);
  const seen = await operator.data(tenantApi.page, { pageSize: 100 });
  expect(new Set(seen.records.map(({ branchId }) => branchId))).toEqual(new Set(['FDB', 'FDB01']));
  expect((await operator.call(tenantApi.detail, { id: '84301' })).code).toBe(ERROR.notFound);
});
