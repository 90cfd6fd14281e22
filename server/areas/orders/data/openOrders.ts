import { and, count, eq, notInArray } from 'drizzle-orm';
import { SALES_STATUS } from '../../../../src/contract/orders/orders';
import type { Db } from '../../../platform/database/db';
import { global } from '../../../platform/scope';
import { salesOrder } from './schema/order';

/** Orders of a company that are under way (server/areas/master-data/data/companySlot.ts). */
export async function openOrders(db: Db, branchId: string) {
  const { signed, finished, cancelled } = SALES_STATUS;
  const [found] = await db
    .select({ orders: count() })
    .from(salesOrder)
    .where(
      global(
        'clock',
        and(eq(salesOrder.branchId, branchId), notInArray(salesOrder.orderStatus, [signed, finished, cancelled])),
      ),
    );
  return found?.orders ?? 0;
}
