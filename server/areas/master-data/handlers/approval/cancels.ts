import { and, between, eq, gt, inArray, sql } from 'drizzle-orm';
import { TASK_STATE } from '../../../../../src/contract/master-data/approval';
import { approvalCancelApi } from '../../../../../src/contract/master-data/approval-cancels';
import { ERROR } from '../../../../../src/contract/error-codes';
import type { Output, Parsed } from '../../../../../src/contract/endpoint';
import type { Context } from '../../../../http/context';
import { Failure } from '../../../../http/failure';
import { implement } from '../../../../http/implement';
import { translate } from '../../../../http/texts';
import { touch } from '../../../../http/touch';
import { contentHash } from '../../../../platform/canonical';
import { hasText, told } from '../../../../platform/database/columns';
import { by } from '../../../../platform/database/cursor';
import { paged } from '../../../../platform/database/paged';
import { branch } from '../../../../platform/schema/organisation';
import { within } from '../../../../platform/scope';
import { keepMove, type Loaded } from '../../data/approval/documents';
import { entry } from '../../data/schema/entry';
import { cancel, CANCEL_DAYS } from '../../rules/approval/life';
import {
  approvalNoOf,
  daysLeft,
  finishedAt,
  hasCancelStatus,
  inStatus,
  isCancelled,
  isOver,
  mayCancel,
  statusOf,
} from './approvalStates';
import { followCancel, holdApplication } from './followCancel';
import type { PlainUndo } from './plainUndo';
import { isChained } from '../../../../../src/contract/master-data/kinds';
import { flowOf } from '../entries/flow';
import { followUndo, undoOf } from './plainCancel';
import { demandMove, demandVersion, entryAt } from '../entries/lockedEntry';

async function approvalPage(
  query: Parsed<typeof approvalCancelApi.page>,
  context: Context,
): Promise<Output<typeof approvalCancelApi.page>> {
  const { db, session, ms, now } = context;
  const own = and(
    gt(entry.round, 0),
    eq(entry.deleted, 0),
    query.approvalNo ? hasText(sql`${entry.entryNo} || '-' || ${entry.round}`, query.approvalNo) : undefined,
    query.bizNo ? hasText(entry.entryNo, query.bizNo) : undefined,
    query.bizType?.length ? inArray(entry.kind, query.bizType) : undefined,
    query.approvalStatus ? inStatus(query.approvalStatus) : undefined,
    query.cancelStatus === undefined ? undefined : hasCancelStatus(query.cancelStatus),
    query.finishTime ? between(finishedAt, ...query.finishTime) : undefined,
  );
  const listed = db
    .select({ row: entry, branchName: told(branch.branchName), finishTime: finishedAt })
    .from(entry)
    .leftJoin(branch, eq(branch.branchId, entry.branchId))
    .where(within(session, entry, own))
    .$dynamic();
  const { orderBy, orderDir = 'desc' } = query;
  const first = orderBy === 'finishTime' ? sql`coalesce(${finishedAt}, '9999-01-01')` : entry.entryNo;
  const order = orderBy ? [by(first, orderDir), by(entry.entryId, 'desc')] : [by(entry.entryId, 'desc')];
  const { rows, ...found } = await paged(db, { listed, order, key: [entry.entryId] }, query);
  const records = rows.map(({ row, branchName, finishTime }) => {
    const { entryId, kind: bizType, entryNo: bizNo, name: title, applicantName, status, stepName, version } = row;
    const { cancelReason, cancelByName, cancelTime } = row;
    const cancelled = isCancelled(row)
      ? { cancelStatus: 1 as const, cancelReason, cancelByName, cancelTime }
      : { cancelStatus: 0 as const, cancelReason: '', cancelByName: '', cancelTime: null };
    return {
      ...{ entryId, approvalNo: approvalNoOf(row), bizType, bizNo, title, branchName, applicantName, status, stepName },
      ...{ approvalStatus: statusOf(row), finishTime, ...cancelled },
      ...{ canCancel: mayCancel(row, ms) && !isOver(row, now), version },
    };
  });
  return { records, ...found };
}

