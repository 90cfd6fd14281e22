import { and, asc, eq, inArray, ne } from 'drizzle-orm';
import type { Db } from '../../../platform/database/db';
import { ofParent } from '../../../platform/scope';
import { operateRange, product } from '../../master-data/public';
import { pathsIn } from '../../promotion/public';
import { STORAGE } from '../../../../src/contract/master-data/forms/commodity';
import { CHECK_RESULT } from '../../../../src/contract/orders/returns';
import { sumOf } from '../../../platform/numbers/exact';
import { UNIT } from '../../../platform/numbers/scale';
import type { Basis } from '../rules/refund';
import { UNDER_WAY } from '../rules/returnLife';
import { salesOrderLine, salesOrderTrace } from './schema/order';
import { returnLine, returnRecord } from './schema/return';
import { outboundLine } from './schema/shipment';

/** Second-class psychotropic drugs must not leave their supply chain. */
const STRICT_RANGE = '1007';
/** Goods that need cooling: nobody knows how warm they have become since they were shipped. */
const STRICT_STORAGE: readonly (number | null)[] = [STORAGE.cold, STORAGE.frozen];

export interface BatchRow {
  lineNo: number;
  batchNo: string;
  expiryDate: string;
  outboundNo: string;
  shippedQty: number;
  /** Shipped, and neither returned nor under way back. */
  returnableQty: number;
  isWhole: boolean;
}

export type OrderLineRow = typeof salesOrderLine.$inferSelect;

export interface OrderGoods extends Basis {
  lines: OrderLineRow[];
  batches: BatchRow[];
  /** The numbers of lines that may be returned for few reasons only. */
  strict: ReadonlySet<number>;
}

/** The quantity of each batch that was returned, or is under way back. */
async function goneOf(db: Db, orderNo: string, except: string | undefined) {
  const rows = await db
    .select({ line: returnLine, status: returnRecord.status })
    .from(returnLine)
    .innerJoin(returnRecord, eq(returnRecord.returnNo, returnLine.returnNo))
    .where(ofParent(returnLine.orderNo, orderNo, except === undefined ? undefined : ne(returnLine.returnNo, except)));
  return (lineNo: number, batchNo: string) =>
    sumOf(
      rows.filter(({ line }) => line.lineNo === lineNo && line.batchNo === batchNo),
      ({ line, status }) => {
        if (UNDER_WAY.includes(status)) return line.returnQty;
        return line.checkResult !== null && line.checkResult !== CHECK_RESULT.refused ? (line.receivedQty ?? 0) : 0;
      },
    );
}

/** Whether a quantity has a part that is not a whole piece. */
export const isPartial = (qty: number) => qty % UNIT !== 0;

/** What was shipped in parts comes back in parts, whatever has become of the product since. */
export const isWholeOnly = (shippedQty: number, decimalQty: number) => decimalQty === 0 && !isPartial(shippedQty);

/** The numbers of lines that may be returned for few reasons only, and how each is sold. */
async function rulesOf(db: Db, lines: readonly OrderLineRow[]) {
  const ids = [...new Set(lines.map(({ productId }) => productId))];
  const { productId, operateRangeId: rangeId, storage: stored, decimalQty } = product;
  const rows = await db
    .select({ productId, rangeId, storage: stored, decimalQty })
    .from(product)
    .where(ofParent(productId, ids));
  const paths = await pathsIn(
    db,
    operateRange,
    rows.map(({ rangeId }) => rangeId),
  );
  const strict = new Set(
    rows
      .filter(({ rangeId, storage }) => paths(rangeId).includes(STRICT_RANGE) || STRICT_STORAGE.includes(storage))
      .map((one) => one.productId),
  );
  const sold = new Map(rows.map((one) => [one.productId, one.decimalQty]));
  return {
    strict: new Set(lines.filter((one) => strict.has(one.productId)).map(({ lineNo }) => lineNo)),
    decimals: new Map(lines.map((one) => [one.lineNo, sold.get(one.productId) ?? 0])),
  };
}

/** An order for its returns: lines, shipped batches, and the quantities that can still be returned. */
export async function loadGoods(db: Db, orderNo: string, except?: string): Promise<OrderGoods> {
  const lines = await db
    .select()
    .from(salesOrderLine)
    .where(ofParent(salesOrderLine.orderNo, orderNo))
    .orderBy(asc(salesOrderLine.lineNo));
  const shipped = await db
    .select()
    .from(outboundLine)
    .where(ofParent(outboundLine.orderNo, orderNo))
    .orderBy(asc(outboundLine.lineNo), asc(outboundLine.batchNo), asc(outboundLine.outboundNo));
  const gone = await goneOf(db, orderNo, except);
  const { strict, decimals } = await rulesOf(db, lines);
  const batches = new Map<string, BatchRow>();
  for (const { lineNo, batchNo, expiryDate, outboundNo, qty } of shipped) {
    const key = `${lineNo} ${batchNo}`;
    const known = batches.get(key);
    const shippedQty = (known?.shippedQty ?? 0) + qty;
    const returnableQty = shippedQty - gone(lineNo, batchNo);
    batches.set(key, {
      lineNo,
      batchNo,
      expiryDate,
      outboundNo: known?.outboundNo ?? outboundNo,
      shippedQty,
      returnableQty,
      isWhole: isWholeOnly(shippedQty, decimals.get(lineNo) ?? 0),
    });
  }
  const [trace] = await db
    .select({ terms: salesOrderTrace.terms })
    .from(salesOrderTrace)
    .where(ofParent(salesOrderTrace.orderNo, orderNo));
  return { lines, batches: [...batches.values()], terms: trace?.terms ?? null, strict };
}

/** The products of a return's lines, by the number of the line. */
export async function lineFacts(db: Db, orderNo: string, lineNos: readonly number[]) {
  const rows = await db
    .select({ line: salesOrderLine, decimalQty: product.decimalQty })
    .from(salesOrderLine)
    .innerJoin(product, eq(product.productId, salesOrderLine.productId))
    .where(ofParent(salesOrderLine.orderNo, orderNo, and(inArray(salesOrderLine.lineNo, [...lineNos]))));
  return new Map(rows.map((row) => [row.line.lineNo, row]));
}
