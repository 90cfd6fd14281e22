import { inArray } from 'drizzle-orm';
import { STATEMENT_STATUS } from '../../src/contract/finance/statements';
import { seedCounterRows } from './counterRows';
import { makeStatements } from '../../server/areas/finance/data/makeStatements';
import { statement } from '../../server/areas/finance/data/schema/statements';
import { customer } from '../../server/areas/master-data/data/schema/customer';
import type { Db } from '../../server/platform/database/db';
import { groupBy } from '../../server/platform/groupBy';
import { global, ofParent } from '../../server/platform/scope';

const OPERATOR = { loginName: 'op.hubei', realName: '陈思远' };
const CUSTOMERS = ['C102', 'C104', 'C107', 'C111', 'C113', 'C118'];
const FIRST_ID = 92_001;

/** The month before that of a day. */
function monthBefore(day: string) {
  const [year = 0, month = 0] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month - 1, 0)).toISOString().slice(0, 10);
  return { periodStart: `${last.slice(0, 7)}-01`, periodEnd: last };
}

/** Of the month before: one is confirmed, two are with their customers, the others wait to be sent. Does nothing twice. */
export async function seedStatements(db: Db, day: string) {
  const [known] = await db.select({ id: statement.statementId }).from(statement).where(global('shared')).limit(1);
  if (known) return;
  const period = monthBefore(day);
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
    const { made } = await makeStatements(db, { ...period, branchId, by: OPERATOR, now: `${day} 08:30:00`, ids }, own);
    next += made;
  }
  const sent = { status: STATEMENT_STATUS.toConfirm, sendTime: `${day} 08:45:00`, version: 2 };
  await db
    .update(statement)
    .set(sent)
    .where(ofParent(statement.statementId, ['92001', '92002', '92003', '92004']));
  await db
    .update(statement)
    .set({
      ...{ status: STATEMENT_STATUS.confirmed, confirmTime: `${day} 09:10:00`, confirmByName: '陈思远', version: 3 },
      basis: '客户财务盖章回执',
    })
    .where(ofParent(statement.statementId, '92004'));
  await seedCounterRows(db, day);
}