/** A document in sight that was submitted once, of whatever kind. */
const documentAt = (id: string, isLocked: boolean, context: Context) =>
  entryAt(and(eq(entry.entryId, id), gt(entry.round, 0)), { isLocked, withPast: true }, context);

/** Why an approval cannot be taken back, as a key of `approvalGone`; undefined: it can. */
function refusalOf({ row }: Loaded, undo: PlainUndo | undefined, { ms, now }: Context) {
  if (isOver(row, now)) return isChained(row.kind) ? 'written' : 'handled';
  const left = daysLeft(row, ms);
  if (left !== null && left < 0) return 'late';
  return undo?.refusal;
}

const sayGone = (why: string, { request }: Context) =>
  translate(request.language)(`approvalGone.${why}`, { days: CANCEL_DAYS });

/** What taking an approval back does, and a hash of that (`seen`), which is the same in every language. */
function effectsIn({ row, tasks, doc }: Loaded, undo: PlainUndo | undefined, refusal: string | undefined) {
  const ofRound = tasks.filter(({ round }) => round === row.round);
  const counts = {
    openTasks: ofRound.filter(({ state }) => state === TASK_STATE.open).length,
    decisions: ofRound.filter(({ decidedBy }) => decidedBy !== null).length,
    verdicts: doc.verdicts.length,
  };
  const { ended = [], again = [] } = undo ?? {};
  return { counts, ended, again, seen: contentHash({ ...counts, ended, again, stands: refusal ?? '' }) };
}

async function cancelEffects(
  { id }: { id: string },
  context: Context,
): Promise<Output<typeof approvalCancelApi.effects>> {
  const loaded = await documentAt(id, false, context);
  const { row } = loaded;
  const undo = await undoOf(loaded, { isAgain: false, reason: '', isLocked: false }, context);
  const refusal = refusalOf(loaded, undo, context);
  const say = translate(context.request.language);
  const { counts, ended, again, seen } = effectsIn(loaded, undo, refusal);
  return {
    approvalNo: approvalNoOf(row),
    title: row.name,
    ...counts,
    daysLeft: daysLeft(row, context.ms),
    refusal: refusal ? sayGone(refusal, context) : '',
    ended: ended.map(([key, params]) => say(key, params)),
    again: again.map(([key, params]) => say(key, params)),
    ...{ version: row.version, seen },
  };
}

/** Takes an approval back, with all that follows from it or not at all. */
async function cancelApproval(
  { id, version, seen, reason, rollback }: Parsed<typeof approvalCancelApi.cancel>,
  context: Context,
) {
  const { db, session, now, note } = context;
  const isAgain = rollback === 1;
  // The licence or application is locked before its entry, as where it is decided.
  const seenNow = await documentAt(id, false, context);
  await holdApplication(seenNow, context);
  const undo = await undoOf(seenNow, { isAgain, reason, isLocked: true }, context);
  const loaded = await documentAt(id, true, context);
  demandVersion(loaded.row, version);
  const refusal = refusalOf(loaded, undo, context);
  if (refusal) throw new Failure(ERROR.approvalGone, { params: { reason: sayGone(refusal, context) } });
  if (effectsIn(loaded, undo, refusal).seen !== seen) throw new Failure(ERROR.versionConflict);
  const move = demandMove(cancel(loaded.doc, isAgain));
  const actor = { userId: session.userId, name: session.realName, opinion: reason };
  const set = { cancelReason: reason, cancelByName: session.realName, cancelTime: now, ...touch(context) };
  await keepMove(db, loaded, { move, actor, now, set });
  await (undo ? followUndo(loaded, undo, { isAgain, context }) : followCancel(loaded, isAgain, context));
  const { status } = loaded.row;
  note({
    objectId: id,
    objectName: approvalNoOf(loaded.row),
    before: { status },
    after: { status: move.status, reason },
  });
  return true;
}

export const approvalCancelRoutes = implement(approvalCancelApi, {
  page: approvalPage,
  effects: cancelEffects,
  flow: async ({ id }, context) => flowOf(await documentAt(id, false, context), context),
  cancel: cancelApproval,
});
