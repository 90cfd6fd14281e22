import { eq } from 'drizzle-orm';
import type { Output, Parsed } from '../../../../../src/contract/endpoint';
import { type cashierApi, RECEIPT_STATUS } from '../../../../../src/contract/finance/cashiers';
import type { Context } from '../../../../http/context';
import { by } from '../../../../platform/database/cursor';
import { paged } from '../../../../platform/database/paged';
import { yuan } from '../../../../platform/numbers/money';
import { within } from '../../../../platform/scope';
import { orderReceipt } from '../../../orders/public';

type Listed = Output<typeof cashierApi.payPage>['records'][number];

const toRecord = (row: typeof orderReceipt.$inferSelect): Listed => ({
  ...{ payNo: row.receiptNo, payTime: row.payTime, channel: row.channel, orderNo: row.orderNo },
  amount: yuan(row.amount),
  status: row.amount < 0 ? RECEIPT_STATUS.refunded : RECEIPT_STATUS.received,
  accountNo: row.receivedBy?.accountNo ?? '',
});

export async function receiptPage(query: Parsed<typeof cashierApi.payPage>, { db, session }: Context) {
  const { cashierId, orderDir = 'desc' } = query;
  const listed = db
    .select()
    .from(orderReceipt)
    .where(within(session, orderReceipt, eq(orderReceipt.cashierId, cashierId)))
    .$dynamic();
  const order = [by(orderReceipt.payTime, orderDir), by(orderReceipt.receiptNo, orderDir)];
  const { rows, ...found } = await paged(db, { listed, order }, query);
  return { records: rows.map(toRecord), ...found };
}
