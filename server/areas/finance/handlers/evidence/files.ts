import { EVIDENCE_KIND, MOST_EVIDENCE } from '../../../../../src/contract/finance/evidence';
import type { Context } from '../../../../http/context';
import { InvalidInput } from '../../../../http/failure';
import { ofParent } from '../../../../platform/scope';
import { behindDiff } from '../../data/evidence';
import { statementEvidence } from '../../data/schema/evidence';
import type { DiffRow } from '../../data/settle';
import { demandSeen, insertEvidence } from './write';

/** Stores files as evidence for the handling of a difference; the caller has the lock. */
export async function keepFiles(
  diff: DiffRow,
  { fileIds = [], remark }: { fileIds?: readonly string[] | undefined; remark: string },
  context: Context,
) {
  const { statementId, branchId, key: diffKey, diffNo: objectNo } = diff;
  const files = [...new Set(fileIds)];
  if (files.length === 0) return;
  const known = await context.db.$count(
    statementEvidence,
    ofParent(statementEvidence.statementId, statementId, behindDiff(diff)),
  );
  if (known + files.length > MOST_EVIDENCE)
    throw new InvalidInput([{ field: 'fileIds', text: 'field.tooMany', params: { max: MOST_EVIDENCE } }]);
  for (const fileId of files) {
    await demandSeen(fileId, context, 'fileIds');
    const values = { statementId, branchId, diffKey, matchId: null, objectNo, kind: EVIDENCE_KIND.other, fileId };
    await insertEvidence({ ...values, note: remark }, context);
  }
}
