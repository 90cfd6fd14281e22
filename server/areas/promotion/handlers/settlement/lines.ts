import { and, asc, eq } from 'drizzle-orm';
import { ofParent } from '../../../../platform/scope';
import { priceText, qtyText } from '../../../../platform/numbers/money';
import { product } from '../../../master-data/public';
import { computeLine, computeUnit } from '../../data/schema/settlement';
import type { Context } from '../../../../http/context';
import { sumTexts } from './activity';

export interface LineQuery {
  activityId: string;
  custId: string;
  billNo?: string | undefined;
  productId?: string | undefined;
}

export const goods = {
  productId: product.productId,
  productCode: product.productCode,
  productName: product.productName,
  spec: product.spec,
};

/** A customer has few units and lines, so pages are cut from all of them. */
export const slice = <T>(rows: readonly T[], { pageNum, pageSize }: { pageNum: number; pageSize: number }) => ({
  records: rows.slice((pageNum - 1) * pageSize, pageNum * pageSize),
  total: rows.length,
});

export const linesOf = ({ db }: Context, { activityId, custId, billNo, productId }: LineQuery) =>
  db
    .select({ line: computeLine, goods, unit: computeUnit })
    .from(computeLine)
    .innerJoin(product, eq(product.productId, computeLine.productId))
    .innerJoin(
      computeUnit,
      and(
        eq(computeUnit.activityId, computeLine.activityId),
        eq(computeUnit.custId, computeLine.custId),
        eq(computeUnit.unitKey, computeLine.unitKey),
      ),
    )
    .where(
      ofParent(
        computeLine.activityId,
        activityId,
        eq(computeLine.custId, custId),
        billNo ? eq(computeLine.billNo, billNo) : undefined,
        productId ? eq(computeLine.productId, productId) : undefined,
      ),
    )
    .orderBy(asc(computeLine.billNo), asc(computeLine.lineNo));

export type Line = Awaited<ReturnType<typeof linesOf>>[number];

export const toLine = ({ line, goods: facts }: Line) => ({
  ...facts,
  ...sumTexts(line),
  billNo: line.billNo,
  billDate: line.billDate,
  lineNo: line.lineNo,
  shippedQty: qtyText(line.shippedQty),
  returnedQty: qtyText(line.returnedQty),
  unitPrice: priceText(line.unitPrice),
});
