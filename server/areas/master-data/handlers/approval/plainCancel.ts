import { ENTRY_STATUS } from '../../../../../src/contract/master-data/approval';
import { isChained } from '../../../../../src/contract/master-data/kinds';
import type { Context } from '../../../../http/context';
import type { Loaded } from '../../data/approval/documents';
import { openPlain } from '../../data/approval/plain';
import { type PlainAsked, type PlainUndo, plainUndos } from './plainUndo';
import { isOver } from './approvalStates';

/** What the document's area says of taking its approval back; undefined: it has a chain, or nothing to take back. */
export async function undoOf(
  { row }: Loaded,
  wish: Pick<PlainAsked, 'isAgain' | 'reason' | 'isLocked'>,
  context: Context,
): Promise<PlainUndo | undefined> {
  const { kind, changeOf, status } = row;
  const isThere = status === ENTRY_STATUS.waiting || status === ENTRY_STATUS.passed;
  if (isChained(kind) || changeOf === null || !isThere || isOver(row, context.now)) return undefined;
  return plainUndos.get()[kind]({ ...wish, id: changeOf, isPassed: status === ENTRY_STATUS.passed }, context);
}

/** Undoes what the area has to undo; where the document waits again, its approval is opened for the same applicant. */
export async function followUndo(
  { row }: Loaded,
  undo: PlainUndo,
  { isAgain, context }: { isAgain: boolean; context: Context },
) {
  await undo.run();
  const { kind, changeOf, entryNo: no, branchId, name: title, applicantId, applicantName } = row;
  if (!isAgain || !undo.waits || isChained(kind) || changeOf === null) return;
  const session = { userId: applicantId, loginName: context.session.loginName, realName: applicantName };
  await openPlain({ db: context.db, session, now: context.now }, { kind, id: changeOf, no, branchId, title });
}
