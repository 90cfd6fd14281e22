import { Column, getTableName, type SQL, sql } from 'drizzle-orm';
import { index, type ExtraConfigColumn, type PgColumn } from 'drizzle-orm/pg-core';

/**
 * The tables that grow without limit, and their columns in which parts of texts are searched. Each of these columns has
 * an index on its grams (`gramIndex` beside the table), which `hasText` uses. Every filter and order of their lists has
 * an index as well (`tests/contract/plans.test.ts`).
 */
export const LARGE: Readonly<Record<string, readonly string[]>> = {
  customer: ['custId', 'custCode', 'custName', 'pinyin'],
  fair_customer: ['custCode', 'customerName'],
  fair_order: ['orderNo'],
  fair_order_line: [],
  guest: ['guestName', 'phone', 'prizeGroupLabel'],
  invitation: [],
  lottery_ticket: ['ticketNo'],
  operation_log: ['operatorName', 'loginName', 'objectId', 'objectName'],
  product: ['productCode', 'productName', 'pinyin', 'manufacturer'],
  return_record: ['orderNo', 'returnNo'],
  sales_order: ['orderNo'],
  sales_order_line: [],
  sign_in: [],
};

export const hasGrams = (column: PgColumn | SQL) =>
  column instanceof Column && (LARGE[getTableName(column.table)] ?? []).includes(column.name);

/**
 * Three letters, or one that is not ASCII: shorter parts have no gram, and too many texts contain them for an index to
 * help.
 */
const HAS_GRAM = /\P{ASCII}|.{3}/su;

/**
 * Whether a text has all grams of a part; undefined where the part has none. Other texts can have these grams, too, so
 * the caller compares as well.
 */
export const gramsOf = (column: PgColumn | SQL, part: string) =>
  HAS_GRAM.test(part) ? sql`grams(${column}) @> grams_sought(${part})` : undefined;

export const gramIndex = (name: string, column: ExtraConfigColumn) => index(name).using('gin', sql`grams(${column})`);
