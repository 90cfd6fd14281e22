import { and, eq, ne, type SQL, sql } from 'drizzle-orm';
import type { Parsed } from '../../../../../src/contract/endpoint';
import { ERROR } from '../../../../../src/contract/error-codes';
import type { businessCodeApi } from '../../../../../src/contract/goods/business-codes';
import { demandGranted } from '../../../../http/branchScope';
import type { Context } from '../../../../http/context';
import { Failure, InvalidInput, notFound } from '../../../../http/failure';
import { staleVersion } from '../../../../http/staleVersion';
import { touch } from '../../../../http/touch';
import { takeLock } from '../../../../platform/database/advisoryLocks';
import { staff } from '../../../../platform/schema/organisation';
import { ofParent, within } from '../../../../platform/scope';
import { businessCode } from '../../data/schema/business-code';

type Row = typeof businessCode.$inferSelect;
type Kind = Pick<Row, 'branchId' | 'businessType'>;

/** The other codes of a company for the same kind of documents; '0': all of them, as for a new one. */
const otherCodes = ({ branchId, businessType }: Kind, codeId: string, which?: SQL) =>
  ofParent(
    businessCode.branchId,
    branchId,
    and(
      eq(businessCode.businessType, businessType),
      eq(businessCode.deleted, 0),
      ne(businessCode.codeId, codeId),
      which,
    ),
  );

async function demandSalesman(salesmanId: string, { db, session }: Context) {
  const [found] = await db
    .select({ staffId: staff.staffId })
    .from(staff)
    .where(within(session, staff, eq(staff.staffId, salesmanId)));
  if (!found) throw new InvalidInput([{ field: 'salesmanId', text: 'field.choice' }]);
}

/** Takes the flag from the default code; raises its version, as a form that is open would bring the flag back. */
const clearDefault = (kind: Kind, codeId: string, { db }: Context) =>
  db
    .update(businessCode)
    .set({
      ...{ isDefault: 0, version: sql`${businessCode.version} + 1` },
      lossCount: sql`${businessCode.lossCount} + 1`,
    })
    .where(otherCodes(kind, codeId, eq(businessCode.isDefault, 1)));

async function lockedCode({ id, version }: { id: string; version: number }, context: Context) {
  const { db, session } = context;
  await takeLock(db, 'businessCodes');
  const [found] = await db
    .select()
    .from(businessCode)
    .where(within(session, businessCode, eq(businessCode.codeId, id)))
    .for('update');
  if (!found) throw notFound();
  if (found.version !== version) throw await staleVersion(context, found, found);
  return found;
}

async function change(before: Row, values: Partial<Row>, context: Context) {
  const { codeId, businessName, version } = before;
  await context.db
    .update(businessCode)
    .set({ ...values, ...touch(context), version: version + 1 })
    .where(ofParent(businessCode.codeId, codeId));
  const after = { ...before, ...values };
  context.note({ objectId: codeId, objectName: businessName, before: { ...before }, after });
  return true;
}

/** Where its kind has no default yet, the new code becomes it, whatever the form says. */
export async function addCode(form: Parsed<typeof businessCodeApi.add>, context: Context) {
  const { db, session, now, note } = context;
  const { branchId, businessType } = form;
  await demandGranted([branchId], context);
  await demandSalesman(form.salesmanId, context);
  await takeLock(db, 'businessCodes');
  const present = await db
    .select({ isDefault: businessCode.isDefault })
    .from(businessCode)
    .where(otherCodes({ branchId, businessType }, '0'));
  const hasDefault = present.some((one) => one.isDefault === 1);
  const isDefault = form.isDefault === 1 || !hasDefault ? (1 as const) : (0 as const);
  if (isDefault === 1 && form.status === 0) throw new Failure(ERROR.defaultCodeStays);
  if (isDefault === 1) await clearDefault({ branchId, businessType }, '0', context);
  const { loginName: createdBy, realName: createdByName } = session;
  const [created] = await db
    .insert(businessCode)
    .values({ ...form, isDefault, createdBy, createdByName, gmtCreated: now, ...touch(context) })
    .onConflictDoNothing()
    .returning();
  if (!created) throw new InvalidInput([{ field: 'businessCode', text: 'field.taken' }]);
  note({ objectId: created.codeId, objectName: created.businessName, after: { ...created } });
  return { codeId: created.codeId };
}

/** The default stays the default, and enabled, until another code has become it. */
export async function updateCode({ id, version, ...form }: Parsed<typeof businessCodeApi.update>, context: Context) {
  const before = await lockedCode({ id, version }, context);
  await demandSalesman(form.salesmanId, context);
  const losesDefault = before.isDefault === 1 && form.isDefault === 0;
  const isDisabledDefault = form.isDefault === 1 && form.status === 0;
  if (losesDefault || isDisabledDefault) throw new Failure(ERROR.defaultCodeStays);
  if (form.isDefault === 1) await clearDefault(before, id, context);
  return change(before, form, context);
}

export async function setDefaultCode(at: Parsed<typeof businessCodeApi.setDefault>, context: Context) {
  const before = await lockedCode(at, context);
  if (before.status === 0) throw new Failure(ERROR.defaultCodeStays);
  await clearDefault(before, before.codeId, context);
  return change(before, { isDefault: 1 }, context);
}

export async function deleteCode(at: Parsed<typeof businessCodeApi.delete>, context: Context) {
  const before = await lockedCode(at, context);
  if (before.isDefault === 1) throw new Failure(ERROR.defaultCodeStays);
  return change(before, { deleted: 1 }, context);
}
