import { and, eq, inArray, sql } from 'drizzle-orm';
import { ALERT_STATUS, MONITOR_STATE, NOTIFY_BY } from '../../../../src/contract/goods/monitoring';
import { translate } from '../../../http/texts';
import { DAY, fromShanghai, shanghai } from '../../../platform/clock';
import { chunks } from '../../../platform/database/chunks';
import type { Db } from '../../../platform/database/db';
import { enqueue } from '../../../platform/jobs/queue';
import { staff } from '../../../platform/schema/organisation';
import { global, ofParent } from '../../../platform/scope';
import { product } from '../../master-data/public';
import { keyOf, measured, type Measured, valueAt } from '../data/figures';
import { keepFirstRun } from '../data/keepFigures';
import { monitorAlert, monitorRun, monitorState, monitorStrategy } from '../data/schema/monitor';
import { watchedBy } from '../data/watchedGoods';
import { type Finding, isCaughtUp, UNWATCHED, type Watched, watchOnce } from '../rules/monitor';

type Strategy = typeof monitorStrategy.$inferSelect;
export type RunRow = typeof monitorRun.$inferSelect;

const { open, handled, ignored } = ALERT_STATUS;

/** Products that a message names. */
const NAMED = 20;
/** For how many days an ignored alert keeps another one from opening. */
const SILENT_DAYS = 30;
/** A handled alert has relapsed when its product still fires after so many days. */
const RELAPSE_DAYS = 7;

interface Step {
  pair: Measured;
  was: Watched;
  now: Watched;
  finding: Finding;
}

const valueOf = (pair: Measured, { noDataMinutes }: Strategy, now: string) => valueAt(pair, { noDataMinutes, at: now });

async function stepsOf(db: Db, strategy: Strategy, now: string): Promise<Step[]> {
  const { strategyId, metric, windowDays } = strategy;
  const isWatched = await watchedBy(db, strategy);
  const values = await measured(db, { metric, windowDays, now });
  await keepFirstRun(db, values, { metric, windowDays, now });
  const known = await db.select().from(monitorState).where(ofParent(monitorState.strategyId, strategyId));
  const states = new Map(known.map((row) => [keyOf(row), row]));
  return values.filter(isWatched).map((pair) => {
    const was = states.get(keyOf(pair)) ?? UNWATCHED;
    return { pair, was, ...watchOnce(was, valueOf(pair, strategy, now), strategy) };
  });
}

const isSame = (one: Watched, other: Watched) =>
  one.state === other.state &&
  one.pendingCount === other.pendingCount &&
  one.recoverCount === other.recoverCount &&
  one.noDataCount === other.noDataCount;

async function keepStates(db: Db, strategyId: string, steps: readonly Step[]) {
  const rows = steps
    .filter(({ was, now }) => !isSame(was, now))
    .map(({ pair: { branchId, productId }, now }) => {
      const { state, pendingCount, recoverCount, noDataCount, before } = now;
      return { strategyId, branchId, productId, state, pendingCount, recoverCount, noDataCount, before };
    });
  for (const some of chunks(rows))
    await db
      .insert(monitorState)
      .values(some)
      .onConflictDoUpdate({
        target: [monitorState.strategyId, monitorState.branchId, monitorState.productId],
        set: {
          state: sql`excluded.state`,
          pendingCount: sql`excluded.pending_count`,
          recoverCount: sql`excluded.recover_count`,
          noDataCount: sql`excluded.no_data_count`,
          before: sql`excluded.before`,
        },
      });
}

/** The moment that lies so many days before another. */
const daysBefore = (now: string, days: number) => shanghai(fromShanghai(now) - days * DAY);

type AlertRow = typeof monitorAlert.$inferSelect;

/** The last alert of each product and company. */
function latestOf(rows: readonly AlertRow[]) {
  const latest = new Map<string, AlertRow>();
  for (const row of rows) {
    const known = latest.get(keyOf(row));
    if (!known || BigInt(row.alertId) > BigInt(known.alertId)) latest.set(keyOf(row), row);
  }
  return latest;
}

/** Marks alerts that were handled before a moment, although their products still fire; once for each alert. */
async function markRelapsed(db: Db, still: readonly AlertRow[], since: string) {
  const ids = still
    .filter((one) => one.status === handled && one.relapsed === 0 && (one.handleTime ?? '') <= since)
    .map(({ alertId }) => alertId);
  await db.update(monitorAlert).set({ relapsed: 1 }).where(ofParent(monitorAlert.alertId, ids));
}

/**
 * The steps that get an alert: those that open, and those whose alert was ignored so long ago that it is told again.
 */
function openedOf(
  steps: readonly Step[],
  present: readonly AlertRow[],
  { strategy, now }: { strategy: Strategy; now: string },
) {
  const silentSince = daysBefore(now, SILENT_DAYS);
  const isSilent = ({ status, handleTime }: AlertRow) => status === ignored && (handleTime ?? '') > silentSince;
  const silent = new Set(present.filter(isSilent).map(keyOf));
  const latest = latestOf(present);
  const isHeardAgain = ({ pair, now: { state } }: Step) =>
    state === MONITOR_STATE.firing &&
    latest.get(keyOf(pair))?.status === ignored &&
    valueOf(pair, strategy, now) !== null;
  return steps.filter((step) => !silent.has(keyOf(step.pair)) && (step.finding === 'opened' || isHeardAgain(step)));
}

