import { RELEASE_OBJECTS, type ReleaseCheck } from '../../../../../src/contract/content/releases';
import { ERROR } from '../../../../../src/contract/error-codes';
import type { Context } from '../../../../http/context';
import { Failure, type Warning } from '../../../../http/failure';
import { translate } from '../../../../http/texts';
import { fromShanghai } from '../../../../platform/clock';
import { takeLock } from '../../../../platform/database/advisoryLocks';
import { type MemberRow, type ReleaseRow, writeMember } from '../../data/releases/rows';
import { overlapping } from '../../data/releases/waiting';
import { rowOf } from './checks';
import { inOrder } from './kinds';
import { lockMembers, perform } from './perform';
import { within } from './within';

export interface Outcome {
  refused: ReleaseCheck[];
  warned: ReleaseCheck[];
  warnings: Warning[];
  /** The plans that were made or cancelled, by member. */
  planIds: Map<string, string[]>;
}

/** Ends a trial, or a release that is refused, so that nothing of it stays. */
class Undone extends Error {}

/** Members that another release has at that time (43743). */
export async function overlaps(row: ReleaseRow, members: readonly MemberRow[], context: Context) {
  const say = translate(context.request.language);
  const rows: ReleaseCheck[] = [];
  for (const objectType of RELEASE_OBJECTS) {
    const own = members.filter((one) => one.objectType === objectType);
    if (own.length === 0) continue;
    const ids = own.map(({ objectId }) => objectId);
    const others = await overlapping(context.db, row, { objectType, ids, now: context.now });
    for (const member of own) {
      const other = others.get(member.objectId);
      const names = other && `${other.releaseName} (${other.releaseNo})`;
      if (names) {
        const code = ERROR.releasesOverlap;
        rows.push({ ...rowOf(member), refused: 1, code, msg: say(code, { names }) });
      }
    }
  }
  return rows;
}

/** One release after the other: two that have the same member would not see each other. */
export async function hold(row: ReleaseRow, members: readonly MemberRow[], context: Context) {
  await takeLock(context.db, 'releases');
  return { gone: await lockMembers(members, context), met: await overlaps(row, members, context) };
}

export const overlapRefused = (rows: readonly ReleaseCheck[]) =>
  new Failure(ERROR.releasesOverlap, {
    params: { names: rows.map(({ objectName }) => objectName) },
    data: { rows },
  });

interface Way {
  /** Tries the release as of this moment; nothing of it stays. */
  trialAt?: string;
}

/**
 * Carries all members out, in the transaction of the caller: if one is refused nothing of it stays
 * (docs/domain/releases.md#all-or-none).
 */
export async function attempt(
  row: ReleaseRow,
  members: readonly MemberRow[],
  { context, trialAt }: Way & { context: Context },
): Promise<Outcome> {
  const outcome: Outcome = { refused: [], warned: [], warnings: [], planIds: new Map() };
  const moment = trialAt === undefined ? {} : { now: trialAt, ms: fromShanghai(trialAt) };
  try {
    await within(context, moment, async (inside) => {
      for (const member of inOrder(members)) {
        const done = await perform(member, row, inside);
        outcome.refused.push(...done.refused);
        outcome.warned.push(...done.warned);
        outcome.warnings.push(...done.warnings);
        outcome.planIds.set(member.memberId, done.planIds);
      }
      if (trialAt !== undefined || outcome.refused.length > 0) throw new Undone();
    });
  } catch (error) {
    if (!(error instanceof Undone)) throw error;
  }
  return outcome;
}

/** Keeps with each member what is to be taken back when that is due. */
export async function keepOutcome(members: readonly MemberRow[], { planIds }: Outcome, { db, now }: Context) {
  for (const { memberId } of members) {
    const none = { backTime: null, backNote: '' };
    await writeMember(db, memberId, { ...none, planIds: planIds.get(memberId) ?? [], doneTime: now });
  }
}
