import { and, eq, isNotNull, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Output, Parsed } from '../../../../../src/contract/endpoint';
import { VISIT_ROWS, type VisitRows, type visitsApi } from '../../../../../src/contract/reports/visits';
import type { Context } from '../../../../http/context';
import { by, type Order } from '../../../../platform/database/cursor';
import { paged } from '../../../../platform/database/paged';
import { branch } from '../../../../platform/schema/organisation';
import { within } from '../../../../platform/scope';
import { customer } from '../../../master-data/public';
import { pageVisit } from '../../data/schema/visit';
import { countedStay, demandDays, hasOrdered, isOnlyOne, visitsOf } from './conditions';

type Query = Parsed<typeof visitsApi.visitsDetail>;

/** The columns that make one row of each list. */
const ROW: Readonly<Record<VisitRows, PgColumn>> = {
  [VISIT_ROWS.events]: pageVisit.visitId,
  [VISIT_ROWS.users]: pageVisit.userKey,
  [VISIT_ROWS.customers]: pageVisit.custId,
  [VISIT_ROWS.sessions]: pageVisit.sessionKey,
  [VISIT_ROWS.bounced]: pageVisit.sessionKey,
  [VISIT_ROWS.buyers]: pageVisit.custId,
};

function only({ of, statDate }: Query, asOf: string): SQL | undefined {
  if (of === VISIT_ROWS.bounced) return isOnlyOne(asOf);
  if (of === VISIT_ROWS.customers) return isNotNull(pageVisit.custId);
  return of === VISIT_ROWS.buyers ? hasOrdered(statDate, asOf) : undefined;
}

/** Where several visits are one row, place and visitor are those of the last one. */
const lastOf = (column: PgColumn | SQL) =>
  sql<string>`(array_agg(${column} order by ${pageVisit.visitTime} desc, ${pageVisit.visitId} desc))[1]`;

/** The rows behind one figure, with its filters and its moment: as many as the figure says. */
export async function visitsDetail(
  query: Query,
  { db, session, now }: Context,
): Promise<Output<typeof visitsApi.visitsDetail>> {
  demandDays(query.statDate);
  const { orderBy = 'visitTime', orderDir = 'desc' } = query;
  // For a moment in the future, the present figures are answered.
  const asOf = query.asOf && query.asOf < now ? query.asOf : now;
  const key = ROW[query.of];
  const where = within(
    session,
    pageVisit,
    and(visitsOf(query, asOf), query.pageCode ? eq(pageVisit.pageCode, query.pageCode) : undefined, only(query, asOf)),
  );
  const latest = sql<string>`max(${pageVisit.visitTime})`;
  const stay = sql<number>`sum(${countedStay})::int`;
  const visits = sql<number>`count(*)::int`;
  const listed = db
    .select({
      key: sql<string>`${key}::text`,
      visitTime: sql<string>`to_char(${latest}, 'YYYY-MM-DD HH24:MI:SS')`,
      ...{ visits, staySec: stay },
      userName: lastOf(pageVisit.userName),
      custCode: lastOf(sql`coalesce(${customer.custCode}, '')`),
      custName: lastOf(sql`coalesce(${customer.custName}, '')`),
      branchName: lastOf(branch.branchName),
      clientKind: sql<0 | 1>`(array_agg(${pageVisit.clientKind} order by ${pageVisit.visitTime} desc))[1]`,
      pageName: lastOf(pageVisit.pageName),
    })
    .from(pageVisit)
    .innerJoin(branch, eq(branch.branchId, pageVisit.branchId))
    .leftJoin(customer, eq(customer.custId, pageVisit.custId))
    .where(where)
    .groupBy(key)
    .$dynamic();
  const order: Order = [by({ visitTime: latest, staySec: stay }[orderBy], orderDir), by(key, 'asc')];
  const { rows: records, ...found } = await paged(db, { listed, order }, query);
  const [sums] = await db
    .select({ visits, staySec: sql<number>`coalesce(sum(${countedStay}), 0)::int` })
    .from(pageVisit)
    .where(where);
  return { records, ...found, sums: sums ?? { visits: 0, staySec: 0 } };
}
