import { eq } from 'drizzle-orm';
import type { Parsed } from '../../../../src/contract/endpoint';
import { ERROR } from '../../../../src/contract/error-codes';
import { outageApi, OUTAGE_STATUS, type OutageAction } from '../../../../src/contract/property/outages';
import type { Context } from '../../../http/context';
import { Failure, InvalidInput, notFound } from '../../../http/failure';
import { implement } from '../../../http/implement';
import { staleVersion } from '../../../http/staleVersion';
import { touch } from '../../../http/touch';
import { nextNumber } from '../../../platform/numbers/series';
import { ofParent, within } from '../../../platform/scope';
import { pmsBuilding, pmsUnit } from '../data/schema/property';
import { type OutageRow, pmsOutage } from '../data/schema/work';
import { outageActions } from '../rules/work';
import { propertyOf } from './names';
import { tellOutage } from './outageNotices';
import { ordersOf, outagePage } from './outageRead';

interface Key {
  id: string;
  version: number;
}

/** Locks an outage; refuses it unless its state allows the action. */
async function locked(key: Key, action: OutageAction, context: Context) {
  const [found] = await context.db
    .select()
    .from(pmsOutage)
    .where(within(context.session, pmsOutage, eq(pmsOutage.outageId, key.id)))
    .for('update');
  if (!found) throw notFound();
  if (found.version !== key.version) throw await staleVersion(context, found, found);
  if (!outageActions(found.status).includes(action)) throw new Failure(ERROR.propertyForbids);
  return found;
}

async function change(before: OutageRow, values: Partial<OutageRow>, context: Context) {
  const after = { ...before, ...values, ...touch(context), version: before.version + 1 };
  await context.db.update(pmsOutage).set(after).where(ofParent(pmsOutage.outageId, before.outageId));
  const { outageId: objectId, outageNo: objectName } = before;
  context.note({ objectId, objectName, before: { ...before }, after: { ...after } });
  return after;
}

/** Refuses buildings and units that were deleted, or that belong to another property. */
async function demandParts({ propertyId, buildingIds, unitIds }: Parsed<typeof outageApi.save>, { db }: Context) {
  const buildings = await db.$count(
    pmsBuilding,
    ofParent(pmsBuilding.buildingId, buildingIds, eq(pmsBuilding.propertyId, propertyId), eq(pmsBuilding.deleted, 0)),
  );
  if (buildings < new Set(buildingIds).size) throw new InvalidInput([{ field: 'buildingIds', text: 'field.unknown' }]);
  const units = await db.$count(
    pmsUnit,
    ofParent(pmsUnit.unitId, unitIds, eq(pmsUnit.propertyId, propertyId), eq(pmsUnit.deleted, 0)),
  );
  if (units < new Set(unitIds).size) throw new InvalidInput([{ field: 'unitIds', text: 'field.unknown' }]);
}

async function saveOutage(form: Parsed<typeof outageApi.save>, context: Context) {
  const { outageId, version, propertyId, ...values } = form;
  const { db, session, now, note } = context;
  const { branchId } = await propertyOf(propertyId, context);
  if (values.planEndTime <= values.startTime) throw new Failure(ERROR.outageTimes);
  await demandParts(form, context);
  if (outageId) {
    const before = await locked({ id: outageId, version: version ?? 0 }, 'edit', context);
    await change(before, { ...values, propertyId, branchId }, context);
    return { outageId };
  }
  const { loginName: createdBy, realName: createdByName } = session;
  const audit = { createdBy, createdByName, gmtCreated: now, ...touch(context) };
  const [created] = await db
    .insert(pmsOutage)
    .values({ ...values, ...audit, propertyId, branchId, outageNo: await nextNumber(db, 'outage', now) })
    .returning();
  if (!created) throw notFound();
  note({ objectId: created.outageId, objectName: created.outageNo, action: 'add', after: { ...created } });
  return { outageId: created.outageId };
}

async function publish(key: Key, context: Context) {
  const before = await locked(key, 'publish', context);
  if (before.planEndTime <= context.now) throw new Failure(ERROR.outageTimes);
  const hasBegun = before.planned === 0 || before.startTime <= context.now;
  const status = hasBegun ? OUTAGE_STATUS.running : OUTAGE_STATUS.published;
  await tellOutage(await change(before, { status }, context), 'publish', context);
  return true;
}

async function restore({ endTime, ...key }: Parsed<typeof outageApi.restore>, context: Context) {
  const before = await locked(key, 'restore', context);
  const end = endTime ?? context.now;
  if (end <= before.startTime || end > context.now) throw new Failure(ERROR.outageTimes);
  const after = await change(before, { status: OUTAGE_STATUS.restored, endTime: end, alertTime: null }, context);
  await tellOutage(after, 'restore', context);
  return { orders: await ordersOf(before, context) };
}

async function extend({ planEndTime, ...key }: Parsed<typeof outageApi.extend>, context: Context) {
  const before = await locked(key, 'extend', context);
  if (planEndTime <= before.planEndTime || planEndTime <= context.now) throw new Failure(ERROR.outageTimes);
  const extension = { before: before.planEndTime, at: context.now, by: context.session.realName };
  const extensions = [...before.extensions, extension];
  await tellOutage(await change(before, { planEndTime, alertTime: null, extensions }, context), 'extend', context);
  return true;
}

async function cancel(key: Key, context: Context) {
  const before = await locked(key, 'cancel', context);
  const after = await change(before, { status: OUTAGE_STATUS.cancelled }, context);
  // Nobody was told of a draft.
  if (before.status !== OUTAGE_STATUS.draft) await tellOutage(after, 'cancel', context);
  return true;
}

export const outageRoutes = implement(outageApi, {
  page: outagePage,
  save: saveOutage,
  publish,
  restore,
  extend,
  cancel,
});
