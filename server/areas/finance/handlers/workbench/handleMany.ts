import { inArray } from 'drizzle-orm';
import type { Output, Parsed } from '../../../../../src/contract/endpoint';
import { ERROR } from '../../../../../src/contract/error-codes';
import { ACTION_KIND } from '../../../../../src/contract/finance/matching';
import type { workbenchApi } from '../../../../../src/contract/finance/workbench';
import type { Context } from '../../../../http/context';
import { Failure, InvalidInput } from '../../../../http/failure';
import { translate } from '../../../../http/texts';
import { groupBy } from '../../../../platform/groupBy';
import { within } from '../../../../platform/scope';
import type { StatementRow } from '../../data/makeStatements';
import { statementDiff } from '../../data/schema/matches';
import { type DiffRow, settle } from '../../data/settle';
import type { ActionState } from '../../rules/actionParts';
import { demandRemark, type Handled } from './handled';
import { asSeen, handleOne } from './handleDiffs';
import { lockedForWork, logAction } from './locked';

const MOST_NAMED = 100;

/** What the user is told where something is refused; nothing is, where it comes through. */
async function refusalOf(work: () => Promise<unknown>, { request }: Context): Promise<string | undefined> {
  const text = translate(request.language);
  try {
    await work();
    return undefined;
  } catch (error) {
    if (error instanceof InvalidInput) return error.problems.map((one) => text(one.text, one.params)).join(' ');
    if (error instanceof Failure) return text(error.code, error.params);
    throw error;
  }
}

interface Several {
  diffs: readonly DiffRow[];
  versions: ReadonlyMap<string, number>;
  handled: Handled;
}

/** Those of one statement, under its lock. */
async function handleSeveral(statementId: string, { diffs, versions, handled }: Several, context: Context) {
  const refused = new Map<string, string>();
  const parts: ActionState[] = [];
  let row: StatementRow | undefined;
  const locked = await refusalOf(async () => (row = await lockedForWork(statementId, context)), context);
  for (const { diffId } of diffs) {
    const handle = async () => {
      if (!row) return;
      const diff = await asSeen({ diffId, version: versions.get(diffId) ?? 0 }, context);
      parts.push(await handleOne({ row, diff }, handled, context));
    };
    const msg = locked ?? (await refusalOf(handle, context));
    if (msg !== undefined) refused.set(diffId, msg);
  }
  if (row && parts.length > 0) {
    await settle(context.db, statementId, context.now);
    await logAction(row, { kind: ACTION_KIND.handle, parts }, context);
  }
  return refused;
}

/** Several in one way, the statements in one order; each that is refused is named, and the others come through. */
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
    const refused = await handleSeveral(statementId, { diffs, versions, handled }, context);
    for (const { diffId: id, diffNo: name } of diffs) {
      const msg = refused.get(id);
      if (msg !== undefined) failed.push({ id, name, msg });
    }
  }
  const out = new Set(failed.map(({ id }) => id));
  const objectName = found.flatMap(({ diffId, diffNo }) => (out.has(diffId) ? [] : [diffNo])).join(' ');
  note({ objectId: found[0]?.statementId ?? '', objectName, after: handled });
  return { total: versions.size, done: versions.size - failed.length, failed: failed.slice(0, MOST_NAMED) };
}
