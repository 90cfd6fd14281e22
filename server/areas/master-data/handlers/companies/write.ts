import { and, count, eq, ne } from 'drizzle-orm';
import type { Output, Parsed } from '../../../../../src/contract/endpoint';
import { ERROR } from '../../../../../src/contract/error-codes';
import { COMPANY_STATUS, type companyApi, type OrgType } from '../../../../../src/contract/master-data/companies';
import { OWNER_TYPE } from '../../../../../src/contract/master-data/licences';
import { usccFault } from '../../../../../src/contract/master-data/codes/uscc';
import type { Context } from '../../../../http/context';
import { Failure, InvalidInput } from '../../../../http/failure';
import { staleVersion } from '../../../../http/staleVersion';
import { translate } from '../../../../http/texts';
import { touch } from '../../../../http/touch';
import { takeLock } from '../../../../platform/database/advisoryLocks';
import { branch } from '../../../../platform/schema/organisation';
import { global, ofParent } from '../../../../platform/scope';
import { statementsOpen } from '../../data/companySlot';
import { stakesOf } from '../../data/stakeSlots';
import { companyProfile } from '../../data/schema/companyProfile';
import { branchOperateRange, branchRegion, region } from '../../data/schema/reference';
import { nextBranchCode } from '../../rules/branchCode';
import { companyOf } from './read';

type Company = Output<typeof companyApi.detail>;
type Form = Omit<Parsed<typeof companyApi.update>, 'id' | 'version'>;

/** The fields of a company that its history shows. */
const told = ({
  branchName,
  orgType,
  parentId,
  status,
  ...more
}: Form & Pick<Company, 'orgType' | 'parentId' | 'status'>) => {
  const { shortName, uscc, legalPerson, regionId, address, contactName, contactPhone } = more;
  return {
    ...{ branchName, shortName, orgType, parentId, uscc, legalPerson, regionId, address },
    ...{ contactName, contactPhone, status },
  };
};

/** Refuses a wrong credit code, a name or a code that another company has, and an unknown region. */
async function demandForm({ branchName, uscc, regionId }: Form, own: string, { db }: Context) {
  if (usccFault(uscc)) throw new Failure(ERROR.usccWrong);
  const [named] = await db
    .select({ branchId: branch.branchId })
    .from(branch)
    .where(global('shared', and(eq(branch.branchName, branchName), ne(branch.branchId, own))));
  if (named) throw new InvalidInput([{ field: 'branchName', text: 'field.taken' }]);
  const [known] = await db
    .select({ id: region.id })
    .from(region)
    .where(global('shared', eq(region.id, regionId)));
  if (!known) throw new InvalidInput([{ field: 'regionId', text: 'field.choice' }]);
  const [coded] = await db
    .select({ branchId: companyProfile.branchId })
    .from(companyProfile)
    .where(global('taken', and(eq(companyProfile.uscc, uscc), ne(companyProfile.branchId, own))));
  if (coded) throw new Failure(ERROR.usccTaken, { params: { code: uscc } });
}

const profileOf = ({ shortName, uscc, legalPerson, regionId, address, contactName, contactPhone }: Form) => ({
  ...{ shortName, uscc, legalPerson, regionId, address, contactName, contactPhone },
});

/** A new company serves the regions and operate ranges of the company above it, and sells at its prices. */
export async function addCompany({ orgType, parentId, ...form }: Parsed<typeof companyApi.add>, context: Context) {
  const { db, session, now, note } = context;
  await takeLock(db, 'companyTree');
  const [above] = await db
    .select()
    .from(branch)
    .where(global('shared', and(eq(branch.branchId, parentId), eq(branch.status, COMPANY_STATUS.on))));
  if (!above || above.orgType !== orgType - 1) throw new InvalidInput([{ field: 'parentId', text: 'field.choice' }]);
  await demandForm(form, '', context);
  const known = await db.select({ branchId: branch.branchId }).from(branch).where(global('shared'));
  const taken = new Set(known.map(({ branchId }) => branchId));
  // The column takes no other codes.
  const branchId = nextBranchCode({ branchId: parentId, orgType: above.orgType as OrgType }, taken);
  if (branchId === undefined)
    throw new InvalidInput([{ field: 'parentId', text: 'field.tooMany', params: { max: 99 } }]);
  await db
    .insert(branch)
    .values({ branchId, branchName: form.branchName, parentId, orgType, path: `${above.path}${branchId}/` });
  const opened = { createdBy: session.loginName, createdByName: session.realName, gmtCreated: now, ...touch(context) };
  await db.insert(companyProfile).values({ branchId, ...profileOf(form), ...opened });
  for (const served of [branchRegion, branchOperateRange]) {
    const nodes = await db.select({ nodeId: served.nodeId }).from(served).where(ofParent(served.branchId, parentId));
    if (nodes.length > 0) await db.insert(served).values(nodes.map(({ nodeId }) => ({ branchId, nodeId })));
  }
  const after = told({ ...form, orgType, parentId, status: COMPANY_STATUS.on });
  note({ objectId: branchId, objectName: form.branchName, after });
  return { branchId };
}

