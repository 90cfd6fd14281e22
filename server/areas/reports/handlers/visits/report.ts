import { and, asc, between, count, eq, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Output, Parsed } from '../../../../../src/contract/endpoint';
import { CLIENT_KIND } from '../../../../../src/contract/system/feedback';
import {
  VISIT_GROUP,
  VISIT_ROWS,
  type VisitCell,
  type VisitGroup,
  type visitsApi,
} from '../../../../../src/contract/reports/visits';
import type { Context } from '../../../../http/context';
import { by, type Order } from '../../../../platform/database/cursor';
import { paged } from '../../../../platform/database/paged';
import { percent } from '../../../../platform/numbers/percent';
import { branch } from '../../../../platform/schema/organisation';
import { within } from '../../../../platform/scope';
import { salesOrder } from '../../../orders/public';
import { pageVisit } from '../../data/schema/visit';
import { average, daysOf, earlier, startsOf, until } from '../../rules/cells';
import { APP_ORDERS, countedStay, demandDays, hasOrdered, isOnlyOne, visitsOf } from './conditions';
import { detailDrill, drillsOf, mayOpen } from './drills';

type Query = Parsed<typeof visitsApi.visits>;

const UNITS = new Map<VisitGroup, string>([
  [VISIT_GROUP.day, 'day'],
  [VISIT_GROUP.week, 'week'],
  [VISIT_GROUP.month, 'month'],
]);
/** More points could not be distinguished in the chart. */
const MOST_POINTS = 100;
/** How many pages a report shows, the most visited first. */
const MOST_PAGES = 12;

const visits = sql<number>`count(*)::int`;
const users = sql<number>`count(distinct ${pageVisit.userKey})::int`;

/** The first day of the day, week or month of a moment; the first of all days where pages are counted. */
function startOf(column: PgColumn, { groupBy, statDate: [from] }: Query) {
  const unit = UNITS.get(groupBy);
  // Written out: the same expression selects, groups and sorts.
  return unit
    ? sql<string>`to_char(date_trunc(${sql.raw(`'${unit}'`)}, ${column}), 'YYYY-MM-DD')`
    : sql<string>`${sql.raw(`'${from}'`)}::text`;
}

function grouped(query: Query, { db, session, now: asOf }: Context) {
  const start = startOf(pageVisit.visitTime, query);
  const byPage = query.groupBy === VISIT_GROUP.page;
  const same = byPage ? undefined : eq(startOf(salesOrder.orderTime, query), start);
  const { branchId, clientKind, custId, sessionKey } = pageVisit;
  const bought = hasOrdered(query.statDate, asOf, same);
  const pageCode = byPage ? sql<string>`${pageVisit.pageCode}` : sql<string>`''::text`;
  const pageName = byPage ? sql<string>`${pageVisit.pageName}` : sql<string>`''::text`;
  const listed = db
    .select({
      ...{ start, branchId, clientKind, pageCode, pageName, branchName: branch.branchName },
      ...{ pv: visits, uv: users },
      custCount: sql<number>`count(distinct ${custId})::int`,
      staySec: sql<number>`sum(${countedStay})::int`,
      sessions: sql<number>`count(distinct ${sessionKey})::int`,
      bounced: sql<number>`(count(distinct ${sessionKey}) filter (where ${isOnlyOne(asOf)}))::int`,
      buyers: sql<number>`(count(distinct ${custId}) filter (where ${bought}))::int`,
    })
    .from(pageVisit)
    .innerJoin(branch, eq(branch.branchId, pageVisit.branchId))
    .where(within(session, pageVisit, visitsOf(query, asOf)))
    .groupBy(
      ...(byPage ? [pageVisit.pageCode, pageVisit.pageName] : [start]),
      ...[branchId, clientKind, branch.branchName],
    )
    .$dynamic();
  const { orderBy = 'statDate', orderDir = 'desc' } = query;
  const first = { statDate: start, pv: visits, uv: users }[orderBy];
  const order: Order = [
    by(byPage && orderBy === 'statDate' ? visits : first, orderDir),
    ...[by(branchId, 'asc'), by(clientKind, 'asc'), by(pageCode, 'asc'), by(pageName, 'asc')],
  ];
  return { listed, order };
}

