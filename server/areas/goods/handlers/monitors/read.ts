import { and, eq, inArray, or } from 'drizzle-orm';
import type { Output, Parsed } from '../../../../../src/contract/endpoint';
import { FLAG } from '../../../../../src/contract/fields';
import type { strategyApi } from '../../../../../src/contract/goods/monitor-strategies';
import type { Context } from '../../../../http/context';
import { notFound } from '../../../../http/failure';
import { hasText } from '../../../../platform/database/columns';
import { by } from '../../../../platform/database/cursor';
import type { Db } from '../../../../platform/database/db';
import { paged } from '../../../../platform/database/paged';
import { toShortText } from '../../../../platform/numbers/decimal';
import { staff } from '../../../../platform/schema/organisation';
import { foreignBranches, global, ofParent, within } from '../../../../platform/scope';
import { monitorRun, monitorStrategy } from '../../data/schema/monitor';
import { SCOPE_FIELDS, scopeLabels } from '../../data/scopeLabels';
import { branchesOf } from '../../data/watchedGoods';
import { runDrills } from './runDrills';

export type StrategyRow = typeof monitorStrategy.$inferSelect;
type Listed = Output<typeof strategyApi.page>['records'][number];

export const decimal = (units: number) => toShortText(units, 4);
const LISTS = { ALL: null, ...SCOPE_FIELDS } as const;

async function receiverNames(db: Db, rows: readonly StrategyRow[]) {
  const found = await db
    .select({ staffId: staff.staffId, staffName: staff.staffName })
    .from(staff)
    .where(global('name', inArray(staff.staffId, [...new Set(rows.flatMap((row) => row.receiverIds))])));
  return new Map(found.map(({ staffId, staffName }) => [staffId, staffName]));
}

const labelled = (ids: readonly string[], labels: ReadonlyMap<string, string>) =>
  ids.map((value) => ({ value, label: labels.get(value) ?? value }));

export async function recordsOf({ db, session }: Context, rows: readonly StrategyRow[]): Promise<Listed[]> {
  const labels = await scopeLabels(db, rows);
  const receivers = await receiverNames(db, rows);
  const branches = await branchesOf(db, rows);
  const foreign = new Set(await foreignBranches(db, session, [...new Set(rows.flatMap(branches))]));
  return rows.map((row) => {
    const list = LISTS[row.productScopeType];
    return {
      ...{ ...row, threshold: decimal(row.threshold), recoverMargin: decimal(row.recoverMargin) },
      // The contract has let no other in.
      notifyBy: row.notifyBy as Listed['notifyBy'],
      receivers: labelled(row.receiverIds, receivers),
      allSeen: branches(row).some((id) => foreign.has(id)) ? FLAG.no : FLAG.yes,
      productScope: list ? labelled(row[list], labels[list]) : [],
    };
  });
}

export async function strategyPage(query: Parsed<typeof strategyApi.page>, context: Context) {
  const { db, session } = context;
  const { strategyName, metric, status, keyword, strategyId } = query;
  const { orderBy = 'strategyCode', orderDir = 'desc' } = query;
  const where = within(
    session,
    monitorStrategy,
    and(
      strategyName ? hasText(monitorStrategy.strategyName, strategyName) : undefined,
      keyword
        ? or(hasText(monitorStrategy.strategyName, keyword), hasText(monitorStrategy.strategyCode, keyword))
        : undefined,
      strategyId ? eq(monitorStrategy.strategyId, strategyId) : undefined,
      metric === undefined ? undefined : eq(monitorStrategy.metric, metric),
      status === undefined ? undefined : eq(monitorStrategy.status, status),
    ),
  );
  const listed = db.select().from(monitorStrategy).where(where).$dynamic();
  const order = [by(monitorStrategy[orderBy], orderDir), by(monitorStrategy.strategyId, orderDir)];
  const { rows, ...found } = await paged(db, { listed, order }, query);
  return { records: await recordsOf(context, rows), ...found };
}

export async function seenStrategy(id: string, { db, session }: Context): Promise<StrategyRow> {
  const [found] = await db
    .select()
    .from(monitorStrategy)
    .where(within(session, monitorStrategy, eq(monitorStrategy.strategyId, id)));
  if (!found) throw notFound();
  return found;
}

export async function runPage({ id, orderDir = 'desc', ...query }: Parsed<typeof strategyApi.runs>, context: Context) {
  const { strategyId } = await seenStrategy(id, context);
  const { db } = context;
  const listed = db.select().from(monitorRun).where(ofParent(monitorRun.strategyId, strategyId)).$dynamic();
  const order = [by(monitorRun.dueTime, orderDir), by(monitorRun.runId, orderDir)];
  const { rows, ...found } = await paged(db, { listed, order }, query);
  const drillsOf = await runDrills(strategyId, rows, context);
  return { records: rows.map((row) => ({ ...row, drills: drillsOf(row) })), ...found };
}
