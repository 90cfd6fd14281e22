import { and, eq, ne } from 'drizzle-orm';
import { PARTY_TYPE, STATEMENT_STATUS } from '../../../../src/contract/finance/statements';
import { DAY, fromShanghai, shanghai } from '../../../platform/clock';
import type { Db } from '../../../platform/database/db';
import { type Viewer, within } from '../../../platform/scope';
import { standingOf } from '../rules/standing';
import { statement } from './schema/statements';

/** The statement that a return of this day would be in (server/areas/orders/data/statementSlot.ts). */
export async function returnStanding(
  db: Db,
  viewer: Viewer,
  { branchId, custId, day }: { branchId: string; custId: string; day: string },
) {
  const all = await db
    .select()
    .from(statement)
    .where(
      within(
        viewer,
        statement,
        and(
          eq(statement.branchId, branchId),
          eq(statement.partyId, custId),
          eq(statement.partyType, PARTY_TYPE.customer),
          ne(statement.status, STATEMENT_STATUS.voided),
        ),
      ),
    );
  const { statement: found, isLate } = standingOf(all, day);
  const { statementId = null, statementNo = '', periodStart = '', periodEnd = '' } = found ?? {};
  const last = all
    .map((one) => one.periodEnd)
    .sort()
    .at(-1);
  // The next statement begins where the last one has ended.
  const from = last === undefined ? '' : shanghai(fromShanghai(`${last} 00:00:00`) + DAY).slice(0, 10);
  return { statementId, statementNo, periodStart, periodEnd, isLate, from };
}
