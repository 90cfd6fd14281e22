import { and, between, eq, or, type SQL, sql } from 'drizzle-orm';
import type { releaseApi } from '../../../../../src/contract/content/releases';
import type { Output, Parsed } from '../../../../../src/contract/endpoint';
import type { Context } from '../../../../http/context';
import { notFound } from '../../../../http/failure';
import { hasText, subquery } from '../../../../platform/database/columns';
import { by } from '../../../../platform/database/cursor';
import { paged } from '../../../../platform/database/paged';
import { branch } from '../../../../platform/schema/organisation';
import { type Scoped, within } from '../../../../platform/scope';
import { branchNames } from '../../data/home/lines';
import { readMembers } from '../../data/releases/rows';
import { release, releaseMember } from '../../data/schema/release';

type Query = Parsed<typeof releaseApi.page>;

const filters = ({ keyword, status, startTime }: Query): SQL | undefined =>
  and(
    keyword ? or(hasText(release.releaseName, keyword), hasText(release.releaseNo, keyword)) : undefined,
    status === undefined ? undefined : eq(release.status, status),
    startTime ? between(release.startTime, ...startTime) : undefined,
  );

const memberCount = subquery<number>(
  sql`select count(*)::int from ${releaseMember} where ${releaseMember.releaseId} = ${release.releaseId}`,
);

const listed = ({ db }: Context, where: Scoped) =>
  db
    .select({ row: release, memberCount, branchName: branch.branchName })
    .from(release)
    .innerJoin(branch, eq(branch.branchId, release.branchId))
    .where(where)
    .$dynamic();

type Listed = Awaited<ReturnType<typeof listed>>[number];
const headOf = ({ row, ...more }: Listed) => ({ ...row, ...more, actorName: row.actor?.realName ?? '' });

export async function releasePage(query: Query, context: Context): Promise<Output<typeof releaseApi.page>> {
  const { db, session } = context;
  const { orderBy = 'startTime', orderDir = 'desc' } = query;
  const order = [by(release[orderBy], orderDir), by(release.releaseId, 'desc')];
  const where = within(session, release, filters(query));
  const { rows, ...paging } = await paged(db, { listed: listed(context, where), order }, query);
  return { records: rows.map(headOf), ...paging };
}

export async function releaseDetail(
  { id }: Parsed<typeof releaseApi.detail>,
  context: Context,
): Promise<Output<typeof releaseApi.detail>> {
  const { db, session } = context;
  const [found] = await listed(context, within(session, release, eq(release.releaseId, id)));
  if (!found) throw notFound();
  const members = await readMembers(db, id);
  const names = await branchNames(
    db,
    members.flatMap(({ branchIds }) => branchIds),
  );
  return {
    ...headOf(found),
    rows: found.row.refusals,
    members: members.map((member) => ({
      ...member,
      branchNames: member.branchIds.map((branchId) => names.get(branchId) ?? branchId),
    })),
  };
}
