import { ENTRY_STATUS } from '../../../../../src/contract/master-data/approval';
import { ERROR } from '../../../../../src/contract/error-codes';
import { FORMS } from '../../../../../src/contract/master-data/forms/forms';
import type { Context } from '../../../../http/context';
import { Failure, type Warning } from '../../../../http/failure';
import { checkForm } from '../../rules/formChecks';
import type { Right } from '../../rules/approval/people';
import { rightOn } from './detail';
import { type Case, lockOf } from './lockedEntry';
import { alikeOf } from './others';

const DECIDABLE: readonly number[] = [ENTRY_STATUS.waiting, ENTRY_STATUS.inReview];

/** It is under way, and nobody else has it open. */
export function demandDecidable({ row }: Case) {
  if (!DECIDABLE.includes(row.status)) throw new Failure(ERROR.entryForbids);
}

export function demandUnlocked({ row }: Case, { session, ms }: Context) {
  const lock = lockOf(row, ms);
  if (lock && lock.by !== session.userId)
    throw new Failure(ERROR.entryLocked, { params: { name: lock.byName, minutes: lock.minutes } });
}

/** Whose task of the open step the caller may decide (43622, 43671, 43676). */
export async function demandRight(loaded: Case, context: Context): Promise<Right> {
  const right = await rightOn(loaded, context);
  if (typeof right === 'number') throw new Failure(right);
  return right;
}

/** What an auditor has to accept before he passes it. */
export async function auditWarnings(loaded: Case, { db, now }: Context): Promise<Warning[]> {
  const { warnings } = checkForm(loaded.kind, FORMS[loaded.kind].parse(loaded.row.form), now.slice(0, 10));
  const alike = await alikeOf(loaded, db);
  const names = alike.slice(0, 3).map(({ row: { name } }) => name);
  return [...warnings, ...(names.length > 0 ? [{ code: ERROR.recordAlike, params: { names: names.join('、') } }] : [])];
}
