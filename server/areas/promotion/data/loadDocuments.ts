import { and, between, eq, gte, lte, sql } from 'drizzle-orm';
import { subquery } from '../../../platform/database/columns';
import { effectiveOf } from '../rules/effective';
import type { DocumentLine } from '../rules/deferred';
import type { Db } from '../../../platform/database/db';
import { branch } from '../../../platform/schema/organisation';
import { saleDocument, saleLine, saleReturn } from './schema/sale';
import { loadProducts } from './parties';
import { global, ofParent } from '../../../platform/scope';
import { lineage } from '../../../platform/tree';

const SHIPPED = 50;
const CANCELLED = 90;

/** The sales of a window in a branch and those below it. */
export interface Window {
  path: string;
  startTime: string;
  endTime: string;
  /** Returns count if they are accepted by then. */
  returnsUntil: string;
}

const inWindow = ({ path, startTime, endTime }: Window) =>
  and(
    between(saleDocument.orderTime, startTime, endTime),
    gte(saleDocument.orderStatus, SHIPPED),
    sql`${saleDocument.orderStatus} < ${CANCELLED}`,
    sql`${saleDocument.branchId} in (select ${branch.branchId} from ${branch} where ${branch.path} like ${`${path}%`})`,
  );

/** The customers who bought something in the window. */
export async function buyersIn(db: Db, window: Window): Promise<string[]> {
  const rows = await db
    .selectDistinct({ custId: saleDocument.custId })
    .from(saleDocument)
    .where(global('line', inWindow(window)))
    .orderBy(saleDocument.custId);
  return rows.map(({ custId }) => custId);
}

/** A line with its effective quantity, and the documents behind it. */
export interface CountedLine extends DocumentLine {
  shipped: number;
  returned: number;
  unitPrice: number;
  staffId: string | null;
}

/** Goods that would be returned as well, by `billNo/lineNo`. */
type Returning = ReadonlyMap<string, number>;

const NOTHING: Returning = new Map();

/** What a customer has bought in the window and not returned. */
export async function linesIn(
  db: Db,
  window: Window,
  { custId, returning = NOTHING }: { custId: string; returning?: Returning },
): Promise<CountedLine[]> {
  const rows = await db
    .select({
      bill: saleDocument,
      line: saleLine,
      returned: subquery<number>(
        sql`select coalesce(sum(${saleReturn.qty}), 0)::float8 from ${saleReturn} where ${saleReturn.billNo} = ${saleLine.billNo} and ${saleReturn.lineNo} = ${saleLine.lineNo} and ${lte(saleReturn.acceptedTime, window.returnsUntil)}`,
      ),
    })
    .from(saleDocument)
    .innerJoin(saleLine, eq(saleLine.billNo, saleDocument.billNo))
    .where(ofParent(saleDocument.custId, custId, inWindow(window)));
  const branchIds = lineage(window.path);
  const products = await loadProducts(db, {
    branchIds,
    productIds: [...new Set(rows.map(({ line }) => line.productId))],
    unlisted: true,
  });
  return rows.flatMap(({ bill, line, returned: before }) => {
    const returned = before + (returning.get(`${line.billNo}/${line.lineNo}`) ?? 0);
    const product = products.get(line.productId);
    if (!product) return [];
    const { billNo, lineNo, qty, net, base, shippedQty, unitPrice } = line;
    const kept = effectiveOf({ qty, net, base, shipped: shippedQty, returned });
    return {
      ...{ billNo, lineNo, product, unitPrice, returned },
      ...{ orderTime: bill.orderTime, staffId: bill.staffId, special: line.special === 1, shipped: shippedQty },
      ...kept,
    };
  });
}
