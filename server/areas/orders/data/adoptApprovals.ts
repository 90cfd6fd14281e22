import { and, eq, inArray, max } from 'drizzle-orm';
import { PLAIN_KIND } from '../../../../src/contract/master-data/kinds';
import { ORDER_EVENT } from '../../../../src/contract/orders/orders';
import { RETURN_STATUS } from '../../../../src/contract/orders/returns';
import type { Db } from '../../../platform/database/db';
import { yuan } from '../../../platform/numbers/money';
import { global } from '../../../platform/scope';
import { adoptPlain } from '../../master-data/public';
import { UNDER_WAY } from '../rules/returnLife';
import { salesOrderEvent } from './schema/order';
import { returnRecord } from './schema/return';

/** Makes approvals for returns of an earlier build that wait, or whose goods are on their way. */
export async function adoptReturns(db: Db) {
  const passTime = max(salesOrderEvent.time);
  const rows = await db
    .select({ row: returnRecord, passTime })
    .from(returnRecord)
    .leftJoin(
      salesOrderEvent,
      and(
        eq(salesOrderEvent.orderNo, returnRecord.orderNo),
        eq(salesOrderEvent.docNo, returnRecord.returnNo),
        eq(salesOrderEvent.kind, ORDER_EVENT.returnApproved),
      ),
    )
    .where(global('clock', inArray(returnRecord.status, [...UNDER_WAY])))
    .groupBy(returnRecord.returnNo);
  await adoptPlain(
    db,
    rows.map(({ row, passTime: passed }) => ({
      ...{ kind: PLAIN_KIND.return, id: row.returnNo, no: row.returnNo, branchId: row.branchId },
      ...{
        title: `${row.custName} ${yuan(row.refundAmount)}`,
        loginName: row.applicant,
        realName: row.applicantName,
      },
      submitTime: row.applyTime,
      passTime: row.status === RETURN_STATUS.toAudit ? null : (passed ?? row.applyTime),
    })),
  );
}