/** Opens and closes the alerts of a run; answers the steps whose alert opened, and how many recovered. */
async function keepAlerts(db: Db, strategy: Strategy, { steps, now }: { steps: readonly Step[]; now: string }) {
  const { strategyId, metric, level, compare, threshold } = strategy;
  // What was found by another metric, before the strategy was changed, says nothing of this one.
  const present = await db
    .select()
    .from(monitorAlert)
    .where(
      ofParent(
        monitorAlert.strategyId,
        strategyId,
        and(eq(monitorAlert.metric, metric), inArray(monitorAlert.status, [open, handled, ignored])),
      ),
    );
  const opened = openedOf(steps, present, { strategy, now });
  for (const some of chunks(opened))
    await db
      .insert(monitorAlert)
      .values(
        some.map(({ pair: { branchId, productId, value } }) => ({
          ...{ strategyId, branchId, productId, metric, level, compare, threshold },
          ...{ currentValue: value ?? 0, alertTime: now },
        })),
      )
      .onConflictDoNothing();
  const over = new Set(steps.filter(({ finding }) => finding === 'recovered').map(({ pair }) => keyOf(pair)));
  const closed = present.filter((one) => one.status === open && over.has(keyOf(one)));
  await db
    .update(monitorAlert)
    .set({ status: ALERT_STATUS.recovered, handleTime: now })
    .where(
      ofParent(
        monitorAlert.alertId,
        closed.map(({ alertId }) => alertId),
      ),
    );
  // What recovered and was found anew since has an alert of its own.
  const anew = new Set(opened.map(({ pair }) => keyOf(pair)));
  const firing = steps.filter(({ pair, now: { state } }) => state === MONITOR_STATE.firing && !anew.has(keyOf(pair)));
  const latest = latestOf(present);
  const still = firing.flatMap(({ pair }) => latest.get(keyOf(pair)) ?? []);
  await markRelapsed(db, still, daysBefore(now, RELAPSE_DAYS));
  return { opened, recovered: closed.length };
}

/** One message of a run for each receiver and channel: how many alerts opened, with the first products by name. */
async function messagesOf(db: Db, strategy: Strategy, found: { opened: readonly Step[]; lost: number }) {
  const { opened, lost } = found;
  if (opened.length === 0 && lost === 0) return [];
  const text = translate('zh');
  const ids = opened.slice(0, NAMED).map(({ pair }) => pair.productId);
  const rows = await db
    .select({ productId: product.productId, name: product.productName })
    .from(product)
    .where(global('shared', inArray(product.productId, ids)));
  const nameOf = new Map(rows.map(({ productId, name }) => [productId, name]));
  const { strategyName: name, level, receiverIds, notifyBy } = strategy;
  const names = ids.map((id) => nameOf.get(id) ?? id);
  const parts = [
    ...(opened.length > 0
      ? [text('monitor.opened', { level: text(`monitor.level${level}`), name, count: opened.length, names })]
      : []),
    ...(lost > 0 ? [text('monitor.lost', { name, count: lost })] : []),
  ];
  const people = await db
    .select({ staffId: staff.staffId, receiverName: staff.staffName })
    .from(staff)
    .where(global('name', inArray(staff.staffId, receiverIds)));
  return people.flatMap(({ staffId, receiverName }) =>
    notifyBy.map((way) => ({
      ...{ staffId, receiverName, text: parts.join(' ') },
      notifyBy: way === NOTIFY_BY.sms ? NOTIFY_BY.sms : NOTIFY_BY.console,
    })),
  );
}

/**
 * One run of a strategy; the same due time twice is one run. `due` and `ms` are milliseconds. In the caller's
 * transaction.
 */
export async function runStrategy(
  db: Db,
  strategyId: string,
  { due, missed, ms }: { due: number; missed: number; ms: number },
): Promise<RunRow | null> {
  const [strategy] = await db
    .select()
    .from(monitorStrategy)
    .where(ofParent(monitorStrategy.strategyId, strategyId, eq(monitorStrategy.deleted, 0)))
    .for('update');
  if (!strategy) return null;
  const dueTime = shanghai(due);
  const now = shanghai(ms);
  const [present] = await db
    .select()
    .from(monitorRun)
    .where(ofParent(monitorRun.strategyId, strategyId, eq(monitorRun.dueTime, dueTime)));
  if (present) return present;
  const steps = await stepsOf(db, strategy, now);
  await keepStates(db, strategyId, steps);
  const { opened, recovered } = await keepAlerts(db, strategy, { steps, now });
  const lost = steps.filter(({ finding }) => finding === 'lost').length;
  const messages = await messagesOf(db, strategy, { opened, lost });
  const [run] = await db
    .insert(monitorRun)
    .values({
      ...{ strategyId, dueTime, missed, recovered, startTime: now, endTime: now, checked: steps.length },
      ...{ opened: opened.length, noData: lost, caughtUp: isCaughtUp(due, ms) ? 1 : 0 },
      messages: messages.map(({ receiverName, notifyBy, text }) => ({ receiverName, notifyBy, text })),
    })
    .returning();
  await db
    .update(monitorStrategy)
    .set({ lastRunTime: now, productCount: new Set(steps.map(({ pair }) => pair.productId)).size })
    .where(ofParent(monitorStrategy.strategyId, strategyId));
  if (!run) return null;
  const { runId } = run;
  await enqueue(
    db,
    messages
      .filter(({ notifyBy }) => notifyBy === NOTIFY_BY.sms)
      .map(({ staffId, text }) => ({
        kind: 'monitorSms',
        key: `${runId} ${staffId}`,
        payload: { staffId, text, runId },
      })),
    ms,
  );
  return run;
}
