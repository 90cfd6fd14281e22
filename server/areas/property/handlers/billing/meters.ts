import { and, eq } from 'drizzle-orm';
import type { Output, Parsed } from '../../../../../src/contract/endpoint';
import { ERROR } from '../../../../../src/contract/error-codes';
import { METER_STATUS, meterApi, READING_KIND } from '../../../../../src/contract/property/meters';
import type { Context } from '../../../../http/context';
import { Failure, InvalidInput, notFound } from '../../../../http/failure';
import { implement } from '../../../../http/implement';
import { staleVersion } from '../../../../http/staleVersion';
import { touch } from '../../../../http/touch';
import { hasText, told } from '../../../../platform/database/columns';
import { by } from '../../../../platform/database/cursor';
import { paged } from '../../../../platform/database/paged';
import { toText, toUnits } from '../../../../platform/numbers/decimal';
import { ofParent, within } from '../../../../platform/scope';
import { type MeterRow, meterOf, pointOf, validReadings } from '../../data/billing/meterBook';
import { auditOf } from '../../data/billing/writePlan';
import { pmsMeter, pmsReading } from '../../data/schema/meters';
import { pmsProperty, pmsUnit } from '../../data/schema/property';
import { intervalsOf } from '../../rules/billing/usage';
import { propertyOf } from '../names';
import { told as toldRule } from './trialUsage';

const two = (value: number) => toText(value, 2);
const hundredths = (text: string) => toUnits(text, 2);

const texts = ({ factor, startValues, finalValues, ...row }: MeterRow) => ({
  ...row,
  ...{ factor: toText(factor, 4), startValues: startValues.map(two), finalValues: finalValues?.map(two) ?? null },
});

async function meterPage(query: Parsed<typeof meterApi.page>, { db, session }: Context) {
  const { meterNo, propertyId, unitId, meterStatus, orderBy = 'meterNo', orderDir = 'asc' } = query;
  const where = and(
    meterNo ? hasText(pmsMeter.meterNo, meterNo) : undefined,
    propertyId ? eq(pmsMeter.propertyId, propertyId) : undefined,
    unitId ? eq(pmsMeter.unitId, unitId) : undefined,
    meterStatus === undefined ? undefined : eq(pmsMeter.meterStatus, meterStatus),
  );
  const listed = db
    .select({ row: pmsMeter, propertyName: told(pmsProperty.propertyName), unitNo: pmsUnit.unitNo })
    .from(pmsMeter)
    .leftJoin(pmsProperty, eq(pmsProperty.propertyId, pmsMeter.propertyId))
    .leftJoin(pmsUnit, eq(pmsUnit.unitId, pmsMeter.unitId))
    .where(within(session, pmsMeter, where))
    .$dynamic();
  const order = [by(pmsMeter[orderBy], orderDir), by(pmsMeter.meterId, orderDir)];
  const { rows, ...found } = await paged(db, { listed, order, key: [pmsMeter.meterId] }, query);
  return { records: rows.map(({ row, ...names }) => ({ ...texts(row), ...names })), ...found };
}

export async function lockedMeter(id: string, { db, session }: Context): Promise<MeterRow> {
  const [found] = await db
    .select()
    .from(pmsMeter)
    .where(within(session, pmsMeter, eq(pmsMeter.meterId, id)))
    .for('update');
  if (!found) throw notFound();
  return found;
}

type NewMeter = Omit<
  typeof pmsMeter.$inferInsert,
  'createdBy' | 'createdByName' | 'gmtCreated' | 'modifiedBy' | 'gmtModified'
>;

/** With its first reading, from which its usage counts. */
async function addMeter(values: NewMeter, { db, session, now }: Context) {
  const audit = auditOf({ by: session, now });
  const [created] = await db
    .insert(pmsMeter)
    .values({ ...audit, ...values })
    .onConflictDoNothing()
    .returning();
  if (!created) throw new Failure(ERROR.meterNoTaken);
  const { meterId, branchId, installDate, startValues } = created;
  await db.insert(pmsReading).values({
    ...{ ...audit, meterId, branchId, kind: READING_KIND.installed, date: installDate, values: startValues },
    readTime: now,
  });
  return created;
}

