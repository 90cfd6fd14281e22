import { inArray } from 'drizzle-orm';
import { PARTY_TYPE, STATEMENT_STATUS } from '../../src/contract/finance/statements';
import { seedCounterRows } from './counterRows';
import { OPERATOR, periodBefore } from './statementPeriod';
import { seedSupplierStatements } from './supplierStatements';
import { makeStatements } from '../../server/areas/finance/data/makeStatements';
import { statement } from '../../server/areas/finance/data/schema/statements';
import { customer } from '../../server/areas/master-data/data/schema/customer';
import type { Db } from '../../server/platform/database/db';
import { groupBy } from '../../server/platform/groupBy';
import { global, ofParent } from '../../server/platform/scope';

const CUSTOMERS = ['C102', 'C104', 'C107', 'C111', 'C113', 'C118'];
const FIRST_ID = 92_001;
const CONFIRMED = '92004';
/** Sent to their customers; the rows that 92001 gets from its customer differ from ours. */
const SENT = ['92001', '92002', '92003', CONFIRMED];

/**
 * Statements of a period that is over: one is confirmed, one has differences, two are with their customers and two wait
 * to be sent.
 */
export async function seedStatements(db: Db, day: string) {
  const period = periodBefore(day);
  const buyers = await db
    .select({
      partyId: customer.custId,
      partyCode: customer.custCode,
      partyName: customer.custName,
      branchId: customer.branchId,
    })
    .from(customer)
    .where(global('shared', inArray(customer.custId, CUSTOMERS)))
    .orderBy(customer.branchId, customer.custId);
  let next = FIRST_ID;
  for (const [branchId, own] of groupBy(buyers, (buyer) => buyer.branchId)) {
    const ids = own.map((_, i) => String(next + i));
    const making = { ...period, branchId, partyType: PARTY_TYPE.customer, by: OPERATOR, now: `${day} 08:30:00`, ids };
    const { made } = await makeStatements(db, making, own);
    next += made;
  }
  const sent = { status: STATEMENT_STATUS.toConfirm, sendTime: `${day} 08:45:00`, version: 2 };
  await db.update(statement).set(sent).where(ofParent(statement.statementId, SENT));
  await db
    .update(statement)
    .set({
      ...{ status: STATEMENT_STATUS.confirmed, confirmTime: `${day} 09:10:00`, confirmByName: '陈思远', version: 3 },
      basis: '客户财务盖章回执',
    })
    .where(ofParent(statement.statementId, CONFIRMED));
  await seedCounterRows(db, day);
  await seedSupplierStatements(db, day);
}
