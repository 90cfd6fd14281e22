import { and, eq, inArray, sql, type SQL } from 'drizzle-orm';
import type { Output, Parsed } from '../../../../../src/contract/endpoint';
import { type companyApi, type OrgType } from '../../../../../src/contract/master-data/companies';
import { LICENCE_STATE, type LicenceState, OWNER_TYPE } from '../../../../../src/contract/master-data/licences';
import type { Context } from '../../../../http/context';
import { notFound } from '../../../../http/failure';
import { hasText, subquery } from '../../../../platform/database/columns';
import { by } from '../../../../platform/database/cursor';
import { paged } from '../../../../platform/database/paged';
import { maskPhone } from '../../../../platform/mask';
import { branch } from '../../../../platform/schema/organisation';
import { global, visibleBranches } from '../../../../platform/scope';
import { belowNodes } from '../../data/nodes';
import { licence } from '../../data/schema/licence';
import { companyProfile } from '../../data/schema/companyProfile';
import { region } from '../../data/schema/reference';

type Listed = Output<typeof companyApi.detail>;

const parentName = subquery<string>(
  sql`select coalesce(max(above.branch_name), '') from ${branch} as above where above.branch_id = ${branch.parentId}`,
);
const textOf = (column: Parameters<typeof hasText>[0]) => sql<string>`coalesce(${column}, '')`;

/** The best licence of each type counts, and the worst of these is told; the worse a state, the higher its code. */
const licenceState = subquery<LicenceState | null>(sql`select max(best) from (
  select min(${licence.licenceState}) as best from ${licence}
  where ${licence.ownerType} = ${OWNER_TYPE.company} and ${licence.ownerId} = ${branch.branchId}
    and ${licence.deleted} = 0 and ${licence.licenceState} <> ${LICENCE_STATE.renewed}
  group by ${licence.licenceType}) as types`);

const SHOWN = {
  licenceState,
  branchId: branch.branchId,
  branchName: branch.branchName,
  // The column takes no other codes.
  orgType: sql<OrgType>`${branch.orgType}`,
  parentId: branch.parentId,
  parentName,
  shortName: textOf(companyProfile.shortName),
  uscc: textOf(companyProfile.uscc),
  legalPerson: textOf(companyProfile.legalPerson),
  contactName: textOf(companyProfile.contactName),
  contactPhone: textOf(companyProfile.contactPhone),
  regionId: textOf(companyProfile.regionId),
  regionName: textOf(region.name),
  address: textOf(companyProfile.address),
  status: sql<0 | 1>`${branch.status}`,
  gmtModified: companyProfile.gmtModified,
  version: sql<number>`coalesce(${companyProfile.version}, 0)`,
};

const { branchId, branchName, orgType, status } = branch;
const SORTED = { branchId, branchName, orgType, status, gmtModified: companyProfile.gmtModified };

export async function companyPage(query: Parsed<typeof companyApi.page>, { db, session }: Context) {
  const { orderBy = 'branchId', orderDir = 'asc' } = query;
  const isThere = (value: string | undefined, condition: (value: string) => SQL | undefined) =>
    value ? condition(value) : undefined;
  const where = global(
    'shared',
    and(
      visibleBranches(session),
      isThere(query.branchId, (id) => eq(branchId, id)),
      isThere(query.branchName, (name) => hasText(branchName, name)),
      isThere(query.regionId, (id) => inArray(companyProfile.regionId, belowNodes(region, [id]))),
      query.orgType === undefined ? undefined : eq(orgType, query.orgType),
      query.licenceState === undefined ? undefined : eq(licenceState, query.licenceState),
      query.status === undefined ? undefined : eq(status, query.status),
    ),
  );
  const listed = db
    .select(SHOWN)
    .from(branch)
    .leftJoin(companyProfile, eq(companyProfile.branchId, branch.branchId))
    .leftJoin(region, eq(region.id, companyProfile.regionId))
    .where(where)
    .$dynamic();
  const order = [by(SORTED[orderBy], orderDir), by(branchId, orderDir)];
  const { rows, ...found } = await paged(db, { listed, order }, query);
  return { records: rows.map((row) => ({ ...row, contactPhone: maskPhone(row.contactPhone) })), ...found };
}

/** A company that the viewer sees, with the whole phone number. */
export async function companyOf(id: string, { db, session }: Context): Promise<Listed> {
  const [found] = await db
    .select(SHOWN)
    .from(branch)
    .leftJoin(companyProfile, eq(companyProfile.branchId, branch.branchId))
    .leftJoin(region, eq(region.id, companyProfile.regionId))
    .where(global('shared', and(eq(branchId, id), visibleBranches(session))));
  if (!found) throw notFound();
  return found;
}
