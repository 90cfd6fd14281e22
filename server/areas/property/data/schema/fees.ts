import { integer, jsonb, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { FEE_TYPE, type FeeType } from '../../../../../src/contract/property/fee-items';
import { CALC_MODE } from '../../../../../src/contract/property/trial';
import { among, notNegative, versions } from '../../../../platform/database/checks';
import { audit, fen, flag, newId } from '../../../../platform/database/columns';

/** A fee of a lease besides its rent: price in 1/10000 yuan (null: that of the fee), area and quantity in 1/100. */
export interface LeaseFee {
  feeItemId: string;
  price: number | null;
  area: number | null;
  quantity: number | null;
  cycle: number | null;
}

/** What tenants are charged for; the same for all companies. */
export const pmsFeeItem = pgTable(
  'pms_fee_item',
  {
    feeItemId: newId().primaryKey(),
    feeCode: text().notNull(),
    feeName: text().notNull(),
    feeType: smallint().$type<FeeType>().notNull(),
    calcMode: smallint().$type<(typeof CALC_MODE)[keyof typeof CALC_MODE]>().notNull(),
    /** 1/10000 yuan. */
    unitPrice: fen().notNull(),
    cycle: smallint(),
    lateFeeDays: integer().notNull().default(0),
    /** 1/10000 of a thousandth a day. */
    lateRate: integer().notNull().default(0),
    /** 1/100 per cent. */
    taxRate: integer().notNull().default(0),
    status: flag().default(1),
    ...audit,
    version: integer().notNull().default(1),
  },
  (table) => [
    uniqueIndex('pms_fee_item_code').on(table.feeCode),
    uniqueIndex('pms_fee_item_name').on(table.feeName),
    among('pms_fee_item_type', table.feeType, FEE_TYPE),
    among('pms_fee_item_calc_mode', table.calcMode, CALC_MODE),
    notNegative('pms_fee_item_figures', table.unitPrice, table.lateFeeDays, table.lateRate, table.taxRate),
    versions('pms_fee_item_version', table.version),
  ],
);

export const tariffSteps = () => jsonb().$type<readonly { over: number; add: number }[]>().notNull().default([]);
