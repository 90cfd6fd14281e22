import { UNDER_WAY } from '../../../../../src/contract/master-data/approval';
import { DUPLICATE_VERDICT } from '../../../../../src/contract/master-data/duplicates';
import { ERROR } from '../../../../../src/contract/error-codes';
import { FORMS } from '../../../../../src/contract/master-data/forms/forms';
import type { Context } from '../../../../http/context';
import { Failure, type Warning } from '../../../../http/failure';
import type { Loaded } from '../../data/approval/documents';
import type { Match } from '../../data/duplicates/candidates';
import { checkForm } from '../../rules/formChecks';
import { type Decider, rightOn } from './detail';
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
