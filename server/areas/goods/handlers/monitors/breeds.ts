import { and, asc, between, eq, gte, inArray } from 'drizzle-orm';
import type { Output, Parsed } from '../../../../../src/contract/endpoint';
import { breedMonitorApi } from '../../../../../src/contract/goods/breed-monitors';
import { strategyApi } from '../../../../../src/contract/goods/monitor-strategies';
import { ALERT_STATUS } from '../../../../../src/contract/goods/monitoring';
import { demandGranted } from '../../../../http/branchScope';
import { listed as namedIn } from '../../../../http/batch';
import type { Context } from '../../../../http/context';
import { notFound } from '../../../../http/failure';
import { implement } from '../../../../http/implement';
import { DAY, shanghai } from '../../../../platform/clock';
import { hasText } from '../../../../platform/database/columns';
import { by } from '../../../../platform/database/cursor';
import { paged } from '../../../../platform/database/paged';
import { ofParent, within } from '../../../../platform/scope';
import { product } from '../../../master-data/public';
import { monitorAlert, monitorFigure, monitorStrategy } from '../../data/schema/monitor';
import { countWatched, holdStrategies, setWatched } from '../../data/watchedGoods';
import { tryStrategy } from './backtest';
import { decimal, runPage, seenStrategy, strategyPage } from './read';
import { watchedPage } from './watched';
import { addStrategy, deleteStrategy, runNow, switchStrategy, updateStrategy } from './write';

const { productCode, productName, spec, manufacturer } = product;
const FACTS = { productCode, productName, spec, manufacturer };
const TREND_DAYS = 60;

async function alertPage(
  query: Parsed<typeof breedMonitorApi.page>,
  { db, session }: Context,
): Promise<Output<typeof breedMonitorApi.page>> {
  const { branchId, strategyId, metric, level, status, alertTime, handleTime } = query;
  const { orderBy = 'alertTime', orderDir = 'desc' } = query;
  const where = within(
    session,
    monitorAlert,
    and(
      query.productCode ? hasText(product.productCode, query.productCode) : undefined,
      branchId ? eq(monitorAlert.branchId, branchId) : undefined,
      strategyId ? eq(monitorAlert.strategyId, strategyId) : undefined,
      metric === undefined ? undefined : eq(monitorAlert.metric, metric),
      level === undefined ? undefined : eq(monitorAlert.level, level),
      status === undefined ? undefined : eq(monitorAlert.status, status),
      alertTime ? between(monitorAlert.alertTime, ...alertTime) : undefined,
      handleTime ? between(monitorAlert.handleTime, ...handleTime) : undefined,
    ),
  );
  const found = db
    .select({ row: monitorAlert, facts: FACTS, strategyName: monitorStrategy.strategyName })
    .from(monitorAlert)
    .innerJoin(product, eq(product.productId, monitorAlert.productId))
    .innerJoin(monitorStrategy, eq(monitorStrategy.strategyId, monitorAlert.strategyId))
    .where(where)
    .$dynamic();
  const order = [by(monitorAlert[orderBy], orderDir), by(monitorAlert.alertId, orderDir)];
  const { rows, ...counts } = await paged(db, { listed: found, order }, query);
  const records = rows.map(({ row, facts, strategyName }) => ({
    ...{ ...row, ...facts, strategyName, currentValue: decimal(row.currentValue), threshold: decimal(row.threshold) },
  }));
  return { records, ...counts };
}

const chosen = async (ids: string[], { db, session }: Context) => {
  const rows = await db
    .select()
    .from(monitorAlert)
    .where(within(session, monitorAlert, inArray(monitorAlert.alertId, ids)))
    .orderBy(asc(monitorAlert.alertId))
    .for('update');
  if (rows.length === 0) throw notFound();
  return rows;
};

type Row = typeof monitorAlert.$inferSelect;

/** Ends open alerts; whatever else was chosen stays as it is. */
async function end(rows: readonly Row[], values: Partial<Row>, context: Context) {
  const { db, session, now, note } = context;
  const ids = rows.filter(({ status }) => status === ALERT_STATUS.open).map(({ alertId }) => alertId);
  await db
    .update(monitorAlert)
    .set({ ...values, handlerName: session.realName, handleTime: now })
    .where(ofParent(monitorAlert.alertId, ids));
  note({ objectId: namedIn(ids), after: { ...values } });
  return { done: ids.length };
}

const handle = async ({ ids, result }: Parsed<typeof breedMonitorApi.handle>, context: Context) =>
  end(await chosen(ids, context), { status: ALERT_STATUS.handled, result }, context);

const ignore = async ({ ids }: Parsed<typeof breedMonitorApi.ignore>, context: Context) =>
  end(await chosen(ids, context), { status: ALERT_STATUS.ignored }, context);

async function remove({ ids }: Parsed<typeof breedMonitorApi.remove>, context: Context) {
  const seen = await context.db
    .select({ strategyId: monitorAlert.strategyId })
    .from(monitorAlert)
    .where(within(context.session, monitorAlert, inArray(monitorAlert.alertId, ids)));
  await holdStrategies(
    context.db,
    seen.map(({ strategyId }) => strategyId),
  );
  const rows = await chosen(ids, context);
  for (const row of rows) await setWatched(context.db, { strategyId: row.strategyId, watched: 0 }, [row]);
  for (const id of new Set(rows.map(({ strategyId }) => strategyId))) await countWatched(context.db, id);
  // Handled and not ignored: if the product is added again, it is watched anew.
  await end(rows, { status: ALERT_STATUS.handled }, context);
  return { done: rows.length };
}

async function addBreeds(input: Parsed<typeof breedMonitorApi.add>, context: Context) {
  const { db, note } = context;
  const { strategyId, productIds, branchIds } = input;
  const { strategyName } = await seenStrategy(strategyId, context);
  await demandGranted(branchIds, context);
  await holdStrategies(db, [strategyId]);
  const pairs = branchIds.flatMap((branchId) => productIds.map((productId) => ({ branchId, productId })));
  await setWatched(db, { strategyId, watched: 1 }, pairs);
  await countWatched(db, strategyId);
  note({ objectId: strategyId, objectName: strategyName, after: { productIds, branchIds } });
  return { done: pairs.length };
}

async function trend({ id }: Parsed<typeof breedMonitorApi.trend>, { db, session, ms }: Context) {
  const [found] = await db
    .select()
    .from(monitorAlert)
    .where(within(session, monitorAlert, eq(monitorAlert.alertId, id)));
  if (!found) throw notFound();
  const { branchId, productId, metric } = found;
  const rows = await db
    .select({ day: monitorFigure.day, value: monitorFigure.value })
    .from(monitorFigure)
    .where(
      ofParent(
        monitorFigure.branchId,
        branchId,
        eq(monitorFigure.productId, productId),
        eq(monitorFigure.metric, metric),
        gte(monitorFigure.day, shanghai(ms - TREND_DAYS * DAY).slice(0, 10)),
      ),
    )
    .orderBy(asc(monitorFigure.day));
  return rows.map(({ day, value }) => ({ day, value: value === null ? null : decimal(value) }));
}

export const monitorRoutes = [
  ...implement(strategyApi, {
    page: strategyPage,
    add: addStrategy,
    update: updateStrategy,
    updateStatus: switchStrategy,
    run: runNow,
    delete: deleteStrategy,
    backtest: tryStrategy,
    runs: runPage,
    watched: watchedPage,
  }),
  ...implement(breedMonitorApi, { page: alertPage, add: addBreeds, handle, ignore, remove, trend }),
];
