import { eq } from 'drizzle-orm';
import {
  RELEASE_ACTION,
  RELEASE_STATUS,
  type releaseApi,
  type ReleaseMemberForm,
  type ReleaseObject,
} from '../../../../../src/contract/content/releases';
import type { Parsed } from '../../../../../src/contract/endpoint';
import { ERROR } from '../../../../../src/contract/error-codes';
import type { Context } from '../../../../http/context';
import { Failure, InvalidInput, notFound } from '../../../../http/failure';
import { staleVersion } from '../../../../http/staleVersion';
import { touch } from '../../../../http/touch';
import type { FieldProblem } from '../../../../platform/problem';
import { nextNumber } from '../../../../platform/numbers/series';
import { ofParent, within } from '../../../../platform/scope';
import { readVersion } from '../../data/home/versions';
import { type ReleaseRow, writeRelease } from '../../data/releases/rows';
import { release, releaseMember } from '../../data/schema/release';
import { planTimes } from '../../rules/planTimes';
import { seenPage } from '../home/pageRead';
import { auditOf, demandBranches } from '../home/pageWrite';
import { namesIn } from './objects';

/** Locks a release in sight, in the version that the caller has seen. */
export async function lockedRelease({ id, version }: { id: string; version: number }, context: Context) {
  const { db, session } = context;
  const [row] = await db
    .select()
    .from(release)
    .where(within(session, release, eq(release.releaseId, id)))
    .for('update');
  if (!row) throw notFound();
  if (row.version !== version) throw await staleVersion(context, row, row);
  return row;
}

const isPublished = ({ objectType, action }: ReleaseMemberForm) =>
  objectType === 'page' && action === RELEASE_ACTION.publish;

/** The version that is to go out: later ones of the page are not meant. */
async function versionNoOf({ objectId, versionNo }: ReleaseMemberForm, field: string, context: Context) {
  const page = await seenPage(objectId, context);
  const version = await readVersion(context.db, objectId, versionNo ?? page.versionNo);
  if (!version) throw new InvalidInput([{ field: `${field}.versionNo`, text: 'field.choice' }]);
  return version.versionNo;
}

/** Members are in sight, each once; only pages that are published have versions and companies. */
async function checkedMembers(members: readonly ReleaseMemberForm[], context: Context) {
  const names = new Map<ReleaseObject, Map<string, string>>();
  for (const objectType of new Set(members.map((one) => one.objectType))) {
    const ids = members.flatMap((one) => (one.objectType === objectType ? [one.objectId] : []));
    names.set(objectType, await namesIn(objectType, ids, context));
  }
  const problems: FieldProblem[] = [];
  const known = new Set<string>();
  const checked = [];
  for (const [i, member] of members.entries()) {
    const field = `members.${i}`;
    const { objectType, objectId, branchIds } = member;
    const key = `${objectType} ${objectId}`;
    const objectName = names.get(objectType)?.get(objectId);
    if (objectName === undefined) problems.push({ field: `${field}.objectId`, text: 'field.choice' });
    else if (known.has(key)) problems.push({ field: `${field}.objectId`, text: 'field.repeated' });
    known.add(key);
    const hasMore = member.versionNo !== null || branchIds.length > 0;
    if (!isPublished(member) && hasMore) problems.push({ field, text: 'field.onlyPages' });
    if (problems.length > 0) continue;
    if (branchIds.length > 0) await demandBranches(branchIds, context);
    const versionNo = isPublished(member) ? await versionNoOf(member, field, context) : null;
    checked.push({ ...member, versionNo, objectName: objectName ?? '', sort: i + 1 });
  }
  if (problems.length > 0) throw new InvalidInput(problems);
  return checked;
}

type Form = Parsed<typeof releaseApi.save>;

async function stored(
  form: Pick<ReleaseRow, 'releaseName' | 'startTime' | 'endTime'>,
  before: ReleaseRow | undefined,
  context: Context,
) {
  const { db, session, now } = context;
  if (before) return writeRelease(db, before, { ...form, ...touch(context) });
  const releaseNo = await nextNumber(db, 'release', now);
  const [made] = await db
    .insert(release)
    .values({ ...form, releaseNo, branchId: session.branchId, ...auditOf(context) })
    .returning();
  if (!made) throw new Failure(ERROR.serverFailed);
  return made;
}

/** A draft may have any time that is one; whether it is still to come is asked when it is scheduled. */
export async function saveRelease({ releaseId, version, members, releaseName, ...times }: Form, context: Context) {
  const { db, note } = context;
  const before = releaseId === null ? undefined : await lockedRelease({ id: releaseId, version }, context);
  if (before && before.status !== RELEASE_STATUS.draft) throw new Failure(ERROR.statusForbids);
  const { startTime, endTime } = planTimes(times, context.now);
  if (endTime !== null && endTime <= startTime) throw new Failure(ERROR.planTimes);
  const checked = await checkedMembers(members, context);
  const row = await stored({ releaseName, startTime, endTime }, before, context);
  await db.delete(releaseMember).where(ofParent(releaseMember.releaseId, row.releaseId));
  await db.insert(releaseMember).values(checked.map((one) => ({ ...one, releaseId: row.releaseId })));
  const told = checked.map(({ objectType, objectName, action }) => `${objectType} ${action} ${objectName}`);
  note({
    ...{ objectId: row.releaseId, objectName: row.releaseName },
    ...(before ? { before: { ...before } } : { action: 'add' as const }),
    after: { ...row, members: told.join('；') },
  });
  return { releaseId: row.releaseId, releaseNo: row.releaseNo, version: row.version };
}
