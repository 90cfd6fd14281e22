import { and, eq } from 'drizzle-orm';
import type { Output, Parsed } from '../../../../../src/contract/endpoint';
import { ERROR } from '../../../../../src/contract/error-codes';
import { type meterApi, READING_KIND } from '../../../../../src/contract/property/meters';
import type { Context } from '../../../../http/context';
import { Failure, InvalidInput, notFound } from '../../../../http/failure';
import { staleVersion } from '../../../../http/staleVersion';
import { touch } from '../../../../http/touch';
import { toText, toUnits, twoDecimals } from '../../../../platform/numbers/decimal';
import { ofParent, within } from '../../../../platform/scope';
import type { MeterRow } from '../../data/billing/meterBook';
import { auditOf } from '../../data/billing/writePlan';
import { pmsMeter, pmsReading } from '../../data/schema/meters';
import { pmsUnit } from '../../data/schema/property';
import { lockedProperty } from '../names';

export const hundredths = (text: string) => toUnits(text, 2);

export const texts = ({ factor, startValues, finalValues, ...row }: MeterRow) => ({
  ...row,
  factor: toText(factor, 4),
  startValues: startValues.map(twoDecimals),
  finalValues: finalValues?.map(twoDecimals) ?? null,
});

export async function lockedMeter(id: string, { db, session }: Context): Promise<MeterRow> {
  const [found] = await db
    .select()
    .from(pmsMeter)
    .where(within(session, pmsMeter, eq(pmsMeter.meterId, id)))
    .for('update');
  if (!found) throw notFound();
  return found;
}

/** A meter with the factor 0 would count nothing. */
export function factorOf(form: { factor: string }): number {
  const factor = toUnits(form.factor, 4);
  if (factor <= 0) throw new InvalidInput([{ field: 'factor', text: 'field.required' }]);
  return factor;
}

type NewMeter = Omit<
  typeof pmsMeter.$inferInsert,
  'createdBy' | 'createdByName' | 'gmtCreated' | 'modifiedBy' | 'gmtModified'
>;

/** Adds a meter with its first reading, from which its usage counts. */
export async function addMeter(values: NewMeter, { db, session, now }: Context) {
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

/** Locks the unit, so that it is not deleted before the meter names it. */
async function demandUnit(unitId: string | null, propertyId: string, { db, session }: Context) {
  if (unitId === null) return;
  const [unit] = await db
    .select({ unitId: pmsUnit.unitId })
    .from(pmsUnit)
    .where(within(session, pmsUnit, and(eq(pmsUnit.unitId, unitId), eq(pmsUnit.propertyId, propertyId))))
    .for('key share');
  if (!unit) throw new InvalidInput([{ field: 'unitId', text: 'field.choice' }]);
}

type MeterForm = Parsed<typeof meterApi.save>;

/** A meter and all meters above it. */
async function withMetersAbove(meterId: string, { db }: Context) {
  const found: string[] = [];
  for (let at: string | null = meterId; at !== null && !found.includes(at);) {
    found.push(at);
    const [row]: { parentId: string | null }[] = await db
      .select({ parentId: pmsMeter.parentId })
      .from(pmsMeter)
      .where(ofParent(pmsMeter.meterId, at));
    at = row?.parentId ?? null;
  }
  return found;
}

/** The main meter counts the same in the same property, and is not below the meter itself. */
async function demandParent({ parentId, meterId, propertyId, feeType }: MeterForm, context: Context) {
  if (parentId === null) return;
  const { db, session } = context;
  const isAlike = and(eq(pmsMeter.propertyId, propertyId), eq(pmsMeter.feeType, feeType));
  const [parent] = await db
    .select({ meterId: pmsMeter.meterId })
    .from(pmsMeter)
    .where(within(session, pmsMeter, and(eq(pmsMeter.meterId, parentId), isAlike)));
  const isOwnPart = meterId !== null && (await withMetersAbove(parentId, context)).includes(meterId);
  if (!parent || isOwnPart) throw new InvalidInput([{ field: 'parentId', text: 'field.choice' }]);
}

export async function saveMeter(form: MeterForm, context: Context): Promise<Output<typeof meterApi.save>> {
  const { meterId, version, startValues, ...fields } = form;
  const { branchId } = await lockedProperty(form.propertyId, context);
  await demandUnit(form.unitId, form.propertyId, context);
  await demandParent(form, context);
  const factor = factorOf(form);
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
  // What the readings were computed with stays: another factor needs another meter.
  const isOther = before.factor !== factor || before.digits !== form.digits || before.propertyId !== form.propertyId;
  if (isOther || before.feeType !== form.feeType || before.unitId !== form.unitId)
    throw new InvalidInput([{ field: 'meterId', text: 'field.locked' }]);
  const after = { meterNo: form.meterNo, parentId: form.parentId, version: before.version + 1 };
  await context.db
    .update(pmsMeter)
    .set({ ...after, ...touch(context) })
    .where(ofParent(pmsMeter.meterId, meterId));
  context.note({
    objectId: meterId,
    objectName: form.meterNo,
    before: texts(before),
    after: texts({ ...before, ...after }),
  });
  return { meterId };
}