/** Locks the tree of companies, and answers the company; refused where it has another version. */
async function locked({ id, version }: { id: string; version: number }, context: Context) {
  await takeLock(context.db, 'companyTree');
  const found = await companyOf(id, context);
  if (found.version !== version) {
    const [row] = await context.db
      .select({ modifiedBy: companyProfile.modifiedBy, gmtModified: companyProfile.gmtModified })
      .from(companyProfile)
      .where(ofParent(companyProfile.branchId, id));
    throw await staleVersion(context, found, row ?? { modifiedBy: '', gmtModified: null });
  }
  return found;
}

/** Changes the profile, or inserts the first one of a company that has had only a name. */
async function saveProfile({ branchId, version }: Company, values: object, context: Context) {
  const { db, session, now } = context;
  const next = { ...values, ...touch(context), version: version + 1 };
  await db
    .insert(companyProfile)
    .values({ ...next, branchId, createdBy: session.loginName, createdByName: session.realName, gmtCreated: now })
    .onConflictDoUpdate({ target: companyProfile.branchId, set: next });
}

export async function updateCompany({ id, version, ...form }: Parsed<typeof companyApi.update>, context: Context) {
  const before = await locked({ id, version }, context);
  await demandForm(form, id, context);
  await context.db.update(branch).set({ branchName: form.branchName }).where(ofParent(branch.branchId, id));
  await saveProfile(before, profileOf(form), context);
  const { orgType, parentId, status } = before;
  const after = told({ ...form, orgType, parentId, status });
  context.note({ objectId: id, objectName: form.branchName, before: told(before), after });
  return true;
}

/** What keeps a company from being disabled, in the user's language; empty where nothing does. */
async function whatIsOpen(id: string, { db, request, now }: Context) {
  const text = translate(request.language);
  const stakes = await stakesOf(db, { ownerType: OWNER_TYPE.company, ownerIds: [id], now });
  const statements = await statementsOpen.get()(db, id);
  const [below] = await db
    .select({ children: count() })
    .from(branch)
    .where(global('shared', and(eq(branch.parentId, id), eq(branch.status, COMPANY_STATUS.on))));
  const found = [
    ['companyUse.orders', stakes(id).openOrders],
    ['companyUse.statements', statements],
    ['companyUse.children', below?.children ?? 0],
  ] as const;
  return found
    .filter(([, number]) => number > 0)
    .map(([key, number]) => text(key, { count: number }))
    .join(text('companyUse.and'));
}

export async function switchCompany({ id, version, status }: Parsed<typeof companyApi.updateStatus>, context: Context) {
  const before = await locked({ id, version }, context);
  const { branchName: name, parentId } = before;
  // Without the top nobody would be in charge.
  if (parentId === null) throw new InvalidInput([{ field: 'status', text: 'field.locked' }]);
  if (status === COMPANY_STATUS.off) {
    const what = await whatIsOpen(id, context);
    if (what !== '') throw new Failure(ERROR.companyInUse, { params: { name, what } });
  } else {
    const [above] = await context.db
      .select({ status: branch.status })
      .from(branch)
      .where(global('shared', eq(branch.branchId, parentId)));
    if (above?.status !== COMPANY_STATUS.on) throw new InvalidInput([{ field: 'status', text: 'field.locked' }]);
  }
  await context.db.update(branch).set({ status }).where(ofParent(branch.branchId, id));
  await saveProfile(before, {}, context);
  context.note({ objectId: id, objectName: name, before: told(before), after: told({ ...before, status }) });
  return true;
}
