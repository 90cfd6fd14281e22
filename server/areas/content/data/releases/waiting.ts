import { and, eq, gte, inArray, isNotNull, isNull, lte, ne, or } from 'drizzle-orm';
import { RELEASE_STATUS, type ReleaseObject } from '../../../../../src/contract/content/releases';
import type { Db } from '../../../../platform/database/db';
import { global } from '../../../../platform/scope';
import { release, releaseMember } from '../schema/release';

interface Named {
  releaseNo: string;
  releaseName: string;
}

/** By id, the releases that are to go out with these things, whoever has made them (docs/domain/releases.md#waiting). */
export async function waitingWith(db: Db, objectType: ReleaseObject, ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, Named>();
  const rows = await db
    .select({ id: releaseMember.objectId, releaseNo: release.releaseNo, releaseName: release.releaseName })
    .from(releaseMember)
    .innerJoin(release, eq(release.releaseId, releaseMember.releaseId))
    .where(
      global(
        'taken',
        and(
          eq(release.status, RELEASE_STATUS.waiting),
          eq(releaseMember.objectType, objectType),
          inArray(releaseMember.objectId, [...ids]),
        ),
      ),
    );
  return new Map(rows.map(({ id, ...named }) => [id, named]));
}

interface Planned {
  releaseId: string;
  startTime: string;
  endTime: string | null;
}

/**
 * Other releases that have one of these things at that time: those that wait, and those that are out and will be taken
 * back by the clock (43743).
 */
export async function overlapping(
  db: Db,
  { releaseId, startTime, endTime }: Planned,
  { objectType, ids, now }: { objectType: ReleaseObject; ids: readonly string[]; now: string },
) {
  const { waiting, out } = RELEASE_STATUS;
  const comesBack = and(eq(release.status, out), isNotNull(release.endTime), gte(release.endTime, now));
  const rows = await db
    .select({ id: releaseMember.objectId, releaseNo: release.releaseNo, releaseName: release.releaseName })
    .from(releaseMember)
    .innerJoin(release, eq(release.releaseId, releaseMember.releaseId))
    .where(
      global(
        'taken',
        and(
          ...[ne(release.releaseId, releaseId), or(eq(release.status, waiting), comesBack)],
          ...[eq(releaseMember.objectType, objectType), inArray(releaseMember.objectId, [...ids])],
          endTime === null ? undefined : lte(release.startTime, endTime),
          or(isNull(release.endTime), gte(release.endTime, startTime)),
        ),
      ),
    );
  return new Map(rows.map(({ id, ...named }) => [id, named]));
}
