import { Column, getTableName, type SQL, sql } from 'drizzle-orm';
import { index, type ExtraConfigColumn, type PgColumn } from 'drizzle-orm/pg-core';

/**
 * The tables that grow without end, and their columns in which parts of texts are looked for. Each of those has an index
 * on its grams (`gramIndex` beside the table), and `hasText` uses it. What a list of them can be filtered and sorted by
 * finds an index as well (`tests/contract/plans.test.ts`).
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

/** Three letters, or one that is not ASCII: shorter parts have no gram, and are in too many texts to look them up. */
const HAS_GRAM = /\P{ASCII}|.{3}/su;

/**
 * Whether a text has all grams of a part; undefined where the part has none. More than the part's texts have them: whoever
 * asks compares as well.
 */
export const gramsOf = (column: PgColumn | SQL, part: string) =>
  HAS_GRAM.test(part) ? sql`grams(${column}) @> grams_sought(${part})` : undefined;

export const gramIndex = (name: string, column: ExtraConfigColumn) => index(name).using('gin', sql`grams(${column})`);
