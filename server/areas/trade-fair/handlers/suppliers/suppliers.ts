import { and, eq, sql } from 'drizzle-orm';
import type { Parsed } from '../../../../../src/contract/endpoint';
import { fairSupplierApi } from '../../../../../src/contract/trade-fair/suppliers';
import { LINE_STATUS, ORDER_STATUS } from '../../../../../src/contract/trade-fair/orders';
import { hasText, subquery } from '../../../../platform/database/columns';
import { by } from '../../../../platform/database/cursor';
import { paged } from '../../../../platform/database/paged';
import { within } from '../../../../platform/scope';
import { fairOrder } from '../../data/schema/fair-guests';
import { fairOrderLine } from '../../data/schema/fair-trade';
import { fairCommodity, fairSupplier } from '../../data/schema/trade-fair';
import type { Context } from '../../../../http/context';
import { implement } from '../../../../http/implement';
import type { Session } from '../../../../http/session';
import { yuan } from '../../../../platform/numbers/money';
import { withCurrentStates } from '../fairs/withCurrentStates';
import { addSuppliers, suppliersToChoose } from './supplierAdd';
import { deleteSupplier, updateSupplier } from './supplierChange';

/** Lines of orders that the user may see and that count. */
const ordered = (session: Session) =>
  sql`from ${fairOrderLine} join ${fairOrder} on ${fairOrder.orderNo} = ${fairOrderLine.orderNo} where ${fairOrder.tradeFairId} = ${fairSupplier.tradeFairId} and ${fairOrderLine.supplierId} = ${fairSupplier.supplierId} and ${fairOrder.status} <> ${ORDER_STATUS.cancelled} and ${fairOrderLine.status} = ${LINE_STATUS.valid} and ${within(session, fairOrder)}`;

type Query = Parsed<typeof fairSupplierApi.page>;

const productCount = subquery<number>(
  sql`select count(*)::int from ${fairCommodity} where ${fairCommodity.tradeFairId} = ${fairSupplier.tradeFairId} and ${fairCommodity.supplierId} = ${fairSupplier.supplierId} and ${fairCommodity.deleted} = 0`,
);

async function supplierPage(query: Query, { db, session }: Context) {
  const { tradeFairId, supplierId, supplierCode, supplierName, boothNo } = query;
  const { orderBy = 'supplierCode', orderDir = 'asc' } = query;
  const where = within(
    session,
    fairSupplier,
    and(
      eq(fairSupplier.tradeFairId, tradeFairId),
      supplierId ? eq(fairSupplier.supplierId, supplierId) : undefined,
      supplierCode ? hasText(fairSupplier.supplierCode, supplierCode) : undefined,
      supplierName ? hasText(fairSupplier.supplierName, supplierName) : undefined,
      boothNo ? hasText(fairSupplier.boothNo, boothNo) : undefined,
    ),
  );
  const listed = db
    .select({
      row: fairSupplier,
      productCount,
      guestCount: subquery<number>(sql`select count(distinct ${fairOrder.guestId})::int ${ordered(session)}`),
      orderAmount: subquery<string>(sql`select coalesce(sum(${fairOrderLine.amount}), 0) ${ordered(session)}`),
    })
    .from(fairSupplier)
    .where(where)
    .$dynamic();
  const { rows, ...found } = await paged(
    db,
    {
      listed,
      order: [by(fairSupplier[orderBy], orderDir), by(fairSupplier.id, 'asc')],
    },
    query,
  );
  const records = rows.map(({ row, ...counts }) => ({
    ...row,
    ...counts,
    sponsorAmount: yuan(BigInt(row.sponsorAmount)),
    orderAmount: yuan(BigInt(counts.orderAmount)),
  }));
  return { records, ...found };
}

export const fairSupplierRoutes = implement(fairSupplierApi, {
  page: supplierPage,
  erpPage: suppliersToChoose,
  addSupplier: withCurrentStates(addSuppliers),
  update: withCurrentStates(updateSupplier),
  delete: withCurrentStates(deleteSupplier),
});
