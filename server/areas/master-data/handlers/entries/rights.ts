import { UNDER_WAY } from '../../../../../src/contract/master-data/approval';
import { DUPLICATE_VERDICT } from '../../../../../src/contract/master-data/duplicates';
import { ERROR, type ErrorCode } from '../../../../../src/contract/error-codes';
import { FORMS } from '../../../../../src/contract/master-data/forms/forms';
import type { Context } from '../../../../http/context';
import { Failure, type Warning } from '../../../../http/failure';
import type { Loaded } from '../../data/approval/documents';
import type { Match } from '../../data/duplicates/candidates';
import { deskOf } from '../../data/approval/people';
import { openTasks } from '../../rules/approval/life';
import { type Person, type Right, rightTo } from '../../rules/approval/people';
import { checkForm } from '../../rules/formChecks';
import { type Case, lockOf } from './lockedEntry';

/** It is under way, and nobody else has it open. */
export function demandDecidable({ row }: Loaded) {
  if (!UNDER_WAY.includes(row.status)) throw new Failure(ERROR.entryForbids);
}

export function demandUnlocked({ row }: Loaded, { session, ms }: Context) {
  const lock = lockOf(row, ms);
  if (lock && lock.by !== session.userId)
    throw new Failure(ERROR.entryLocked, { params: { name: lock.byName, minutes: lock.minutes } });
}

/** A task that somebody may decide, and as whom. */
export interface Decider extends Right {
  person: Person;
}

/** `rightTo` for the caller. */
export async function rightOn(
  { row, tasks, doc }: Loaded,
  { db, session, now }: Context,
): Promise<Decider | ErrorCode> {
  const { person, principals } = await deskOf(db, session.userId, now);
  const decided = tasks
    .filter(({ round }) => round === row.round)
    .flatMap(({ decidedBy, onBehalfOf, stepNo }) => [decidedBy, onBehalfOf].map((one) => ({ decidedBy: one, stepNo })));
  const right = rightTo(openTasks(doc), {
    ...{ person, applicantId: row.applicantId, decided },
    principals: principals.filter(({ bizKinds }) => bizKinds.includes(row.kind)),
  });
  return typeof right === 'number' ? right : { ...right, person };
}

/** Whose task of the open step the caller may decide (43622, 43671, 43676). */
export async function demandRight(loaded: Loaded, context: Context): Promise<Decider> {
  const right = await rightOn(loaded, context);
  if (typeof right === 'number') throw new Failure(right);
  return right;
}

/** What an auditor has to accept before he passes it; with what it is at least possibly one with. */
export function auditWarnings({ kind, row }: Case, alike: readonly Match[], now: string): Warning[] {
  const { warnings } = checkForm(kind, FORMS[kind].parse(row.form), now.slice(0, 10));
  const likely = alike.filter(({ comparison }) => comparison.verdict >= DUPLICATE_VERDICT.likely);
  const names = likely.slice(0, 3).map(({ row: { name } }) => name);
  return [...warnings, ...(names.length > 0 ? [{ code: ERROR.recordAlike, params: { names: names.join('、') } }] : [])];
}
