import { inArray, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { contentCategory } from './areas/content/data/schema/article';
import { homePage } from './areas/content/data/schema/home';
import { brand, customer, operateRange, product, productCategory, region, supplier } from './areas/master-data/public';
import { activity } from './areas/promotion/data/schema/activity';
import { ruleNames } from './areas/pricing/handlers/rules/loggedRule';
import { pmsFeeItem } from './areas/property/data/schema/fees';
import { pmsMeter } from './areas/property/data/schema/meters';
import { pmsBuilding, pmsLease, pmsProperty, pmsUnit } from './areas/property/data/schema/property';
import { pmsTenant } from './areas/property/data/schema/tenants';
import { department, guestGroup } from './areas/trade-fair/data/schema/fair-guests';
import { fairCustomer, tradeFair } from './areas/trade-fair/data/schema/trade-fair';
import type { NameReader } from './http/namedRows';
import { branch, role, staff, user } from './platform/schema/organisation';
import { global } from './platform/scope';
import { isId } from './platform/database/columns';

/** Reads the names of the rows of one table. */
const namesIn =
  (id: PgColumn, name: PgColumn | SQL<string>): NameReader =>
  async (ids, { db }) => {
    const known = id.getSQLType() === 'bigint' ? ids.filter(isId) : ids;
    const rows = await db
      .select({ id: sql<string>`${id}::text`, name: sql<string>`${name}` })
      .from(id.table)
      .where(global('name', inArray(id, known)));
    return rows.map((row) => [row.id, row.name]);
  };

/** Of a field that holds ids of several tables: objects share one row of numbers. */
const anyOf =
  (...readers: readonly NameReader[]): NameReader =>
  async (ids, reading) => {
    const names: (readonly [string, string])[] = [];
    for (const read of readers) names.push(...(await read(ids, reading)));
    return names;
  };

const branches = namesIn(branch.branchId, branch.branchName);
const roles = namesIn(role.roleId, role.roleName);
const users = namesIn(user.userId, user.realName);
const suppliers = namesIn(supplier.supplierId, supplier.supplierName);
const people = namesIn(staff.staffId, staff.staffName);
const categories = namesIn(productCategory.id, productCategory.name);
const regions = namesIn(region.id, region.name);
const products = namesIn(
  product.productId,
  sql`concat_ws(' ', ${product.productName}, ${product.spec}, ${product.productCode})`,
);
const groups = namesIn(guestGroup.guestGroupId, guestGroup.groupName);
const units = namesIn(pmsUnit.unitId, pmsUnit.unitNo);
const buildings = namesIn(pmsBuilding.buildingId, pmsBuilding.buildingName);
const leases = namesIn(pmsLease.leaseId, pmsLease.leaseNo);
const fees = namesIn(pmsFeeItem.feeItemId, pmsFeeItem.feeName);
const meters = namesIn(pmsMeter.meterId, pmsMeter.meterNo);

/** Where the log finds the names of the ids in a field: of any object, and of one whose field means something else. */
export const logNames = {
  any: {
    branchId: branches,
    branchIds: branches,
    hostBranchId: branches,
    loginBranchIds: branches,
    roleIds: roles,
    substituteId: users,
    staffId: people,
    staffIds: people,
    salesmanId: people,
    handlerId: people,
    managerId: people,
    receiverIds: people,
    productIds: products,
    products,
    categoryIds: categories,
    brandIds: namesIn(brand.brandId, brand.brandName),
    operateRangeIds: namesIn(operateRange.id, operateRange.name),
    regionId: regions,
    regionIds: regions,
    supplierIds: suppliers,
    sponsorSupplierId: suppliers,
    custIds: namesIn(customer.custId, sql`concat_ws(' ', ${customer.custName}, ${customer.custCode})`),
    tradeFairId: namesIn(tradeFair.tradeFairId, tradeFair.subject),
    parentCustomerId: namesIn(fairCustomer.id, fairCustomer.customerName),
    departmentId: namesIn(department.departmentId, department.departmentName),
    pageId: namesIn(homePage.pageId, homePage.pageName),
    propertyId: namesIn(pmsProperty.propertyId, pmsProperty.propertyName),
    buildingId: buildings,
    buildingIds: buildings,
    unitId: units,
    unitIds: units,
    tenantId: namesIn(pmsTenant.tenantId, pmsTenant.tenantName),
    leaseId: leases,
    feeItemId: fees,
    rentFeeItemId: fees,
    meterId: meters,
    mainMeterId: meters,
  },
  activity: { deleted: namesIn(activity.activityId, activity.activityName) },
  announcement: { targetIds: anyOf(branches, roles, users) },
  branch: { parentId: branches },
  content: { categoryId: namesIn(contentCategory.categoryId, contentCategory.categoryName) },
  fairCommodity: { added: products, skipped: products },
  guestGroup: { mergedFrom: groups, splitInto: groups },
  onlineGoods: { categoryId: categories },
  pmsLease: { predecessorId: leases, fees },
  pmsMeter: { parentId: meters, replacesId: meters, members: units },
  priceRule: { ...ruleNames, items: products },
} satisfies Readonly<Record<string, Readonly<Record<string, NameReader>>>>;
