import { buildingApi, PROPERTY_TYPE, propertyApi } from '../../../src/contract/property/properties';
import { unitApi } from '../../../src/contract/property/units';
import type { Client } from '../../support/client';

export const property = {
  branchId: 'FDB',
  propertyName: '汉阳物流园',
  propertyType: PROPERTY_TYPE.warehouse,
  address: '武汉市汉阳区琴断口88号',
  ...{ managerId: 'S00511', totalArea: '12000.50', phone: '027-84561234' },
} as const;
export const room = { area: '126.40', innerArea: '103.65', rentPrice: '8600.00', propertyFeeRate: '3.25' };

/** A property of its own with one building, empty. */
export async function newBuilding(who: Client, floors = 3, undergroundFloors = 1) {
  const { propertyId } = await who.data(propertyApi.save, property);
  const form = { propertyId, buildingName: 'A座', floors, undergroundFloors, buildArea: '6000' };
  const { buildingId } = await who.data(buildingApi.save, form);
  return { propertyId, buildingId, form };
}

/** By their number. */
export const unitsOf = async (who: Client, buildingId: string) =>
  (await who.data(unitApi.page, { buildingId, pageSize: 500, orderBy: 'unitNo' })).records;
