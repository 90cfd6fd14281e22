import { and, asc, eq, sql } from 'drizzle-orm';
import type { Parsed } from '../../../../src/contract/endpoint';
import { ERROR } from '../../../../src/contract/error-codes';
import { propertyApi, type PmsProperty } from '../../../../src/contract/property/properties';
import { demandGranted } from '../../../http/branchScope';
import type { Context } from '../../../http/context';
import { Failure, InvalidInput, notFound } from '../../../http/failure';
import { implement } from '../../../http/implement';
import { demandButton } from '../../../http/permission';
import { staleVersion } from '../../../http/staleVersion';
import { touch } from '../../../http/touch';
import { hasText, subquery, told } from '../../../platform/database/columns';
import { by } from '../../../platform/database/cursor';
import { paged } from '../../../platform/database/paged';
import { twoDecimals } from '../../../platform/numbers/decimal';
import { nextSerials } from '../../../platform/numbers/series';
import { branch, staff } from '../../../platform/schema/organisation';
import { global, ofParent, visibleBranches, within } from '../../../platform/scope';
import { demandStaff, staffOf } from './names';
import { hasMeter } from '../data/billing/meterBook';
import { pmsBuilding, pmsProperty, pmsUnit } from '../data/schema/property';
import { areaUnits } from './units/read';

type Row = typeof pmsProperty.$inferSelect;

/** A property as a list, a conflict and the log show it. */
const toldProperty = (row: Row) => ({ ...row, totalArea: twoDecimals(row.totalArea) });

const buildings = subquery<number>(
  sql`select count(*)::int from ${pmsBuilding} where ${pmsBuilding.propertyId} = ${pmsProperty.propertyId} and ${pmsBuilding.deleted} = 0`,
);
const units = subquery<number>(
  sql`select count(*)::int from ${pmsUnit} where ${pmsUnit.propertyId} = ${pmsProperty.propertyId} and ${pmsUnit.deleted} = 0`,
);

async function propertyPage(query: Parsed<typeof propertyApi.page>, { db, session }: Context) {
  const { propertyName, propertyType, branchId, status, orderBy = 'propertyCode', orderDir = 'asc' } = query;
  const where = within(
    session,
    pmsProperty,
    and(
      propertyName ? hasText(pmsProperty.propertyName, propertyName) : undefined,
      propertyType === undefined ? undefined : eq(pmsProperty.propertyType, propertyType),
      branchId ? eq(pmsProperty.branchId, branchId) : undefined,
      status === undefined ? undefined : eq(pmsProperty.status, status),
    ),
  );
  const listed = db
    .select({
      row: pmsProperty,
      branchName: told(branch.branchName),
      managerName: staff.staffName,
      ...{ buildingCount: buildings, unitCount: units },
    })
    .from(pmsProperty)
    .leftJoin(branch, eq(branch.branchId, pmsProperty.branchId))
    .leftJoin(staff, eq(staff.staffId, pmsProperty.managerId))
    .where(where)
    .$dynamic();
  const order = [by(pmsProperty[orderBy], orderDir), by(pmsProperty.propertyId, orderDir)];
  const { rows, ...found } = await paged(db, { listed, order, key: [pmsProperty.propertyId] }, query);
  const records = rows.map(({ row, managerName, ...more }): PmsProperty => ({
    ...toldProperty(row),
    ...more,
    managerName: managerName ?? '',
  }));
  return { records, ...found };
}

async function choices({ branchId }: Parsed<typeof propertyApi.choices>, context: Context) {
  const { db, session } = context;
  const branches = await db
    .select({ value: branch.branchId, label: branch.branchName })
    .from(branch)
    .where(global('shared', and(eq(branch.status, 1), visibleBranches(session))))
    .orderBy(asc(branch.path))
    .limit(1_000);
  return { branches, staff: await staffOf(branchId ?? session.branchId, context) };
}

async function locked({ id, version }: { id: string; version: number }, context: Context) {
  const [found] = await context.db
    .select()
    .from(pmsProperty)
    .where(within(context.session, pmsProperty, eq(pmsProperty.propertyId, id)))
    .for('update');
  if (!found) throw notFound();
  if (found.version !== version) throw await staleVersion(context, toldProperty(found), found);
  return found;
}

async function change(before: Row, values: Partial<Row>, context: Context) {
  const after = { ...values, ...touch(context), version: before.version + 1 };
  await context.db.update(pmsProperty).set(after).where(ofParent(pmsProperty.propertyId, before.propertyId));
  const { propertyId: objectId, propertyName: objectName } = before;
  context.note({ objectId, objectName, before: toldProperty(before), after: toldProperty({ ...before, ...after }) });
  return true;
}

async function addProperty(form: Parsed<typeof propertyApi.save>, values: object & Partial<Row>, context: Context) {
  const { db, session, now, note } = context;
  const [propertyCode = ''] = await nextSerials(db, 'property', 1);
  const { loginName: createdBy, realName: createdByName } = session;
  const { propertyName, propertyType, branchId } = form;
  const audit = { createdBy, createdByName, gmtCreated: now, ...touch(context) };
  const [created] = await db
    .insert(pmsProperty)
    .values({ ...values, ...audit, propertyName, propertyType, branchId, propertyCode })
    .returning();
  if (!created) throw notFound();
  note({ objectId: created.propertyId, objectName: propertyName, action: 'add', after: toldProperty(created) });
  return { propertyId: created.propertyId };
}

async function saveProperty(form: Parsed<typeof propertyApi.save>, context: Context) {
  const { propertyId, version, branchId, totalArea, managerId, ...plain } = form;
  await demandButton(context.db, [propertyId ? 'property_edit' : 'property_add'], context.session);
  await demandGranted([branchId], context);
  await demandStaff(managerId, 'managerId', context);
  const values = { ...plain, managerId, totalArea: totalArea === null ? 0 : areaUnits(totalArea) };
  if (!propertyId) return addProperty(form, values, context);
  const before = await locked({ id: propertyId, version: version ?? 0 }, context);
  if (before.branchId !== branchId) throw new InvalidInput([{ field: 'branchId', text: 'field.locked' }]);
  await change(before, values, context);
  return { propertyId };
}

async function deleteProperty(input: Parsed<typeof propertyApi.delete>, context: Context) {
  const before = await locked(input, context);
  const [one] = await context.db
    .select({ id: pmsBuilding.buildingId })
    .from(pmsBuilding)
    .where(ofParent(pmsBuilding.propertyId, before.propertyId, eq(pmsBuilding.deleted, 0)))
    .limit(1);
  if (one) throw new Failure(ERROR.hasBuildings);
  if (await hasMeter(context.db, 'propertyId', before.propertyId)) throw new Failure(ERROR.hasMeter);
  return change(before, { deleted: 1 }, context);
}

export const propertyRoutes = implement(propertyApi, {
  page: propertyPage,
  choices,
  save: saveProperty,
  updateStatus: async ({ status, ...key }, context) => change(await locked(key, context), { status }, context),
  delete: deleteProperty,
});
