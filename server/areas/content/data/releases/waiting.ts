import { and, eq, gte, inArray, isNotNull, isNull, lte, ne, or, type SQL } from 'drizzle-orm';
import { RELEASE_STATUS, type ReleaseObject } from '../../../../../src/contract/content/releases';
import type { Db } from '../../../../platform/database/db';
import { global } from '../../../../platform/scope';
import { release, releaseMember } from '../schema/release';

interface Named {
  releaseNo: string;
  releaseName: string;
}

/** The releases that meet a condition and have these objects as members, by id, whoever has made them. */
async function membersOf(
  db: Db,
  { objectType, ids }: { objectType: ReleaseObject; ids: readonly string[] },
  which: SQL | undefined,
) {
  if (ids.length === 0) return new Map<string, Named>();
  const isOne = and(eq(releaseMember.objectType, objectType), inArray(releaseMember.objectId, [...ids]));
  const rows = await db
    .select({ id: releaseMember.objectId, releaseNo: release.releaseNo, releaseName: release.releaseName })
    .from(releaseMember)
    .innerJoin(release, eq(release.releaseId, releaseMember.releaseId))
    .where(global('taken', and(which, isOne)));
  return new Map(rows.map(({ id, ...named }) => [id, named]));
}

/**
 * The releases that will be published with these objects, by id, whoever has made them
 * (docs/domain/releases.md#waiting).
 */
export const waitingWith = (db: Db, objectType: ReleaseObject, ids: readonly string[]) =>
  membersOf(db, { objectType, ids }, eq(release.status, RELEASE_STATUS.waiting));

interface Planned {
  releaseId: string;
  startTime: string;
  endTime: string | null;
}

/**
 * Other releases that have one of these objects at that time: scheduled ones, and published ones that the clock will
 * take back (43743).
 */
export function overlapping(
  db: Db,
  { releaseId, startTime, endTime }: Planned,
  { objectType, ids, now }: { objectType: ReleaseObject; ids: readonly string[]; now: string },
) {
  const { waiting, out } = RELEASE_STATUS;
  const comesBack = and(eq(release.status, out), isNotNull(release.endTime), gte(release.endTime, now));
  const meets = and(
    ...[ne(release.releaseId, releaseId), or(eq(release.status, waiting), comesBack)],
    endTime === null ? undefined : lte(release.startTime, endTime),
    or(isNull(release.endTime), gte(release.endTime, startTime)),
  );
  return membersOf(db, { objectType, ids }, meets);
}
