import { and, count, eq, gte, inArray, lt, lte, ne, notInArray, or, sql } from 'drizzle-orm';
import {
  BILL_STATUS,
  INSPECTION_STATUS,
  LEASE_STATUS,
  pmsApi,
  UNIT_STATUS,
  WORK_ORDER_STATUS,
} from '../../../../src/contract/property/micro-pms';
import { within } from '../../../platform/scope';
import { owed, unpaid } from '../data/billing/unpaid';
import { pmsBill } from '../data/schema/bills';
import { pmsLease, pmsUnit } from '../data/schema/property';
import { pmsInspectionTask, pmsWorkOrder } from '../data/schema/work';
import type { Context } from '../../../http/context';
import { implement } from '../../../http/implement';
import { yuan } from '../../../platform/numbers/money';
import { percent } from '../../../platform/numbers/percent';
import { DAY, fromShanghai, shanghai } from '../../../platform/clock';

const SOON_DAYS = 60;

/** First day of the month of a day, and of the month after it. */
function monthOf(day: string): [string, string] {
  const [year = 0, month = 1] = day.split('-').map(Number);
  const next = new Date(Date.UTC(year, month, 1)).toISOString().slice(0, 10);
  return [`${day.slice(0, 7)}-01`, next];
}

interface Asked {
  propertyId: string | null;
  today: string;
}

/** Units that are closed for good cannot be let. */
async function unitFigures({ db, session }: Context, { propertyId }: Asked) {
  const [row] = await db
    .select({
      all: count(),
      let: sql<number>`count(*) filter (where ${pmsUnit.unitStatus} = ${UNIT_STATUS.let})`.mapWith(Number),
      lettable: sql<number>`count(*) filter (where ${pmsUnit.unitStatus} <> ${UNIT_STATUS.closed})`.mapWith(Number),
    })
    .from(pmsUnit)
    .where(within(session, pmsUnit, propertyId ? eq(pmsUnit.propertyId, propertyId) : undefined));
  const { all = 0, let: occupied = 0, lettable = 0 } = row ?? {};
  return { unitCount: all, letCount: occupied, occupiedRate: percent(BigInt(occupied), BigInt(lettable)) };
}

async function billFigures({ db, session }: Context, { propertyId, today }: Asked, month: string) {
  const [first, next] = monthOf(month);
  const ofMonth = and(gte(pmsBill.dueDate, first), lt(pmsBill.dueDate, next));
  const sum = (what: typeof owed, when: typeof ofMonth) =>
    sql<bigint>`coalesce(sum(${what}) filter (where ${when}), 0)`.mapWith(BigInt);
  const [row] = await db
    .select({
      receivable: sum(owed, ofMonth),
      received: sum(sql`${pmsBill.paidAmount}`, ofMonth),
      overdue: sum(unpaid, lt(pmsBill.payBy, today)),
    })
    .from(pmsBill)
    .where(
      within(
        session,
        pmsBill,
        and(ne(pmsBill.billStatus, BILL_STATUS.void), propertyId ? eq(pmsBill.propertyId, propertyId) : undefined),
      ),
    );
  const { receivable = 0n, received = 0n, overdue = 0n } = row ?? {};
  return {
    receivable: yuan(receivable),
    received: yuan(received),
    collectRate: percent(received, receivable),
    overdueAmount: yuan(overdue),
  };
}

/** A task that was not done on its day is overdue, whether or not the nightly job has said so already. */
const isLate = (today: string) =>
  or(
    eq(pmsInspectionTask.status, INSPECTION_STATUS.overdue),
    and(
      inArray(pmsInspectionTask.status, [INSPECTION_STATUS.planned, INSPECTION_STATUS.running]),
      lt(pmsInspectionTask.planDate, today),
    ),
  );

async function workFigures({ db, session }: Context, { propertyId, today }: Asked) {
  const closed = [WORK_ORDER_STATUS.confirmed, WORK_ORDER_STATUS.cancelled];
  const of = (table: typeof pmsWorkOrder | typeof pmsInspectionTask | typeof pmsLease) =>
    propertyId ? eq(table.propertyId, propertyId) : undefined;
  const [orders] = await db
    .select({ count: count() })
    .from(pmsWorkOrder)
    .where(within(session, pmsWorkOrder, and(of(pmsWorkOrder), notInArray(pmsWorkOrder.status, closed))));
  const [tasks] = await db
    .select({ count: count() })
    .from(pmsInspectionTask)
    .where(within(session, pmsInspectionTask, and(of(pmsInspectionTask), isLate(today))));
  const soon = shanghai(fromShanghai(today) + SOON_DAYS * DAY).slice(0, 10);
  const [leases] = await db
    .select({ count: count() })
    .from(pmsLease)
    .where(
      within(
        session,
        pmsLease,
        and(
          of(pmsLease),
          eq(pmsLease.leaseStatus, LEASE_STATUS.running),
          gte(pmsLease.endDate, today),
          lte(pmsLease.endDate, soon),
        ),
      ),
    );
  return {
    openOrders: orders?.count ?? 0,
    overdueInspections: tasks?.count ?? 0,
    expiringLeases: leases?.count ?? 0,
  };
}

export const pmsRoutes = implement(pmsApi, {
  homeSummary: async ({ propertyId, month }, context) => {
    const today = context.now.slice(0, 10);
    const asked = { propertyId, today };
    return {
      ...(await unitFigures(context, asked)),
      ...(await billFigures(context, asked, month ?? today)),
      ...(await workFigures(context, asked)),
    };
  },
});
