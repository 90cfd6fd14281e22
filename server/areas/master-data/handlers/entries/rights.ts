import { TASK_STATE, UNDER_WAY } from '../../../../../src/contract/master-data/approval';
import { DUPLICATE_VERDICT } from '../../../../../src/contract/master-data/duplicates';
import { ERROR, type ErrorCode } from '../../../../../src/contract/error-codes';
import { FORMS } from '../../../../../src/contract/master-data/forms/forms';
import type { Context } from '../../../../http/context';
import { Failure, InvalidInput, type Warning } from '../../../../http/failure';
import { parseInput } from '../../../../http/input';
import type { Loaded, TaskRow } from '../../data/approval/documents';
import type { Match } from '../../data/duplicates/candidates';
import { type Desk, deskOf } from '../../data/approval/people';
import type { EntryRow } from '../../data/schema/entry';
import { type Person, type Right, rightTo } from '../../rules/approval/people';
import { checkForm } from '../../rules/formChecks';
import { type Case, lockOf } from './lockedEntry';
import { demandFirst, namesOfAlike } from './others';

/** Refuses an entry that is not under way. */
export function demandDecidable({ row }: Loaded) {
  if (!UNDER_WAY.includes(row.status)) throw new Failure(ERROR.entryForbids);
}

/** Refuses an entry that somebody else has open. */
export function demandUnlocked({ row }: Loaded, { session, ms }: Context) {
  const lock = lockOf(row, ms);
  if (lock && lock.by !== session.userId)
    throw new Failure(ERROR.entryLocked, { params: { name: lock.byName, minutes: lock.minutes } });
}

/** A task that somebody may decide, and as whom. */
export interface Decider extends Right {
  person: Person;
}

/** `rightTo` for a desk that is known, on an entry with its tasks. */
export function rightAt({ person, principals }: Desk, row: EntryRow, tasks: readonly TaskRow[]): Right | ErrorCode {
  const decided = tasks
    .filter(({ round }) => round === row.round)
    .flatMap(({ decidedBy, onBehalfOf, stepNo }) => [decidedBy, onBehalfOf].map((one) => ({ decidedBy: one, stepNo })));
  const open = tasks.filter(({ state, stepNo }) => state === TASK_STATE.open && stepNo === row.stepNo);
  return rightTo(open, {
    ...{ person, applicantId: row.applicantId, decided },
    principals: principals.filter(({ bizKinds }) => bizKinds.includes(row.kind)),
  });
}

/** `rightTo` for the caller. */
export async function rightOn({ row, tasks }: Loaded, { db, session, now }: Context): Promise<Decider | ErrorCode> {
  const desk = await deskOf(db, session.userId, now);
  const right = rightAt(desk, row, tasks);
  return typeof right === 'number' ? right : { ...right, person: desk.person };
}

/** The task of the open step that the caller may decide (43622, 43671, 43676). */
export async function demandRight(loaded: Loaded, context: Context): Promise<Decider> {
  const right = await rightOn(loaded, context);
  if (typeof right === 'number') throw new Failure(right);
  return right;
}

/**
 * The form's warnings as of today; refuses it where a licence in it has ended since (43641) or a date that must lie
 * ahead has passed (40002).
 */
function checkedToday({ kind, row }: Case, now: string) {
  const form = parseInput({ input: FORMS[kind] }, row.form);
  const { problems, ended, warnings } = checkForm(kind, form, now.slice(0, 10));
  const over = problems.filter(({ text }) => text === 'field.future');
  if (over.length > 0) throw new InvalidInput(over);
  if (ended.length > 0) throw new Failure(ERROR.licenceEnded, { params: { name: ended } });
  return warnings;
}

/** What an auditor has to accept before he passes the entry; `alike` are records that are possibly the same. */
export async function auditWarnings(loaded: Case, alike: readonly Match[], context: Context): Promise<Warning[]> {
  const warnings = checkedToday(loaded, context.now);
  await demandFirst(loaded, alike, context);
  const likely = alike.filter(({ comparison }) => comparison.verdict >= DUPLICATE_VERDICT.likely);
  if (likely.length === 0) return warnings;
  const names = await namesOfAlike(loaded.kind, likely, context);
  return [...warnings, { code: ERROR.recordAlike, params: { names } }];
}
