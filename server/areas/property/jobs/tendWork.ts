import { and, eq, gt, gte, inArray, isNull, lt, lte, or, sql } from 'drizzle-orm';
import { INSPECTION_STATUS, WORK_ORDER_STATUS } from '../../../../src/contract/property/micro-pms';
import { OUTAGE_STATUS } from '../../../../src/contract/property/outages';
import { ACCEPT_MINUTES, CONFIRM_HOURS, WORK_URGENCY } from '../../../../src/contract/property/work-orders';
import { DAY, fromShanghai, HOUR, MINUTE, shanghai } from '../../../platform/clock';
import type { Db } from '../../../platform/database/db';
import { nextSerials } from '../../../platform/numbers/series';
import { global } from '../../../platform/scope';
import { pmsInspectionPlan, pmsInspectionTask, pmsOutage, pmsWorkOrder } from '../data/schema/work';
import { isDue } from '../rules/inspection';

/** Tasks of a day are made when it is five minutes old. */
const FIRST_MINUTE = '00:05:00';
/** How many days are looked at, including today: on some of them no server may have run. */
const LOOK_BACK = 7;
const BY = { createdBy: 'system', createdByName: '系统', modifiedBy: 'system' };

/** The tasks of the plans that are due, up to today; each day of a plan has one. */
async function makeTasks(db: Db, ms: number) {
  const now = shanghai(ms);
  const today = now.slice(0, 10);
  const all = Array.from({ length: LOOK_BACK }, (_, i) => shanghai(fromShanghai(today) - i * DAY).slice(0, 10));
  const days = now.slice(11) < FIRST_MINUTE ? all.slice(1) : all;
  const first = all.at(-1) ?? today;
  const plans = await db
    .select()
    .from(pmsInspectionPlan)
    .where(
      global(
        'clock',
        and(
          eq(pmsInspectionPlan.status, 1),
          eq(pmsInspectionPlan.deleted, 0),
          lte(pmsInspectionPlan.startDate, today),
          or(isNull(pmsInspectionPlan.endDate), gte(pmsInspectionPlan.endDate, first)),
        ),
      ),
    );
  if (plans.length === 0) return;
  const made = await db
    .select({ planId: pmsInspectionTask.planId, planDate: pmsInspectionTask.planDate })
    .from(pmsInspectionTask)
    .where(global('clock', inArray(pmsInspectionTask.planDate, days)));
  const known = new Set(made.map(({ planId, planDate }) => `${planId} ${planDate}`));
  const due = plans.flatMap((plan) =>
    days
      // Before its last change a plan may have been off, or due at other times: those days are left out.
      .filter((day) => day >= plan.gmtModified.slice(0, 10) && (plan.endDate === null || day <= plan.endDate))
      .filter((day) => isDue(plan.cycle, plan.startDate, day))
      .filter((day) => !known.has(`${plan.planId} ${day}`))
      .map((planDate) => ({ plan, planDate })),
  );
  if (due.length === 0) return;
  const numbers = await nextSerials(db, 'inspection', due.length);
  await db
    .insert(pmsInspectionTask)
    .values(
      due.map(({ plan, planDate }, i) => ({
        ...{ ...BY, gmtCreated: now, gmtModified: now, taskNo: numbers[i] ?? '', planDate },
        ...{ planId: plan.planId, planName: plan.planName, propertyId: plan.propertyId, branchId: plan.branchId },
        ...{ handlerId: plan.handlerId, handlerName: plan.handlerName, points: plan.points },
        pointCount: plan.points.length,
      })),
    )
    .onConflictDoNothing();
}

const { planned, running, overdue } = INSPECTION_STATUS;

const closeDay = (db: Db, now: string) =>
  db
    .update(pmsInspectionTask)
    .set({ status: overdue, gmtModified: now, version: sql`${pmsInspectionTask.version} + 1` })
    .where(
      global(
        'clock',
        and(inArray(pmsInspectionTask.status, [planned, running]), lt(pmsInspectionTask.planDate, now.slice(0, 10))),
      ),
    );

async function tendOrders(db: Db, ms: number) {
  const now = shanghai(ms);
  const { assigned, unassigned, finished, confirmed } = WORK_ORDER_STATUS;
  await db
    .update(pmsWorkOrder)
    .set({ status: confirmed, stateTime: now, gmtModified: now, version: sql`${pmsWorkOrder.version} + 1` })
    .where(
      global(
        'clock',
        and(eq(pmsWorkOrder.status, finished), lte(pmsWorkOrder.finishTime, shanghai(ms - CONFIRM_HOURS * HOUR))),
      ),
    );
  await db
    .update(pmsWorkOrder)
    .set({ alertTime: now })
    .where(
      global(
        'clock',
        and(
          inArray(pmsWorkOrder.status, [unassigned, assigned]),
          eq(pmsWorkOrder.urgency, WORK_URGENCY.critical),
          isNull(pmsWorkOrder.alertTime),
          lte(pmsWorkOrder.reportTime, shanghai(ms - ACCEPT_MINUTES * MINUTE)),
        ),
      ),
    );
}

async function tendOutages(db: Db, now: string) {
  await db
    .update(pmsOutage)
    .set({ status: OUTAGE_STATUS.running, gmtModified: now, version: sql`${pmsOutage.version} + 1` })
    .where(global('clock', and(eq(pmsOutage.status, OUTAGE_STATUS.published), lte(pmsOutage.startTime, now))));
  await db
    .update(pmsOutage)
    .set({ alertTime: now })
    .where(
      global(
        'clock',
        and(
          eq(pmsOutage.status, OUTAGE_STATUS.running),
          isNull(pmsOutage.alertTime),
          gt(sql`${now}::timestamp`, pmsOutage.planEndTime),
        ),
      ),
    );
}

/** What time alone does with inspections, work orders and outages (docs/domain/property-work.md). */
export async function tendWork(db: Db, ms: number) {
  await makeTasks(db, ms);
  await closeDay(db, shanghai(ms));
  await tendOrders(db, ms);
  await tendOutages(db, shanghai(ms));
}
