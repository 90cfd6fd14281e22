import { and, asc, between, eq, inArray } from 'drizzle-orm';
import type { Output, Parsed } from '../../../../../src/contract/endpoint';
import type { returnApi } from '../../../../../src/contract/orders/returns';
import type { Context } from '../../../../http/context';
import { notFound } from '../../../../http/failure';
import { photosOf } from '../../../../http/photos';
import { hasText, told } from '../../../../platform/database/columns';
import { by } from '../../../../platform/database/cursor';
import { isFound } from '../../../../platform/database/isFound';
import { paged } from '../../../../platform/database/paged';
import { priceText, qtyText, yuan } from '../../../../platform/numbers/money';
import { branch } from '../../../../platform/schema/organisation';
import { global, ofParent, within } from '../../../../platform/scope';
import { customer } from '../../../master-data/public';
import { isWholeOnly, lineFacts, loadGoods } from '../../data/returnGoods';
import { salesOrderEvent } from '../../data/schema/order';
import { returnLine, returnRecord } from '../../data/schema/return';
import { toRefund } from '../../rules/life';
import { actionsOn } from '../../rules/returnLife';
import { seenOrder } from '../inquiry/detail';
import { netUnitPrice } from '../inquiry/records';
import { goodsOf, previewOf, tryReturn } from './preview';

type Row = typeof returnRecord.$inferSelect;

const record = (row: Row, branchName: string, { session }: Context) => ({
  ...row,
  branchName,
  returnQty: qtyText(row.returnQty),
  refundAmount: yuan(row.refundAmount),
  promotionDeduct: yuan(row.promotionDeduct),
  rebateDeduct: yuan(row.rebateDeduct),
  can: actionsOn({ status: row.status, isApplicant: row.applicant === session.loginName }),
});

export async function returnPage(
  query: Parsed<typeof returnApi.page>,
  context: Context,
): Promise<Output<typeof returnApi.page>> {
  const { db, session } = context;
  const { orderBy = 'applyTime', orderDir = 'desc', custName } = query;
  const where = and(
    query.returnNo ? hasText(returnRecord.returnNo, query.returnNo) : undefined,
    query.orderNo ? hasText(returnRecord.orderNo, query.orderNo) : undefined,
    custName
      ? await isFound(returnRecord.custId, () =>
          db
            .select({ id: customer.custId })
            .from(customer)
            .where(global('joined', hasText(customer.custName, custName)))
            .$dynamic(),
        )
      : undefined,
    query.branchId ? eq(returnRecord.branchId, query.branchId) : undefined,
    query.returnType ? eq(returnRecord.returnType, query.returnType) : undefined,
    query.status?.length ? inArray(returnRecord.status, query.status) : undefined,
    query.applyTime ? between(returnRecord.applyTime, ...query.applyTime) : undefined,
  );
  const listed = db
    .select({ row: returnRecord, branchName: told(branch.branchName) })
    .from(returnRecord)
    .leftJoin(branch, eq(branch.branchId, returnRecord.branchId))
    .where(within(session, returnRecord, where))
    .$dynamic();
  const order =
    orderBy === 'returnNo'
      ? [by(returnRecord.returnNo, orderDir)]
      : [by(returnRecord[orderBy], orderDir), by(returnRecord.returnNo, orderDir)];
  const { rows, ...found } = await paged(db, { listed, order, key: [returnRecord.returnNo] }, query);
  return { records: rows.map(({ row, branchName }) => record(row, branchName, context)), ...found };
}

export async function returnableGoods(
  { orderNo }: { orderNo: string },
  context: Context,
): Promise<Output<typeof returnApi.goods>> {
  const { row } = await seenOrder(orderNo, context);
  const { lines, batches } = await loadGoods(context.db, orderNo);
  const known = new Map(lines.map((line) => [line.lineNo, line]));
  return {
    ...{ orderNo, custName: row.custName, signTime: row.signTime },
    rows: batches.flatMap((batch) => {
      const line = known.get(batch.lineNo);
      if (!line) return [];
      const returnableQty = qtyText(Math.max(0, batch.returnableQty));
      return [{ ...goodsOf({ line, batch }), netUnitPrice: netUnitPrice(line), returnableQty }];
    }),
  };
}

export async function previewReturn(
  { orderNo, ...asked }: Parsed<typeof returnApi.preview>,
  context: Context,
): Promise<Output<typeof returnApi.preview>> {
  const { row: order } = await seenOrder(orderNo, context);
  return previewOf(await tryReturn({ ...asked, order }, context));
}

/** Its batches with what they are of. */
async function linesOf({ returnNo, orderNo, outboundNo }: Row, { db }: Context) {
  const lines = await db
    .select()
    .from(returnLine)
    .where(ofParent(returnLine.returnNo, returnNo))
    .orderBy(asc(returnLine.lineNo), asc(returnLine.batchNo));
  const facts = await lineFacts(
    db,
    orderNo,
    lines.map(({ lineNo }) => lineNo),
  );
  return lines.flatMap((one) => {
    const known = facts.get(one.lineNo);
    if (!known) return [];
    const { line, decimalQty } = known;
    const isWhole = isWholeOnly(one.shippedQty, decimalQty);
    return [
      {
        ...goodsOf({ line, batch: { ...one, outboundNo, returnableQty: 0, isWhole } }),
        unitPrice: priceText(line.unitPrice),
        netUnitPrice: netUnitPrice(line),
        returnQty: qtyText(one.returnQty),
        receivedQty: one.receivedQty === null ? null : qtyText(one.receivedQty),
        refundAmount: yuan(one.refundAmount),
        promotionDeduct: yuan(one.promotionDeduct),
        checkResult: one.checkResult,
      },
    ];
  });
}

export async function returnDetail(
  { returnNo }: { returnNo: string },
  context: Context,
): Promise<Output<typeof returnApi.detail>> {
  const { db, session } = context;
  const [found] = await db
    .select({ row: returnRecord, branchName: branch.branchName })
    .from(returnRecord)
    .innerJoin(branch, eq(branch.branchId, returnRecord.branchId))
    .where(within(session, returnRecord, eq(returnRecord.returnNo, returnNo)));
  if (!found) throw notFound();
  const { row, branchName } = found;
  const { row: order } = await seenOrder(row.orderNo, context);
  const events = await db
    .select()
    .from(salesOrderEvent)
    .where(ofParent(salesOrderEvent.orderNo, row.orderNo, eq(salesOrderEvent.docNo, returnNo)))
    .orderBy(asc(salesOrderEvent.time), asc(salesOrderEvent.eventId));
  return {
    ...record(row, branchName, context),
    returnPolicy: order.returnPolicy,
    toRefund: yuan(Math.min(row.refundAmount, toRefund(order))),
    events,
    images: photosOf(row.images, context),
    lines: await linesOf(row, context),
  };
}
