import type { Db } from '../../../../platform/database/db';
import { global, ofParent } from '../../../../platform/scope';
import { release, releaseMember } from '../schema/release';
import { eq } from 'drizzle-orm';

export type ReleaseRow = typeof release.$inferSelect;
export type MemberRow = typeof releaseMember.$inferSelect;

export const readMembers = (db: Db, releaseId: string): Promise<MemberRow[]> =>
  db.select().from(releaseMember).where(ofParent(releaseMember.releaseId, releaseId)).orderBy(releaseMember.sort);

/** Changes a release whose row is locked. */
export async function writeRelease(
  db: Db,
  row: ReleaseRow,
  { modifiedBy, gmtModified, ...values }: Partial<ReleaseRow> & Pick<ReleaseRow, 'modifiedBy' | 'gmtModified'>,
): Promise<ReleaseRow> {
  const set = { ...values, modifiedBy, gmtModified, version: row.version + 1 };
  // By its key alone: the clock ends a release, whatever companies its author may see by then.
  await db
    .update(release)
    .set(set)
    .where(global('clock', eq(release.releaseId, row.releaseId)));
  return { ...row, ...set };
}

export const writeMember = (db: Db, memberId: string, values: Partial<MemberRow>) =>
  db
    .update(releaseMember)
    .set(values)
    .where(global('clock', eq(releaseMember.memberId, memberId)));
