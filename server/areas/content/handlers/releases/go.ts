import {
  RELEASE_ACTION,
  RELEASE_STATUS,
  type releaseApi,
  type ReleaseMoved,
} from '../../../../../src/contract/content/releases';
import type { Parsed } from '../../../../../src/contract/endpoint';
import { ERROR } from '../../../../../src/contract/error-codes';
import type { Context } from '../../../../http/context';
import { Failure, requireConfirmation } from '../../../../http/failure';
import { touch } from '../../../../http/touch';
import { type MemberRow, readMembers, type ReleaseRow, writeRelease } from '../../data/releases/rows';
import { releasedPages } from '../home/released';
import { attempt, hold, keepOutcome, overlapRefused } from './attempt';
import { askedFor, refusal } from './checks';
import { giveBack } from './giveBack';
import { lockedRelease } from './save';

const { draft, waiting, out, refused, cancelled } = RELEASE_STATUS;

function demandStatus({ status }: ReleaseRow, ...allowed: readonly ReleaseRow['status'][]) {
  if (!allowed.includes(status)) throw new Failure(ERROR.statusForbids);
}

const actorOf = ({ session, request }: Context) => ({
  ...{ userId: session.userId, loginName: session.loginName, realName: session.realName },
  ...{ branchId: session.branchId, language: request.language },
});

/** Writes what has become of a release, and says so in its history. */
async function became(row: ReleaseRow, values: Partial<ReleaseRow>, context: Context) {
  const after = await writeRelease(context.db, row, { ...values, ...touch(context) });
  context.note({ objectId: row.releaseId, objectName: row.releaseName, before: { ...row }, after: { ...after } });
  return after;
}

const answer = ({ status, version }: ReleaseRow, rows: ReleaseMoved['rows']): ReleaseMoved => ({
  status,
  version,
  rows,
});

async function freezePages(members: readonly MemberRow[], context: Context) {
  for (const member of members)
    if (member.objectType === 'page' && member.action === RELEASE_ACTION.publish)
      await releasedPages.freeze(member, context);
}

/** All checks of all members, as they will be at the start (docs/domain/releases.md#schedule). */
export async function scheduleRelease(
  { dryRun, ...input }: Parsed<typeof releaseApi.schedule>,
  context: Context,
): Promise<ReleaseMoved> {
  const { db, now } = context;
  const row = await lockedRelease(input, context);
  demandStatus(row, draft);
  if (row.startTime < now) throw new Failure(ERROR.planTimes);
  const members = await readMembers(db, row.releaseId);
  const { gone, met } = await hold(row, members, context);
  if (met.length > 0 && dryRun === 0) throw overlapRefused(met);
  const outcome = gone.length > 0 ? undefined : await attempt(row, members, { context, trialAt: row.startTime });
  const refusals = [...gone, ...met, ...(outcome?.refused ?? [])];
  const rows = [...refusals, ...(outcome?.warned ?? [])];
  if (dryRun === 1) {
    context.note({ objectId: row.releaseId, objectName: row.releaseName, action: 'view' });
    return answer(row, rows);
  }
  if (refusals.length > 0) throw refusal(refusals);
  requireConfirmation(askedFor(outcome?.warnings ?? [], context.request.language), input, { rows });
  await freezePages(members, context);
  return answer(await became(row, { status: waiting, actor: actorOf(context), refusals: [] }, context), rows);
}

/** Publishes a release at once; where one member is refused nothing is out, and the release says why. */
export async function publishRelease(
  input: Parsed<typeof releaseApi.publish>,
  context: Context,
): Promise<ReleaseMoved> {
  const row = await lockedRelease(input, context);
  demandStatus(row, draft, waiting);
  if (row.endTime !== null && row.endTime <= context.now) throw new Failure(ERROR.planTimes);
  const members = await readMembers(context.db, row.releaseId);
  // From now on, however early that is.
  const startTime = row.startTime < context.now ? row.startTime : context.now;
  const { gone, met } = await hold({ ...row, startTime }, members, context);
  if (met.length > 0) throw overlapRefused(met);
  const outcome = gone.length > 0 ? undefined : await attempt(row, members, { context });
  const actor = actorOf(context);
  const refusals = outcome ? outcome.refused : gone;
  if (!outcome || refusals.length > 0)
    return answer(await became(row, { status: refused, actor, refusals }, context), refusals);
  requireConfirmation(askedFor(outcome.warnings, context.request.language), input, { rows: outcome.warned });
  await keepOutcome(members, outcome, context);
  const published = { status: out, actor, publishTime: context.now, refusals: [] };
  return answer(await became(row, published, context), outcome.warned);
}

/** Takes a release back before its end, or one that has none. */
export async function withdrawRelease(
  { reason, ...input }: Parsed<typeof releaseApi.withdraw>,
  context: Context,
): Promise<ReleaseMoved> {
  const row = await lockedRelease(input, context);
  demandStatus(row, out);
  const rows = await giveBack(row, context);
  const ended = { status: RELEASE_STATUS.ended, endedTime: context.now, reason, refusals: rows };
  return answer(await became(row, ended, context), rows);
}

export async function cancelRelease(
  { reason, ...input }: Parsed<typeof releaseApi.cancel>,
  context: Context,
): Promise<ReleaseMoved> {
  const row = await lockedRelease(input, context);
  demandStatus(row, draft, waiting, refused);
  return answer(await became(row, { status: cancelled, reason }, context), []);
}
