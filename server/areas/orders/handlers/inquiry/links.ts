import { asc } from 'drizzle-orm';
import type { Output } from '../../../../../src/contract/endpoint';
import type { salesOrderApi } from '../../../../../src/contract/orders/orders';
import type { Context } from '../../../../http/context';
import { qtyText, yuan } from '../../../../platform/numbers/money';
import { ofParent } from '../../../../platform/scope';
import { returnRecord } from '../../data/schema/return';
import { orderReceipt, outbound } from '../../data/schema/shipment';
import { orderStatements } from '../../data/statementSlot';
import { batchesOf, linesOf, seenOrder } from './detail';

export async function orderLinks(
  { orderNo }: { orderNo: string },
  context: Context,
): Promise<Output<typeof salesOrderApi.links>> {
  const { row: order } = await seenOrder(orderNo, context);
  const { db, session } = context;
  const names = new Map((await linesOf(orderNo, context)).map(({ lineNo, productName }) => [lineNo, productName]));
  const batches = await batchesOf(orderNo, context);
  const outbounds = await db
    .select()
    .from(outbound)
    .where(ofParent(outbound.orderNo, orderNo))
    .orderBy(asc(outbound.shipTime));
  const receipts = await db
    .select()
    .from(orderReceipt)
    .where(ofParent(orderReceipt.orderNo, orderNo))
    .orderBy(asc(orderReceipt.payTime));
  const returns = await db
    .select({ returnNo: returnRecord.returnNo })
    .from(returnRecord)
    .where(ofParent(returnRecord.orderNo, orderNo));
  const docNos = [
    ...outbounds.map(({ outboundNo }) => outboundNo),
    ...receipts.map(({ receiptNo }) => receiptNo),
    ...returns.map(({ returnNo }) => returnNo),
  ];
  const stated = await orderStatements.get()(db, session, { branchId: order.branchId, docNos });
  return {
    statements: stated.map((one) => ({ ...one, amount: yuan(one.amount) })),
    outbounds: outbounds.map(({ outboundNo, shipTime, amount }) => ({
      ...{ outboundNo, shipTime, amount: yuan(amount) },
      lines: batches
        .filter((one) => one.outboundNo === outboundNo)
        .map(({ lineNo, batchNo, expiryDate, qty }) => ({
          ...{ lineNo, batchNo, expiryDate, qty: qtyText(qty) },
          productName: names.get(lineNo) ?? '',
        })),
    })),
    receipts: receipts.map(({ receiptNo, payTime, amount, channel, receivedBy }) => ({
      ...{ receiptNo, payTime, channel, receivedBy, amount: yuan(amount), isRefund: amount < 0 },
    })),
  };
}
