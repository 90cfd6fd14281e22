import type { Input } from '../../../src/contract/endpoint';
import {
  type PmsBuilding,
  type PmsProperty,
  PROPERTY_STATUS,
  PROPERTY_TYPE,
  type propertyApi,
} from '../../../src/contract/property/properties';
import { codeTable } from '@kit/fields/codeTable';
import { fieldsOf } from '@kit/fields/fieldsOf';
import { BranchPick, f } from '../fields/f';

const propertyType = codeTable('propertyType', PROPERTY_TYPE, { dictCode: 'pmsProperty.type' });
const propertyStatus = codeTable('propertyStatus', PROPERTY_STATUS, {
  tones: { off: 'stopped', on: 'active' },
  dictCode: 'pmsProperty.status',
});

export type PropertyValues = Input<typeof propertyApi.save>;

export const propertyFields = fieldsOf<PmsProperty, PropertyValues>()('pmsProperty', {
  propertyCode: f.code({ width: 110, fixed: 'left', sorted: true }),
  propertyName: f.name({ max: 50, required: true, sorted: true }),
  propertyType: f.codes(propertyType, { required: true }),
  branchId: f.name({ required: true, control: BranchPick, filter: { formItemRender: () => <BranchPick /> } }),
  branchName: f.name(),
  address: f.text({ max: 100, required: true, width: 240 }),
  totalArea: f.area(),
  managerId: f.person({ required: true }),
  managerName: f.person(),
  phone: f.text({ max: 20, width: 130 }),
  buildingCount: f.count(),
  unitCount: f.count(),
  status: f.codes(propertyStatus),
  gmtModified: f.dateTime({ sorted: true }),
});

export const buildingFields = fieldsOf<PmsBuilding>()('pmsBuilding', {
  buildingName: f.name({ max: 20, required: true, width: 120, fixed: 'left', sorted: true }),
  floors: f.count({ required: true, min: 1, max: 200, sorted: true }),
  undergroundFloors: f.count({ min: 0, max: 20 }),
  buildArea: f.area(),
  unitCount: f.count(),
});
