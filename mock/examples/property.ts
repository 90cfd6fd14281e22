import { UNIT_STATUS } from '../../src/contract/property/micro-pms';
import { DAY, fromShanghai, shanghai } from '../../server/platform/clock';
import { alignNumbers } from '../../server/platform/numbers/series';
import type { Db } from '../../server/platform/database/db';
import { pmsBill } from '../../server/areas/property/data/schema/bills';
import { pmsBuilding, pmsLease, pmsProperty } from '../../server/areas/property/data/schema/property';
import { pmsUnit } from '../../server/areas/property/data/schema/property';
import { pmsInspectionTask, pmsOutage, pmsWorkOrder } from '../../server/areas/property/data/schema/work';
import { pmsAmendment, pmsPayment } from '../../server/areas/property/data/schema/billing';
import { pmsShare } from '../../server/areas/property/data/schema/shares';
import { pmsSettlement } from '../../server/areas/property/data/schema/settlements';
import { pmsTenant } from '../../server/areas/property/data/schema/tenants';
import { seedTenants } from './tenants';
import { seedFeeItems, seedLeases } from './leases';
import type { PropertyFacts } from './propertyFacts';
import { seedWork } from './propertyWork';
import type { DemoOptions } from './demoOptions';

interface Sample {
  name: string;
  type: 1 | 2 | 3 | 4 | 5;
  branchId: string;
  address: string;
  units: number;
  /** Fen a month. */
  rent: number;
  managerId: string;
}

/** The properties of the fictitious company: how many units each has, and what they cost. */
const PROPERTIES: readonly Sample[] = [
  {
    name: '江城总部大厦',
    type: 1,
    branchId: 'FDA',
    address: '武汉市江岸区中山大道818号',
    units: 24,
    rent: 1_280_000,
    managerId: 'S00001',
  },
  {
    name: '江城产业园',
    type: 5,
    branchId: 'FDB',
    address: '武汉市东湖高新区光谷三路66号',
    units: 36,
    rent: 860_000,
    managerId: 'S00511',
  },
  {
    name: '襄阳医药仓',
    type: 2,
    branchId: 'FDB01',
    address: '襄阳市樊城区航空路12号',
    units: 12,
    rent: 1_560_000,
    managerId: 'S00605',
  },
  {
    name: '浦东商铺',
    type: 4,
    branchId: 'FDC01',
    address: '上海市浦东新区张江路500号',
    units: 18,
    rent: 990_000,
    managerId: 'S00522',
  },
];
const FLOOR_UNITS = 6;
/** Of every six units: four are let, one is empty, one is being repaired or reserved. */
const STATUS = [
  UNIT_STATUS.let,
  UNIT_STATUS.let,
  UNIT_STATUS.vacant,
  UNIT_STATUS.let,
  UNIT_STATUS.repair,
  UNIT_STATUS.let,
];
const AREA = 12_640;
const INNER_SHARE = 0.82;
const UNIT_TYPES = ['标准间', '转角大间', '标准间', '套间'];
/** 3.2500 yuan a month for each square metre. */
const FEE_RATE = 32_500;

const digits = (value: number, length: number) => String(value).padStart(length, '0');

async function seedUnits(db: Db, { index, propertyId, branchId, audit }: PropertyFacts) {
  const { units, rent } = PROPERTIES[index] ?? { units: 0, rent: 0 };
  const buildingId = String(81_001 + index);
  const floors = units / FLOOR_UNITS;
  await db.insert(pmsBuilding).values({ ...audit, buildingId, propertyId, buildingName: 'A座', floors });
  const rows = Array.from({ length: units }, (_, i) => ({
    ...audit,
    unitId: String(82_001 + index * 100 + i),
    propertyId,
    buildingId,
    branchId,
    floor: Math.floor(i / FLOOR_UNITS) + 1,
    unitNo: `${digits(Math.floor(i / FLOOR_UNITS) + 1, 2)}${digits((i % FLOOR_UNITS) + 1, 2)}`,
    area: AREA,
    rentPrice: rent,
    innerArea: Math.round(AREA * INNER_SHARE),
    unitType: UNIT_TYPES[i % UNIT_TYPES.length] ?? '',
    propertyFeeRate: FEE_RATE,
    unitStatus: STATUS[i % STATUS.length] ?? UNIT_STATUS.vacant,
  }));
  await db.insert(pmsUnit).values(rows);
  return rows.filter(({ unitStatus }) => unitStatus === UNIT_STATUS.let);
}

/** Properties with their units, leases, bills and work, as the home page of the module counts them. */
export async function seedProperty(db: Db, { day }: DemoOptions) {
  const today = fromShanghai(day);
  const gmtCreated = shanghai(today - 400 * DAY);
  const audit = {
    createdBy: 'admin.hq',
    createdByName: '周启明',
    gmtCreated,
    modifiedBy: 'admin.hq',
    gmtModified: gmtCreated,
  };
  await seedFeeItems(db, audit);
  for (const [index, { name, type, branchId, address, units, managerId }] of PROPERTIES.entries()) {
    const propertyId = String(80_001 + index);
    await db.insert(pmsProperty).values({
      ...audit,
      propertyId,
      propertyCode: `WY${digits(index + 1, 4)}`,
      propertyName: name,
      propertyType: type,
      branchId,
      address,
      totalArea: units * AREA,
      managerId,
      phone: '027-82801234',
    });
    const facts = { index, propertyId, branchId, today, audit };
    await seedTenants(db, facts);
    await seedLeases(db, facts, await seedUnits(db, facts));
    await seedWork(db, facts);
  }
  await db.insert(pmsProperty).values({
    ...{ ...audit, propertyId: '80005', propertyCode: 'WY0005', propertyName: '宜昌仓储园（筹建）', propertyType: 2 },
    ...{ branchId: 'FDB02', address: '宜昌市猇亭区先锋路9号', totalArea: 1_800_000, managerId: 'S00511', status: 0 },
  });
  await db.insert(pmsBuilding).values({
    ...{ ...audit, buildingId: '81005', propertyId: '80002', buildingName: 'B座', floors: 4, undergroundFloors: 1 },
  });
  await alignNumbers(db, 'property', { column: pmsProperty.propertyCode });
  await alignNumbers(db, 'tenant', { column: pmsTenant.tenantCode });
  await alignNumbers(db, 'lease', { column: pmsLease.leaseNo });
  await alignNumbers(db, 'amendment', { column: pmsAmendment.amendNo });
  await alignNumbers(db, 'settlement', { column: pmsSettlement.settleNo });
  await alignNumbers(db, 'meterShare', { column: pmsShare.shareNo });
  await alignNumbers(db, 'bill', { column: pmsBill.billNo });
  await alignNumbers(db, 'payment', { column: pmsPayment.payNo });
  await alignNumbers(db, 'receipt', { column: pmsPayment.receiptNo });
  await alignNumbers(db, 'workOrder', { column: pmsWorkOrder.orderNo });
  await alignNumbers(db, 'inspection', { column: pmsInspectionTask.taskNo });
  await alignNumbers(db, 'outage', { column: pmsOutage.outageNo, until: day.slice(0, 7) });
}