async function demandUnit(unitId: string | null, propertyId: string, { db, session }: Context) {
  if (unitId === null) return;
  const [unit] = await db
    .select({ unitId: pmsUnit.unitId })
    .from(pmsUnit)
    .where(within(session, pmsUnit, and(eq(pmsUnit.unitId, unitId), eq(pmsUnit.propertyId, propertyId))));
  if (!unit) throw new InvalidInput([{ field: 'unitId', text: 'field.choice' }]);
}

async function saveMeter(form: Parsed<typeof meterApi.save>, context: Context): Promise<Output<typeof meterApi.save>> {
  const { meterId, version, startValues, ...fields } = form;
  const { branchId } = await propertyOf(form.propertyId, context);
  await demandUnit(form.unitId, form.propertyId, context);
  const factor = toUnits(form.factor, 4);
  if (factor <= 0) throw new InvalidInput([{ field: 'factor', text: 'field.required' }]);
  if (!meterId) {
    const values = startValues.map(hundredths);
    const created = await addMeter(
      { ...fields, factor, branchId, startValues: values, registers: values.length },
      context,
    );
    context.note({ objectId: created.meterId, objectName: created.meterNo, action: 'add', after: texts(created) });
    return { meterId: created.meterId };
  }
  const before = await lockedMeter(meterId, context);
  if (before.version !== version) throw await staleVersion(context, texts(before), before);
  // What its readings were computed with stays: another factor is another meter.
  const isOther = before.factor !== factor || before.digits !== form.digits || before.propertyId !== form.propertyId;
  if (isOther || before.feeType !== form.feeType || before.unitId !== form.unitId)
    throw new InvalidInput([{ field: 'meterId', text: 'field.locked' }]);
  const after = { meterNo: form.meterNo, parentId: form.parentId, version: before.version + 1 };
  await context.db
    .update(pmsMeter)
    .set({ ...after, ...touch(context) })
    .where(ofParent(pmsMeter.meterId, meterId));
  context.note({ objectId: meterId, objectName: form.meterNo, before: texts(before), after });
  return { meterId };
}

/** The old one closes and the new one opens on one day. */
async function exchangeMeter(
  { id, version, date, period, finalValues, overflow, startValues, ...form }: Parsed<typeof meterApi.exchange>,
  context: Context,
): Promise<Output<typeof meterApi.exchange>> {
  const { db, session, now } = context;
  const old = await lockedMeter(id, context);
  if (old.version !== version) throw await staleVersion(context, texts(old), old);
  if (old.meterStatus !== METER_STATUS.active) throw new Failure(ERROR.propertyForbids);
  const readings = await validReadings(db, id);
  const last = readings.at(-1);
  if (finalValues.length !== old.registers || startValues.length !== old.registers || (last && date < last.date))
    throw new Failure(ERROR.exchangeIncomplete);
  const values = finalValues.map(hundredths);
  const final = { meterId: id, kind: READING_KIND.removed, date, period, values, overflow };
  try {
    intervalsOf(meterOf(old), [...readings.map(pointOf), pointOf({ ...EMPTY, ...final })]);
  } catch (error) {
    throw toldRule(error);
  }
  await db
    .insert(pmsReading)
    .values({ ...auditOf({ by: session, now }), ...final, branchId: old.branchId, readTime: now });
  await db
    .update(pmsMeter)
    .set({
      removeDate: date,
      finalValues: values,
      meterStatus: METER_STATUS.removed,
      version: version + 1,
      ...touch(context),
    })
    .where(ofParent(pmsMeter.meterId, id));
  const { propertyId, branchId, feeType, unitId, parentId, registers } = old;
  const created = await addMeter(
    {
      ...{ propertyId, branchId, feeType, unitId, parentId, registers, installDate: date, replacesId: id },
      ...{ meterNo: form.meterNo, digits: form.digits, factor: toUnits(form.factor, 4) },
      startValues: startValues.map(hundredths),
    },
    context,
  );
  context.note({ objectId: id, objectName: `${old.meterNo} ${form.meterNo}`, after: texts(created) });
  return { meterId: created.meterId };
}

/** What a reading has besides what it says. */
export const EMPTY = {
  ...{ readingId: '0', branchId: '', estimated: 0 as const, remark: '', readTime: '', state: 1, correctsId: null },
  ...{ createdBy: '', createdByName: '', gmtCreated: '', modifiedBy: '', gmtModified: '' },
};

export const meterRoutes = implement(meterApi, { page: meterPage, save: saveMeter, exchange: exchangeMeter });
