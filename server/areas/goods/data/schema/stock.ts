import { sql } from 'drizzle-orm';
import { date, index, integer, pgTable, primaryKey, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { RESERVE_STATUS, type ReserveStatus } from '../../../../../src/contract/goods/stock';
import { among, atMost, notNegative, versions } from '../../../../platform/database/checks';
import { moment, newId, touched, versioned } from '../../../../platform/database/columns';
import { branch } from '../../../../platform/schema/organisation';
import { branchIs, branchRule } from '../../../../platform/scope';
import { customer, product, units } from '../../../master-data/public';

const owner = () =>
  text()
    .notNull()
    .references(() => branch.branchId);
const goods = () =>
  text()
    .notNull()
    .references(() => product.productId);

/** What a company has of a product in one warehouse, as the ERP's batches say. */
export const stock = pgTable(
  'stock',
  {
    stockId: newId().primaryKey(),
    branchId: owner(),
    productId: goods(),
    warehouse: text().notNull(),
    stockQty: units().notNull(),
    /** What waits for its inspection or is locked, and what open orders wait for. */
    lockedQty: units().notNull().default(0),
    /** What core customers have not used yet of their reserves in force. */
    reservedQty: units().notNull().default(0),
    availableQty: units()
      .notNull()
      .generatedAlwaysAs(sql`stock_qty - locked_qty - reserved_qty`),
    nearExpiryQty: units().notNull().default(0),
    minBatchExpiry: date({ mode: 'string' }),
    syncTime: moment().notNull(),
  },
  (table) => [
    uniqueIndex('stock_key').on(table.branchId, table.productId, table.warehouse),
    index('stock_product').on(table.productId),
    index('stock_synced').on(table.syncTime, table.stockId),
    notNegative(
      'stock_quantities',
      ...[table.stockQty, table.lockedQty, table.reservedQty, table.availableQty, table.nearExpiryQty],
    ),
  ],
);

/** The reserves of a product in a company are edited as a whole: this row has their version. */
export const coreStock = pgTable(
  'core_stock',
  {
    branchId: owner(),
    productId: goods(),
    modifiedBy: touched.modifiedBy,
    gmtModified: touched.gmtModified,
    version: versioned.version,
  },
  (table) => [
    primaryKey({ columns: [table.branchId, table.productId] }),
    versions('core_stock_version', table.version),
  ],
);

export const coreReserve = pgTable(
  'core_reserve',
  {
    reserveId: newId().primaryKey(),
    branchId: owner(),
    productId: goods(),
    custId: text()
      .notNull()
      .references(() => customer.custId),
    reserveQty: units().notNull(),
    usedQty: units().notNull().default(0),
    startDate: date({ mode: 'string' }).notNull(),
    endDate: date({ mode: 'string' }).notNull(),
    status: smallint().$type<ReserveStatus>().notNull().default(1),
    /** Counts changes by people, not the use of the reserve. */
    version: integer().notNull().default(1),
  },
  (table) => [
    uniqueIndex('core_reserve_customer')
      .on(table.branchId, table.productId, table.custId)
      .where(sql`status <> 0`),
    among('core_reserve_status', table.status, RESERVE_STATUS),
    notNegative('core_reserve_quantities', table.reserveQty, table.usedQty),
    atMost('core_reserve_used', table.usedQty, table.reserveQty),
    atMost('core_reserve_period', table.startDate, table.endDate),
  ],
);

branchRule(stock, (viewer) => branchIs(stock.branchId, viewer));
branchRule(coreStock, (viewer) => branchIs(coreStock.branchId, viewer));
branchRule(coreReserve, (viewer) => branchIs(coreReserve.branchId, viewer));
