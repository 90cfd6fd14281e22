import type { Input } from '../../../../src/contract/endpoint';
import { billApi } from '../../../../src/contract/property/bills';
import { leaseApi } from '../../../../src/contract/property/leases';
import { buildingApi, propertyApi } from '../../../../src/contract/property/properties';
import { tenantApi } from '../../../../src/contract/property/tenants';
import { unitApi } from '../../../../src/contract/property/units';
import { type Client, signedIn } from '../../../support/client';

export const RENT = '85001';
export const PROPERTY_FEE = '85002';
export const BOTH = [RENT, PROPERTY_FEE];

type LeaseForm = Omit<Input<typeof leaseApi.save>, 'tenantId' | 'unitIds'>;

export const TERMS = {
  ...{ startDate: '2026-01-01', endDate: '2027-12-31', rentAmount: '8600.00' },
  ...{ payCycle: 1, billDay: 5, feeItems: [] },
} satisfies LeaseForm;

interface Desk {
  operator: Client;
  admin: Client;
  propertyId: string;
  tenantId: string;
  unitIds: string[];
}

const MOST_ROOMS = 99;
const USCC = '91420100MA4KTE5T87';

/** The same people at another process. */
export const signedInAgain = async (origin: string) => ({
  operator: await signedIn(origin, 'op.hubei'),
  admin: await signedIn(origin, 'admin.hq'),
});

/** A property of its own with empty units and a tenant. */
export async function letProperty(origin: string, units = 6): Promise<Desk> {
  const { operator, admin } = await signedInAgain(origin);
  const { propertyId } = await operator.data(propertyApi.save, {
    branchId: 'FDB',
    propertyName: '光谷一号楼',
    propertyType: 1,
    address: '武汉市光谷大道1号',
    managerId: 'S00511',
  });
  const floors = Math.ceil(units / MOST_ROOMS);
  const { buildingId } = await operator.data(buildingApi.save, { propertyId, buildingName: 'A座', floors });
  await operator.data(unitApi.batchAdd, {
    ...{ buildingId, fromFloor: 1, toFloor: floors, rooms: Math.ceil(units / floors), pattern: '{F2}{N2}' },
    area: '126.40',
    ...{ rentPrice: '8600.00', propertyFeeRate: '3.25' },
  });
  const { records } = await operator.data(unitApi.page, { buildingId, pageSize: 500 });
  const { tenantId } = await operator.data(tenantApi.save, {
    ...{ branchId: 'FDB', tenantType: 1, tenantName: '武汉光谷制药', uscc: USCC },
    ...{ contactName: '何敏', contactPhone: '13900001212' },
  });
  const unitIds = records.toSorted((a, b) => (a.unitNo < b.unitNo ? -1 : 1)).map(({ unitId }) => unitId);
  return { operator, admin, propertyId, tenantId, unitIds };
}

/** A lease that headquarters have approved. */
export async function approvedLease(desk: Desk, unit: number, change: Partial<LeaseForm> = {}) {
  const { operator, admin, tenantId, unitIds } = desk;
  const { leaseId } = await operator.data(leaseApi.save, { ...TERMS, ...change, tenantId, unitIds: [unitIds[unit]!] });
  await operator.data(leaseApi.submit, { id: leaseId, version: 1 });
  await admin.data(leaseApi.approve, { id: leaseId, version: 2, result: 1 });
  return leaseId;
}

export const generate = ({ operator, propertyId }: Desk, period: string, feeItemIds: string[] = BOTH) =>
  operator.data(billApi.generate, { propertyId, period, feeItemIds });

export const billsOf = async ({ operator, propertyId }: Desk) =>
  (await operator.data(billApi.page, { propertyId, pageSize: 500, orderBy: 'billNo', orderDir: 'asc' })).records;
