import { eq } from 'drizzle-orm';
import { CASHIER_STATUS } from '../../../../src/contract/finance/cashiers';
import { PLAIN_KIND } from '../../../../src/contract/master-data/kinds';
import type { Db } from '../../../platform/database/db';
import { global } from '../../../platform/scope';
import { adoptPlain } from '../../master-data/public';
import { cashier } from './schema/cashiers';

/** Makes approvals for proposed bank data of an earlier build; for passed ones nothing is known of the state before. */
export async function adoptCashiers(db: Db) {
  const rows = await db
    .select()
    .from(cashier)
    .where(global('clock', eq(cashier.status, CASHIER_STATUS.pending)));
  await adoptPlain(
    db,
    rows.map(({ cashierId: id, cashierCode: no, cashierName: title, branchId, proposedBy, ...row }) => ({
      ...{ kind: PLAIN_KIND.cashier, id, no, title, branchId, passTime: null },
      ...{ loginName: proposedBy.at(-1) ?? row.modifiedBy, realName: row.proposedByName, submitTime: row.gmtModified },
    })),
  );
}
