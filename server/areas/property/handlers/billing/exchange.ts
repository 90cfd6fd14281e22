import type { Output, Parsed } from '../../../../../src/contract/endpoint';
import { ERROR } from '../../../../../src/contract/error-codes';
import { METER_STATUS, type meterApi, READING_KIND } from '../../../../../src/contract/property/meters';
import type { Context } from '../../../../http/context';
import { Failure } from '../../../../http/failure';
import { staleVersion } from '../../../../http/staleVersion';
import { touch } from '../../../../http/touch';
import { ofParent } from '../../../../platform/scope';
import { type MeterRow, meterOf, pointOf, type ReadingRow, validReadings } from '../../data/billing/meterBook';
import { auditOf } from '../../data/billing/writePlan';
import { pmsMeter, pmsReading } from '../../data/schema/meters';
import { intervalsOf } from '../../rules/billing/usage';
import { addMeter, factorOf, hundredths, lockedMeter, texts } from './meterWrite';
import { demandOpen, demandPast } from './openMonths';
import { told as toldRule } from './trialUsage';

/** Placeholders for the columns of a reading that is not stored yet. */
export const EMPTY = {
  readingId: '0',
  branchId: '',
  estimated: 0 as const,
  remark: '',
  readTime: '',
  state: 1,
  correctsId: null,
  images: [],
  ...{ createdBy: '', createdByName: '', gmtCreated: '', modifiedBy: '', gmtModified: '' },
};

/** The intervals of a meter, of which a reading is not stored yet; readings that break a rule are refused. */
export function intervalsWith(meter: MeterRow, readings: readonly ReadingRow[]) {
  try {
    return intervalsOf(meterOf(meter), readings.map(pointOf));
  } catch (error) {
    throw toldRule(error);
  }
}

/** The old meter closes and the new one opens on one day. */
export async function exchangeMeter(
  { id, version, date, period, finalValues, overflow, startValues, ...form }: Parsed<typeof meterApi.exchange>,
  context: Context,
): Promise<Output<typeof meterApi.exchange>> {
  const { db, session, now } = context;
  const old = await lockedMeter(id, context);
  if (old.version !== version) throw await staleVersion(context, texts(old), old);
  if (old.meterStatus !== METER_STATUS.active) throw new Failure(ERROR.propertyForbids);
  demandPast({ date, period }, context);
  const factor = factorOf(form);
  const readings = await validReadings(db, id);
  const last = readings.at(-1);
  if (finalValues.length !== old.registers || startValues.length !== old.registers || (last && date < last.date))
    throw new Failure(ERROR.exchangeIncomplete);
  const values = finalValues.map(hundredths);
  const final = { meterId: id, kind: READING_KIND.removed, date, period, values, overflow };
  const intervals = intervalsWith(old, [...readings, { ...EMPTY, ...final }]);
  await demandOpen(old, { known: intervals.slice(0, -1), last: intervals.at(-1) }, context);
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
      ...{ meterNo: form.meterNo, digits: form.digits, factor },
      startValues: startValues.map(hundredths),
    },
    context,
  );
  context.note({ objectId: id, objectName: `${old.meterNo} ${form.meterNo}`, after: texts(created) });
  return { meterId: created.meterId };
}
