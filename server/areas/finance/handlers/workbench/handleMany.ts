import { inArray } from 'drizzle-orm';
import type { Output, Parsed } from '../../../../../src/contract/endpoint';
import { ERROR } from '../../../../../src/contract/error-codes';
import { ACTION_KIND } from '../../../../../src/contract/finance/matching';
import type { workbenchApi } from '../../../../../src/contract/finance/workbench';
import { type Context, inTransaction } from '../../../../http/context';
import { Failure, InvalidInput } from '../../../../http/failure';
import { translate } from '../../../../http/texts';
import { groupBy } from '../../../../platform/groupBy';
import { within } from '../../../../platform/scope';
import { statementDiff } from '../../data/schema/matches';
import { type DiffRow, settle } from '../../data/settle';
import type { ActionState } from '../../rules/actionParts';
import { demandRemark, type Handled } from './handled';
import { asSeen, handleOne } from './handleDiffs';
import { lockedForWork, logAction } from './locked';

const MOST_NAMED = 100;

type Outcome<T> = { done: T } | { refusal: string };

/** What the work answers, or the text of its refusal in the user's language. */
async function attempted<T>(work: () => Promise<T>, { request }: Context): Promise<Outcome<T>> {
  const text = translate(request.language);
  try {
    return { done: await work() };
  } catch (error) {
    if (error instanceof InvalidInput)
      return { refusal: error.problems.map((one) => text(one.text, one.params)).join(' ') };
    if (error instanceof Failure) return { refusal: text(error.code, error.params) };
    throw error;
  }
}

interface Several {
  diffs: readonly DiffRow[];
  versions: ReadonlyMap<string, number>;
  handled: Handled;
}

/** Handles differences of one statement under its lock; answers why some were refused, by id. */
async function handleSeveral(statementId: string, { diffs, versions, handled }: Several, context: Context) {
  const locking = await attempted(() => lockedForWork(statementId, context), context);
  if ('refusal' in locking) return new Map(diffs.map(({ diffId }) => [diffId, locking.refusal]));
  const { done: row } = locking;
  const refusals = new Map<string, string>();
  const parts: ActionState[] = [];
  for (const { diffId } of diffs) {
    const handle = async (inside: Context) => {
      const diff = await asSeen({ diffId, version: versions.get(diffId) ?? 0 }, inside);
      return handleOne({ row, diff }, handled, inside);
    };
    // In a savepoint: what was stored before a refusal, such as a file, goes with it.
    const outcome = await attempted(() => inTransaction(context, handle), context);
    if ('refusal' in outcome) refusals.set(diffId, outcome.refusal);
    else parts.push(outcome.done);
  }
  if (parts.length > 0) {
    await settle(context.db, statementId, context.now);
    await logAction(row, { kind: ACTION_KIND.handle, parts }, context);
  }
  return refusals;
}

/**
 * Handles several differences in the same way and names those that were refused. Statements are locked in the order of
 * their ids, so that two calls never wait for each other.
 */
export async function handleMany(
  { items, ...handled }: Parsed<typeof workbenchApi.batchHandle>,
  context: Context,
): Promise<Output<typeof workbenchApi.batchHandle>> {
  const { db, session, note } = context;
  demandRemark(handled);
  const versions = new Map(items.map(({ diffId, version }) => [diffId, version]));
  const found = await db
    .select()
    .from(statementDiff)
    .where(within(session, statementDiff, inArray(statementDiff.diffId, [...versions.keys()])))
    .orderBy(statementDiff.statementId, statementDiff.diffId);
  const known = new Set(found.map(({ diffId }) => diffId));
  const missing = translate(context.request.language)(ERROR.notFound);
  const failed = [...versions.keys()].filter((id) => !known.has(id)).map((id) => ({ id, name: '', msg: missing }));
  for (const [statementId, diffs] of groupBy(found, (diff) => diff.statementId)) {
    const refusals = await handleSeveral(statementId, { diffs, versions, handled }, context);
    for (const { diffId: id, diffNo: name } of diffs) {
      const msg = refusals.get(id);
      if (msg !== undefined) failed.push({ id, name, msg });
    }
  }
  const out = new Set(failed.map(({ id }) => id));
  const objectName = found.flatMap(({ diffId, diffNo }) => (out.has(diffId) ? [] : [diffNo])).join(' ');
  note({ objectId: found[0]?.statementId ?? '', objectName, after: handled });
  return { total: versions.size, done: versions.size - failed.length, failed: failed.slice(0, MOST_NAMED) };
}
