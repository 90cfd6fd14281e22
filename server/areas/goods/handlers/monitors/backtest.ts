import { and, asc, eq, gt, inArray, sql } from 'drizzle-orm';
import type { Output, Parsed } from '../../../../../src/contract/endpoint';
import { ERROR } from '../../../../../src/contract/error-codes';
import type { strategyApi } from '../../../../../src/contract/goods/monitor-strategies';
import { SCHEDULE } from '../../../../../src/contract/goods/monitoring';
import { demandGranted } from '../../../../http/branchScope';
import type { Context } from '../../../../http/context';
import { Failure } from '../../../../http/failure';
import { type Translate, translate } from '../../../../http/texts';
import { DAY, shanghai } from '../../../../platform/clock';
import type { Db } from '../../../../platform/database/db';
import { global, ofParent } from '../../../../platform/scope';
import { product } from '../../../master-data/public';
import { valueAt } from '../../data/figures';
import { FIGURE_WINDOW, isWindowed } from '../../data/keepFigures';
import { monitorFigure, monitorTrial } from '../../data/schema/monitor';
import { branchesOf, watchedBy } from '../../data/watchedGoods';
import { backtest, type Figure } from '../../rules/backtest';
import { decimal, seenStrategy } from './read';
import { contentOf, fingerprint } from './write';

type Tried = Output<typeof strategyApi.backtest>;
type Asked = Pick<Parsed<typeof strategyApi.backtest>, 'metric' | 'windowDays' | 'schedule'>;

/** What differs from live runs. */
function notesOf({ metric, windowDays, schedule }: Asked, text: Translate) {
  return [
    ...(schedule === SCHEDULE.hourly ? [text('monitor.noteHourly')] : []),
    ...(isWindowed(metric) && windowDays !== FIGURE_WINDOW
      ? [text('monitor.noteWindow', { days: FIGURE_WINDOW })]
      : []),
  ].join(' ');
}

async function namesOf(db: Db, ids: readonly string[]) {
  const rows = await db
    .select({ productId: product.productId, productName: product.productName })
    .from(product)
    .where(global('shared', inArray(product.productId, [...ids])));
  return new Map(rows.map((one) => [one.productId, one.productName]));
}

type Kept = Figure & Pick<typeof monitorFigure.$inferSelect, 'syncTime' | 'measuredTime'>;

/** A figure as a run of its time has seen it; the oldest figures do not say how old the stock was. */
const seenAtItsTime =
  ({ noDataMinutes }: { noDataMinutes: number }) =>
  ({ syncTime, measuredTime, ...figure }: Kept): Figure => {
    if (syncTime === null || measuredTime === null) return figure;
    return { ...figure, value: valueAt({ ...figure, syncTime }, { noDataMinutes, at: measuredTime }) };
  };

/** The companies of a strategy that is saved; a backtest is of all of them, as a run is. */
async function ownBranches(strategy: { strategyId: string; branchIds: string[] }, context: Context) {
  await seenStrategy(strategy.strategyId, context);
  const branchIds = (await branchesOf(context.db, [strategy]))(strategy);
  await demandGranted(branchIds, context);
  return branchIds;
}

/** What a strategy would have found; remembers that it was tried. */
export async function tryStrategy(
  { days, schedule, strategyId, ...form }: Parsed<typeof strategyApi.backtest>,
  context: Context,
): Promise<Tried> {
  const { db, ms, now, request, note } = context;
  const content = await contentOf(form, context);
  const { metric, windowDays } = content;
  const standing = strategyId ? { ...content, strategyId } : undefined;
  const branchIds = standing ? await ownBranches(standing, context) : content.branchIds;
  const from = shanghai(ms - days * DAY).slice(0, 10);
  const ofMetric = eq(monitorFigure.metric, metric);
  const [kept] = await db
    .select({ days: sql<number>`count(distinct ${monitorFigure.day})::int` })
    .from(monitorFigure)
    .where(ofParent(monitorFigure.branchId, branchIds, ofMetric));
  const stored = kept?.days ?? 0;
  if (days > stored) throw new Failure(ERROR.tooFewFigures, { params: { days: stored } });
  const { productId, branchId, day, value, syncTime, measuredTime } = monitorFigure;
  const figures = await db
    .select({ productId, branchId, day, value, syncTime, measuredTime })
    .from(monitorFigure)
    .where(ofParent(branchId, branchIds, and(ofMetric, gt(day, from))))
    .orderBy(asc(branchId), asc(productId), asc(day));
  const isWatched = await watchedBy(db, standing ?? content);
  const found = backtest(figures.filter(isWatched).map(seenAtItsTime(content)), content);
  const names = await namesOf(db, [...new Set(found.map((one) => one.productId))]);
  const perDay = new Map<string, number>();
  for (const { opened } of found) perDay.set(opened, (perDay.get(opened) ?? 0) + 1);
  const trial = { content: fingerprint(content), triedTime: now };
  await db
    .insert(monitorTrial)
    .values(trial)
    .onConflictDoUpdate({ target: monitorTrial.content, set: { triedTime: now } });
  note({ objectId: '0', after: { days, alerts: found.length } });
  return {
    ...{
      alerts: found.length,
      goods: names.size,
      days,
      note: notesOf({ metric, windowDays, schedule }, translate(request.language)),
    },
    perDay: [...perDay].sort().map(([on, alerts]) => ({ day: on, alerts })),
    rows: found.map((one) => ({
      ...{ ...one, value: decimal(one.value), productName: names.get(one.productId) ?? one.productId },
    })),
  };
}
