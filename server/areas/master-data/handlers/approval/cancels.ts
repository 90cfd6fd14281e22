import { and, between, eq, gt, inArray, sql } from 'drizzle-orm';
import { ENTRY_STATUS, TASK_STATE } from '../../../../../src/contract/master-data/approval';
import { BIZ_KIND } from '../../../../../src/contract/master-data/kinds';
import { approvalCancelApi } from '../../../../../src/contract/master-data/approval-cancels';
import { ERROR } from '../../../../../src/contract/error-codes';
import type { Output, Parsed } from '../../../../../src/contract/endpoint';
import type { FormKind } from '../../../../../src/contract/master-data/entry-records';
import type { Context } from '../../../../http/context';
import { Failure, notFound } from '../../../../http/failure';
import { implement } from '../../../../http/implement';
import { translate } from '../../../../http/texts';
import { hasText, told } from '../../../../platform/database/columns';
import { by } from '../../../../platform/database/cursor';
import { paged } from '../../../../platform/database/paged';
import { branch } from '../../../../platform/schema/organisation';
import { within } from '../../../../platform/scope';
import { keepMove } from '../../data/approval/documents';
import { renewFacts } from '../../data/duplicates/renewFacts';
import { FACTS_OF } from '../../data/schema/duplicates';
import { entry } from '../../data/schema/entry';
import { cancel, CANCEL_DAYS } from '../../rules/approval/life';
import {
  approvalNoOf,
  daysLeft,
  finishedAt,
  inStatus,
  isCancelled,
  isTakenBack,
  mayCancel,
  statusOf,
} from './approvalStates';
import { entryFlow } from '../entries/flow';
import { type Case, demandMove, demandVersion, lockedEntry, seenEntry, touch } from '../entries/lockedEntry';

const FORM_KINDS: readonly FormKind[] = [BIZ_KIND.company, BIZ_KIND.customer, BIZ_KIND.commodity];

async function approvalPage(
  query: Parsed<typeof approvalCancelApi.page>,
  context: Context,
): Promise<Output<typeof approvalCancelApi.page>> {
  const { db, session, ms } = context;
  const own = and(
    gt(entry.round, 0),
    eq(entry.deleted, 0),
    query.approvalNo ? hasText(sql`${entry.entryNo} || '-' || ${entry.round}`, query.approvalNo) : undefined,
    query.bizNo ? hasText(entry.entryNo, query.bizNo) : undefined,
    query.bizType?.length ? inArray(entry.kind, query.bizType) : undefined,
    query.approvalStatus ? inStatus(query.approvalStatus) : undefined,
    query.cancelStatus === undefined ? undefined : query.cancelStatus === 1 ? isCancelled : sql`not ${isCancelled}`,
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
    const cancelled = isTakenBack(row)
      ? { cancelStatus: 1 as const, cancelReason, cancelByName, cancelTime }
      : { cancelStatus: 0 as const, cancelReason: '', cancelByName: '', cancelTime: null };
    return {
      ...{ entryId, approvalNo: approvalNoOf(row), bizType, bizNo, title, branchName, applicantName, status, stepName },
      ...{ approvalStatus: statusOf(row), finishTime, ...cancelled },
      ...{ canCancel: mayCancel(row, ms) && FORM_KINDS.some((kind) => kind === bizType), version },
    };
  });
  return { records, ...found };
}

/** The kind of a document in sight. */
async function kindOf(id: string, { db, session }: Context): Promise<FormKind> {
  const [row] = await db
    .select({ kind: entry.kind })
    .from(entry)
    .where(within(session, entry, and(eq(entry.entryId, id), gt(entry.round, 0))));
  const kind = FORM_KINDS.find((one) => one === row?.kind);
  if (kind === undefined) throw notFound();
  return kind;
}

function demandCancellable({ row }: Case, { ms, request }: Context) {
  const left = daysLeft(row, ms);
  const why = row.status === ENTRY_STATUS.written ? 'written' : left !== null && left < 0 ? 'late' : undefined;
  if (!why) return;
  const reason = translate(request.language)(`approvalGone.${why}`, { days: CANCEL_DAYS });
  throw new Failure(ERROR.approvalGone, { params: { reason } });
}

async function cancelEffects(
  { id }: { id: string },
  context: Context,
): Promise<Output<typeof approvalCancelApi.effects>> {
  const loaded = await seenEntry(await kindOf(id, context), id, context);
  const { row, tasks, doc } = loaded;
  const ofRound = tasks.filter(({ round }) => round === row.round);
  return {
    approvalNo: approvalNoOf(row),
    title: row.name,
    openTasks: ofRound.filter(({ state }) => state === TASK_STATE.open).length,
    decisions: ofRound.filter(({ decidedBy }) => decidedBy !== null).length,
    verdicts: doc.verdicts.length,
    daysLeft: daysLeft(row, context.ms),
  };
}

/** Everything that it brings with it happens at once or not at all. */
async function cancelApproval(
  { id, version, reason, rollback }: Parsed<typeof approvalCancelApi.cancel>,
  context: Context,
) {
  const { db, session, now, note } = context;
  const kind = await kindOf(id, context);
  const loaded = await lockedEntry(kind, id, context);
  demandVersion(loaded.row, version);
  demandCancellable(loaded, context);
  const move = demandMove(cancel(loaded.doc, rollback === 1));
  const actor = { userId: session.userId, name: session.realName, opinion: reason };
  const set = { cancelReason: reason, cancelByName: session.realName, cancelTime: now, ...touch(context) };
  await keepMove(db, loaded, { move, actor, now, set });
  await renewFacts(db, { kind, of: FACTS_OF.entry, ids: [id], now });
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
  flow: async (asked, context) => entryFlow(await kindOf(asked.id, context))(asked, context),
  cancel: cancelApproval,
});
