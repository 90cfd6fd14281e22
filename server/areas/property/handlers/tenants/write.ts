import { and, eq, inArray, ne } from 'drizzle-orm';
import type { Parsed } from '../../../../../src/contract/endpoint';
import { ERROR } from '../../../../../src/contract/error-codes';
import { LEASE_STATUS } from '../../../../../src/contract/property/micro-pms';
import { TENANT_STATUS, TENANT_TYPE, tenantApi } from '../../../../../src/contract/property/tenants';
import { demandGranted } from '../../../../http/branchScope';
import type { Context } from '../../../../http/context';
import { Failure, InvalidInput, notFound } from '../../../../http/failure';
import { demandButton } from '../../../../http/permission';
import { staleVersion } from '../../../../http/staleVersion';
import { touch } from '../../../../http/touch';
import { holdNames } from '../../../../platform/database/advisoryLocks';
import { nextSerials } from '../../../../platform/numbers/series';
import { ofParent, within } from '../../../../platform/scope';
import { pmsBill } from '../../data/schema/bills';
import { pmsLease } from '../../data/schema/property';
import { pmsTenant } from '../../data/schema/tenants';
import { isOwed, ofTenant, type TenantRow } from './read';

async function locked({ id, version }: { id: string; version: number }, context: Context) {
  const [found] = await context.db
    .select()
    .from(pmsTenant)
    .where(within(context.session, pmsTenant, eq(pmsTenant.tenantId, id)))
    .for('update');
  if (!found) throw notFound();
  if (found.version !== version) throw await staleVersion(context, ofTenant(found), found);
  return found;
}

export async function change(before: TenantRow, values: Partial<TenantRow>, context: Context) {
  const after = { ...before, ...values, ...touch(context), version: before.version + 1 };
  await context.db.update(pmsTenant).set(after).where(ofParent(pmsTenant.tenantId, before.tenantId));
  const { tenantId: objectId, tenantName: objectName } = before;
  context.note({ objectId, objectName, before: ofTenant(before), after: ofTenant(after) });
  return true;
}

interface Named {
  idNumber: string;
  branchId: string;
  /** The tenant that may have this number. */
  own: string;
}

/** A number belongs to one tenant of a company. */
async function isFree({ idNumber, branchId, own }: Named, { db, session }: Context) {
  const [other] = await db
    .select({ id: pmsTenant.tenantId })
    .from(pmsTenant)
    .where(
      within(
        session,
        pmsTenant,
        and(eq(pmsTenant.branchId, branchId), eq(pmsTenant.idNumber, idNumber), ne(pmsTenant.tenantId, own)),
      ),
    );
  return other === undefined;
}

type NewTenant = Pick<TenantRow, 'branchId' | 'idNumber'> &
  Omit<Parsed<typeof tenantApi.save>, 'tenantId' | 'version' | 'uscc' | 'idNo'>;

/** Adds a tenant with the next code. */
export async function addTenant(values: NewTenant, context: Context): Promise<TenantRow> {
  const { db, session, now } = context;
  const [tenantCode = ''] = await nextSerials(db, 'tenant', 1);
  const { loginName: createdBy, realName: createdByName } = session;
  const audit = { createdBy, createdByName, gmtCreated: now, ...touch(context) };
  const [created] = await db
    .insert(pmsTenant)
    .values({ ...values, ...audit, tenantCode })
    .returning();
  if (!created) throw notFound();
  return created;
}

export async function saveTenant(form: Parsed<typeof tenantApi.save>, context: Context) {
  const { tenantId, version, branchId, uscc, idNo, ...plain } = form;
  const { db, session, note } = context;
  await demandButton(db, [tenantId ? 'tenant_edit' : 'tenant_add'], session);
  await demandGranted([branchId], context);
  const field = plain.tenantType === TENANT_TYPE.company ? 'uscc' : 'idNo';
  const before = tenantId ? await locked({ id: tenantId, version: version ?? 0 }, context) : undefined;
  if (before && before.branchId !== branchId) throw new InvalidInput([{ field: 'branchId', text: 'field.locked' }]);
  const kept = before?.tenantType === plain.tenantType ? before.idNumber : '';
  const idNumber = form[field] || kept;
  await holdNames(db, 'tenantNumbers', [branchId]);
  if (!idNumber) throw new InvalidInput([{ field, text: 'field.required' }]);
  if (!(await isFree({ idNumber, branchId, own: before?.tenantId ?? '0' }, context)))
    throw new InvalidInput([{ field, text: 'field.taken' }]);
  if (before) {
    await change(before, { ...plain, idNumber }, context);
    return { tenantId: before.tenantId };
  }
  const created = await addTenant({ ...plain, branchId, idNumber }, context);
  note({ objectId: created.tenantId, objectName: created.tenantName, action: 'add', after: ofTenant(created) });
  return { tenantId: created.tenantId };
}

const { submitted, approved, running } = LEASE_STATUS;
type LeaseStatus = (typeof LEASE_STATUS)[keyof typeof LEASE_STATUS];

/** Whether a lease names the tenant: one in these states, or any. */
export async function hasLease(tenantId: string, states: readonly LeaseStatus[] | undefined, { db }: Context) {
  const [lease] = await db
    .select({ id: pmsLease.leaseId })
    .from(pmsLease)
    .where(
      ofParent(
        pmsLease.tenantId,
        tenantId,
        and(eq(pmsLease.deleted, 0), states ? inArray(pmsLease.leaseStatus, [...states]) : undefined),
      ),
    )
    .limit(1);
  return lease !== undefined;
}

async function owesAnything(tenantId: string, { db }: Context) {
  const [bill] = await db
    .select({ id: pmsBill.billId })
    .from(pmsBill)
    .innerJoin(pmsLease, eq(pmsLease.leaseId, pmsBill.leaseId))
    .where(ofParent(pmsLease.tenantId, tenantId, isOwed))
    .limit(1);
  return bill !== undefined;
}

export async function switchTenant({ status, ...key }: Parsed<typeof tenantApi.updateStatus>, context: Context) {
  const before = await locked(key, context);
  const isOff = status === TENANT_STATUS.off;
  if (isOff && (await hasLease(before.tenantId, [submitted, approved, running], context)))
    throw new Failure(ERROR.tenantBound);
  if (isOff && (await owesAnything(before.tenantId, context))) throw new Failure(ERROR.tenantBound);
  return change(before, { status }, context);
}

export async function deleteTenant(key: Parsed<typeof tenantApi.delete>, context: Context) {
  const before = await locked(key, context);
  if (await hasLease(before.tenantId, undefined, context)) throw new Failure(ERROR.hasLease);
  return change(before, { deleted: 1 }, context);
}
