import { createHash } from 'node:crypto';
import { and, eq, gte } from 'drizzle-orm';
import type { Parsed } from '../../../../../src/contract/endpoint';
import { ERROR } from '../../../../../src/contract/error-codes';
import type { strategyApi } from '../../../../../src/contract/goods/monitor-strategies';
import { demandGranted } from '../../../../http/branchScope';
import type { Context } from '../../../../http/context';
import { Failure, InvalidInput, notFound, requireConfirmation } from '../../../../http/failure';
import { staleVersion } from '../../../../http/staleVersion';
import { touch } from '../../../../http/touch';
import { DAY, shanghai } from '../../../../platform/clock';
import { toUnits } from '../../../../platform/numbers/decimal';
import { said } from '../../../../platform/numbers/said';
import { nextSerials } from '../../../../platform/numbers/series';
import { global, ofParent, within } from '../../../../platform/scope';
import { monitorStrategy, monitorTrial } from '../../data/schema/monitor';
import { countWatched } from '../../data/watchedGoods';
import { runStrategy } from '../../jobs/monitorRun';
import { leaveMetric } from './newMetric';
import { decimal, recordsOf, type StrategyRow } from './read';

type Content = Omit<Parsed<typeof strategyApi.backtest>, 'days' | 'schedule' | 'strategyId'>;
type Form = Parsed<typeof strategyApi.add>;

const LISTS = { ALL: null, PRODUCT: 'productIds', BRAND: 'brandIds', CATEGORY: 'categoryIds' } as const;

type Lists = Record<'productIds' | 'brandIds' | 'categoryIds', string[]>;
const NOTHING: Lists = { productIds: [], brandIds: [], categoryIds: [] };

/** What decides what a strategy finds, in the numbers of the database. */
export async function contentOf(form: Content, { db, session }: Context) {
  const { metric, compare, windowDays, branchIds, productScopeType } = form;
  const { pendingRuns, recoverRuns, noDataMinutes, noDataRuns } = form;
  await demandGranted(branchIds, { db, session });
  const list = LISTS[productScopeType];
  if (list && form[list].length === 0)
    throw new InvalidInput([{ field: list, text: 'field.required' }], ERROR.strategyIncomplete);
  const lists: Lists = list ? { ...NOTHING, [list]: [...new Set(form[list])].sort() } : NOTHING;
  return {
    ...{ metric, compare, windowDays, productScopeType, pendingRuns, recoverRuns, noDataMinutes, noDataRuns },
    ...lists,
    branchIds: [...new Set(branchIds)].sort(),
    threshold: toUnits(form.threshold, 4),
    recoverMargin: toUnits(form.recoverMargin, 4),
  };
}

type Stored = Awaited<ReturnType<typeof contentOf>>;

/** The same content has the same fingerprint, however it was typed. */
export function fingerprint(content: Stored) {
  const { metric, compare, windowDays, branchIds, productScopeType, productIds, brandIds, categoryIds } = content;
  const { threshold, pendingRuns, recoverMargin, recoverRuns, noDataMinutes, noDataRuns } = content;
  const all = [metric, compare, windowDays, branchIds, productScopeType, productIds, brandIds, categoryIds];
  const more = [threshold, pendingRuns, recoverMargin, recoverRuns, noDataMinutes, noDataRuns];
  return createHash('sha256')
    .update(JSON.stringify([...all, ...more]))
    .digest('hex');
}

const plainOf = ({ strategyName, level, receiverIds, notifyBy, schedule, runAt }: Form) => ({
  ...{ strategyName, level, schedule, runAt, receiverIds: [...new Set(receiverIds)] },
  notifyBy: [...new Set(notifyBy)],
});

const told = (row: StrategyRow) => said(row, { threshold: decimal, recoverMargin: decimal });

export async function addStrategy(form: Form, context: Context) {
  const { db, session, now, note } = context;
  const content = await contentOf(form, context);
  const [strategyCode = ''] = await nextSerials(db, 'strategy', 1);
  const { loginName: createdBy, realName: createdByName } = session;
  const [created] = await db
    .insert(monitorStrategy)
    .values({
      ...{ ...content, ...plainOf(form), strategyCode, createdBy, createdByName, gmtCreated: now },
      ...touch(context),
    })
    .returning();
  if (!created) throw notFound();
  await countWatched(db, created.strategyId);
  note({ objectId: created.strategyId, objectName: created.strategyName, after: told(created) });
  return { strategyId: created.strategyId };
}

async function locked({ id, version }: { id: string; version: number }, context: Context): Promise<StrategyRow> {
  const { db, session } = context;
  const [found] = await db
    .select()
    .from(monitorStrategy)
    .where(within(session, monitorStrategy, eq(monitorStrategy.strategyId, id)))
    .for('update');
  if (!found) throw notFound();
  if (found.version !== version) {
    const [record = {}] = await recordsOf(context, [found]);
    throw await staleVersion(context, record, found);
  }
  return found;
}

async function change(before: StrategyRow, values: Partial<StrategyRow>, context: Context) {
  const { strategyId, strategyName, version } = before;
  await context.db
    .update(monitorStrategy)
    .set({ ...values, ...touch(context), version: version + 1 })
    .where(ofParent(monitorStrategy.strategyId, strategyId));
  const after = told({ ...before, ...values });
  context.note({ objectId: strategyId, objectName: strategyName, before: told(before), after });
  return true;
}

export async function updateStrategy({ id, version, ...form }: Parsed<typeof strategyApi.update>, context: Context) {
  const before = await locked({ id, version }, context);
  await leaveMetric(before, form, context);
  await change(before, { ...(await contentOf(form, context)), ...plainOf(form) }, context);
  await countWatched(context.db, id);
  return true;
}

/** Runs are due from now on; a run that was due before is not made up for. */
export async function switchStrategy(
  { id, version, status, ...confirmation }: Parsed<typeof strategyApi.updateStatus>,
  context: Context,
) {
  const { db, ms } = context;
  const before = await locked({ id, version }, context);
  if (status === 0) return change(before, { status }, context);
  const [tried] = await db
    .select({ content: monitorTrial.content })
    .from(monitorTrial)
    .where(
      global(
        'shared',
        and(eq(monitorTrial.content, fingerprint(before)), gte(monitorTrial.triedTime, shanghai(ms - DAY))),
      ),
    );
  if (!tried) requireConfirmation([{ code: ERROR.strategyUntried }], confirmation);
  return change(before, { status, lookedAt: new Date(ms) }, context);
}

export async function deleteStrategy(at: Parsed<typeof strategyApi.delete>, context: Context) {
  const before = await locked(at, context);
  if (before.status === 1) throw new Failure(ERROR.strategyRuns);
  return change(before, { deleted: 1 }, context);
}

export async function runNow({ id }: Parsed<typeof strategyApi.run>, context: Context) {
  const { db, session, ms, note } = context;
  const [found] = await db
    .select({ branchIds: monitorStrategy.branchIds, strategyName: monitorStrategy.strategyName })
    .from(monitorStrategy)
    .where(within(session, monitorStrategy, eq(monitorStrategy.strategyId, id)));
  if (!found) throw notFound();
  // A run is of all its companies.
  await demandGranted(found.branchIds, context);
  const run = await runStrategy(db, id, { due: ms, missed: 0, ms });
  if (!run) throw notFound();
  note({ objectId: id, objectName: found.strategyName, after: { opened: run.opened, recovered: run.recovered } });
  return run;
}
