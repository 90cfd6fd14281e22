import { takeLock } from '../../../../platform/database/advisoryLocks';
import type { ReleaseCheck } from '../../../../../src/contract/content/releases';
import type { Context } from '../../../../http/context';
import { phrased } from '../../../../platform/listed';
import { readMembers, type ReleaseRow, writeMember } from '../../data/releases/rows';
import { inOrder } from './kinds';
import { restore } from './perform';

/**
 * Takes back what a release has done, the last of it first; what may not be brought back stays down and is told
 * (docs/domain/releases.md#back).
 */
export async function giveBack(row: ReleaseRow, context: Context): Promise<ReleaseCheck[]> {
  const { db, now, request } = context;
  // The same lock as `hold` takes: releases with the same members come one after the other.
  await takeLock(db, 'releases');
  const rows: ReleaseCheck[] = [];
  for (const member of inOrder(await readMembers(db, row.releaseId)).toReversed()) {
    if (member.doneTime === null || member.backTime !== null) continue;
    const refused = await restore(member, row.releaseName, context);
    rows.push(...refused);
    const backNote = phrased(
      request.language,
      refused.map(({ msg }) => msg),
    );
    await writeMember(db, member.memberId, { backTime: backNote === '' ? now : null, backNote });
  }
  return rows;
}