/** How many orders came by the app, by the day, week or month and by company. */
async function ordersByCell(query: Query, { db, session, now: asOf }: Context) {
  const start = startOf(salesOrder.orderTime, query);
  const { branchId } = salesOrder;
  const inTime = between(salesOrder.orderTime, ...until(query.statDate, asOf));
  const ofBranch = query.branchId ? eq(branchId, query.branchId) : undefined;
  const rows = await db
    .select({ start, branchId, orders: count() })
    .from(salesOrder)
    .where(within(session, salesOrder, and(inTime, ofBranch, eq(salesOrder.orderSource, APP_ORDERS))))
    .groupBy(start, branchId);
  return new Map(rows.map((row) => [`${row.start} ${row.branchId}`, row.orders]));
}

/** Days without visits are filled in between the others, up to now; no days if there are no visits at all. */
function everyPeriod<T extends { code: string }>(
  rows: readonly T[],
  { groupBy, statDate: [from, to] }: Query,
  now: string,
) {
  if (groupBy === VISIT_GROUP.page || rows.length === 0) return rows;
  const byCode = new Map(rows.map((row) => [row.code, row]));
  return startsOf([from, earlier(to, now.slice(0, 10))], groupBy).map(
    (start) => byCode.get(start) ?? { code: start, label: start, pv: 0, uv: 0 },
  );
}

/** The figures of all companies of the filter together. */
async function chartOf(query: Query, context: Context, opens: boolean) {
  const { db, session, now: asOf } = context;
  const { statDate, groupBy, pageNum: _page, pageSize: _size, cursor: _cursor, ...asked } = query;
  const byPage = groupBy === VISIT_GROUP.page;
  const start = startOf(pageVisit.visitTime, query);
  const code = byPage ? pageVisit.pageCode : start;
  const label = byPage ? pageVisit.pageName : start;
  const rows = await db
    .select({ code: sql<string>`${code}`, label: sql<string>`${label}`, pv: visits, uv: users })
    .from(pageVisit)
    .where(within(session, pageVisit, visitsOf(query, asOf)))
    .groupBy(...(byPage ? [pageVisit.pageCode, pageVisit.pageName] : [start]))
    .orderBy(...(byPage ? [sql`${visits} desc`, asc(pageVisit.pageCode)] : [start]))
    .limit(byPage ? MOST_PAGES : MOST_POINTS);
  return everyPeriod(rows, query, asOf).map((row) => ({
    ...{ label: row.label, pv: row.pv, uv: row.uv },
    ...(opens
      ? {
          drill: detailDrill(
            VISIT_ROWS.events,
            { ...asked, days: daysOf(row.code, groupBy, statDate), ...(byPage ? { pageCode: row.code } : {}) },
            asOf,
          ),
        }
      : {}),
  }));
}

/** Visits by period or page, company and client, with links to the rows of each figure. */
export async function visitsReport(query: Query, context: Context): Promise<Output<typeof visitsApi.visits>> {
  demandDays(query.statDate);
  const { db, now: asOf } = context;
  const { groupBy, statDate, app, pageName } = query;
  const may = await mayOpen(context);
  const { rows, ...found } = await paged(db, grouped(query, context), query);
  const byPage = groupBy === VISIT_GROUP.page;
  // An order belongs to a company and a time, and to no page.
  const hasOrders = !byPage && !pageName;
  const orders = hasOrders ? await ordersByCell(query, context) : new Map<string, number>();
  const records = rows.map(({ start, pageCode, ...row }): VisitCell => {
    const days = daysOf(start, groupBy, statDate);
    const isApp = row.clientKind === CLIENT_KIND.mobile;
    const orderCount = isApp && hasOrders ? (orders.get(`${start} ${row.branchId}`) ?? 0) : null;
    const of = { ...{ days, app, pageName, branchId: row.branchId, clientKind: row.clientKind }, pageCode };
    return {
      ...row,
      ...{ key: [start, row.branchId, row.clientKind, pageCode, row.pageName].join(' ') },
      ...{ statDate: days[0], statEnd: days[1], orderCount },
      custCount: isApp ? row.custCount : null,
      avgStaySec: average(row.staySec, row.pv),
      bounceRate: percent(BigInt(row.bounced), BigInt(row.sessions)),
      convertRate: isApp ? percent(BigInt(row.buyers), BigInt(row.custCount)) : '',
      drills: drillsOf({ clientKind: row.clientKind, orderCount }, of, { asOf, may }),
    };
  });
  return { records, ...found, chart: await chartOf(query, context, may.details), asOf };
}
