import { and, between, eq, lte, ne, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Parsed } from '../../../../../src/contract/endpoint';
import { ORDER_SOURCE } from '../../../../../src/contract/orders/orders';
import { LONGEST_STAY, VISIT_DAYS, type visitsApi } from '../../../../../src/contract/reports/visits';
import { demandPeriod } from '../../../../http/demandPeriod';
import { hasText } from '../../../../platform/database/columns';
import { salesOrder } from '../../../orders/public';
import { pageVisit } from '../../data/schema/visit';
import { type Days, momentsOf, until } from '../../rules/cells';

export type Asked = Pick<Parsed<typeof visitsApi.visits>, 'branchId' | 'clientKind' | 'app' | 'pageName' | 'statDate'>;

/** The source of orders that visitors of the app place; visitors with other clients place none themselves. */
export const APP_ORDERS = ORDER_SOURCE.app;

export const demandDays = (days: Days) => demandPeriod('statDate', momentsOf(days), VISIT_DAYS);

/** The visits that the report counts, and that the list behind a figure shows. */
export const visitsOf = ({ statDate, branchId, clientKind, app, pageName }: Asked, asOf: string) =>
  and(
    between(pageVisit.visitTime, ...momentsOf(statDate)),
    lte(pageVisit.recordTime, asOf),
    branchId ? eq(pageVisit.branchId, branchId) : undefined,
    clientKind === undefined ? undefined : eq(pageVisit.clientKind, clientKind),
    app === undefined ? undefined : eq(pageVisit.app, app),
    pageName ? hasText(pageVisit.pageName, pageName) : undefined,
  );

/** Seconds on a page, of which half an hour counts at most. */
export const countedStay = sql`least(${pageVisit.staySec}, ${sql.raw(String(LONGEST_STAY))})`;

const other = alias(pageVisit, 'other_visit');

/** The visitor has seen this page and no other, even of those that the report leaves out. */
export const isOnlyOne = (asOf: string): SQL =>
  sql`not exists (select 1 from ${pageVisit} ${sql.identifier('other_visit')} where ${and(
    eq(other.sessionKey, pageVisit.sessionKey),
    ne(other.visitId, pageVisit.visitId),
    lte(other.recordTime, asOf),
  )})`;

/** The visitor's customer has ordered by the app at this company; `same` narrows the orders within the days. */
export const hasOrdered = (days: Days, asOf: string, same?: SQL): SQL =>
  sql`exists (select 1 from ${salesOrder} where ${and(
    eq(salesOrder.custId, pageVisit.custId),
    eq(salesOrder.branchId, pageVisit.branchId),
    eq(salesOrder.orderSource, APP_ORDERS),
    between(salesOrder.orderTime, ...until(days, asOf)),
    same,
  )})`;
