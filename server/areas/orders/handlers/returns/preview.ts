import { createHash } from 'node:crypto';
import { ERROR } from '../../../../../src/contract/error-codes';
import { BATCH_QUALITY, NEAR_EXPIRY_DAYS } from '../../../../../src/contract/goods/stock';
import { RETURN_WARNING, type ReturnPreview } from '../../../../../src/contract/orders/returns';
import type { Context } from '../../../../http/context';
import { Failure } from '../../../../http/failure';
import { DAY, fromShanghai, shanghai } from '../../../../platform/clock';
import { qtyText, yuan } from '../../../../platform/numbers/money';
import { type BatchStock, batchStock } from '../../../goods/public';
import { orderStatements, type ReturnStanding, returnStatement } from '../../data/statementSlot';
import { type Asked, type Batched, type Figures, wantedFigures } from './figures';

/** The figures with the effects on stock and statement. */
interface Tried extends Figures {
  stock: BatchStock[];
  standing: ReturnStanding;
  warnings: ReturnPreview['warnings'];
  origins: ReturnPreview['statement']['origins'];
}

/** Batches that are expired, near expiry, or locked. */
function warningsOf(parts: readonly Batched[], stock: readonly BatchStock[], given: { day: string; isLate: boolean }) {
  const { day, isLate } = given;
  const near = shanghai(fromShanghai(`${day} 00:00:00`) + NEAR_EXPIRY_DAYS * DAY).slice(0, 10);
  const { expired, nearExpiry, batchLocked, late } = RETURN_WARNING;
  return [
    ...(isLate ? [{ kind: late, batchNo: '' }] : []),
    ...parts.flatMap(({ batch: { batchNo, expiryDate } }, i) => {
      const isLocked = stock[i]?.held.some(({ qualityState }) => qualityState === BATCH_QUALITY.locked);
      return [
        ...(expiryDate < day ? [{ kind: expired, batchNo }] : expiryDate < near ? [{ kind: nearExpiry, batchNo }] : []),
        ...(isLocked ? [{ kind: batchLocked, batchNo }] : []),
      ];
    }),
  ];
}

/** The return as it would be made now, with its effects on stock and statement; nothing is written. */
export async function tryReturn(asked: Asked, context: Context): Promise<Tried> {
  const { order } = asked;
  const figures = await wantedFigures(asked, context);
  const { branchId, custId } = order;
  const { db, session, now } = context;
  const day = now.slice(0, 10);
  const stock = await batchStock(
    db,
    branchId,
    figures.parts.map(({ line: { productId }, batch: { batchNo } }) => ({ productId, batchNo })),
  );
  const standing = await returnStatement.get()(db, session, { branchId, custId, day });
  const docNos = [...new Set(figures.parts.map(({ batch }) => batch.outboundNo))];
  const stated = await orderStatements.get()(db, session, { branchId, docNos });
  const origins = new Map(stated.map(({ statementId, statementNo }) => [statementId, { statementId, statementNo }]));
  const warnings = warningsOf(figures.parts, stock, { day, isLate: standing.isLate });
  return { ...figures, stock, standing, warnings, origins: [...origins.values()] };
}

export const goodsOf = ({ line, batch }: Pick<Batched, 'line' | 'batch'>) => ({
  id: `${line.lineNo} ${batch.batchNo}`,
  lineNo: line.lineNo,
  productCode: line.productCode,
  productName: line.productName,
  spec: line.spec,
  unit: line.unit,
  batchNo: batch.batchNo,
  expiryDate: batch.expiryDate,
  shippedQty: qtyText(batch.shippedQty),
  isWhole: batch.isWhole,
});

/** The preview as it is shown; its hash proves that the return is made with the figures that were seen. */
export function previewOf({ goods, parts, stock, standing, warnings, origins, ...figures }: Tried): ReturnPreview {
  const shown = {
    policy: goods.terms ? (2 as const) : (1 as const),
    lines: parts.map((part) => ({
      ...goodsOf(part),
      netAmount: yuan(part.line.netAmount),
      soldQty: qtyText(part.line.qty),
      returnedBefore: qtyText(part.line.returnedQty),
      returnQty: qtyText(part.qty),
      refundAmount: yuan(part.refund),
      promotionDeduct: yuan(part.promotionDeduct),
    })),
    refundAmount: yuan(figures.refund),
    promotionDeduct: yuan(figures.promotionDeduct),
    rebateDeduct: yuan(figures.rebateDeduct),
    toRefund: yuan(figures.toRefund),
    stock: parts.map(({ line, batch, qty }, i) => ({
      id: `${line.lineNo} ${batch.batchNo}`,
      productName: line.productName,
      batchNo: batch.batchNo,
      qty: qtyText(qty),
      qualityState: BATCH_QUALITY.toInspect,
      held: (stock[i]?.held ?? []).map((one) => ({ ...one, qty: qtyText(one.qty) })),
    })),
    statement: { ...standing, origins, amount: yuan(0 - figures.refund) },
    warnings,
  };
  return { ...shown, previewHash: createHash('sha256').update(JSON.stringify(shown)).digest('hex') };
}

/** Refuses if the user has seen other figures than the present ones, which the answer contains. */
export function demandSeen(figures: Tried, previewHash: string) {
  const now = previewOf(figures);
  if (now.previewHash !== previewHash) throw new Failure(ERROR.previewChanged, { data: now });
  return now;
}
