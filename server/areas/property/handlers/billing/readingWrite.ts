import { and, eq, inArray } from 'drizzle-orm';
import type { Output, Parsed } from '../../../../../src/contract/endpoint';
import { ERROR } from '../../../../../src/contract/error-codes';
import {
  METER_STATUS,
  READING_KIND,
  READING_STATE,
  type readingApi,
} from '../../../../../src/contract/property/meters';
import type { Context } from '../../../../http/context';
import { demandPhotos } from '../../../../http/photos';
import { Failure, InvalidInput, notFound, requireConfirmation } from '../../../../http/failure';
import { toUnits, twoDecimals } from '../../../../platform/numbers/decimal';
import { said } from '../../../../platform/numbers/said';
import { ofParent, within } from '../../../../platform/scope';
import { BILLED_LEASES } from '../../data/billing/leaseBook';
import { type MeterRow, type ReadingRow, validReadings } from '../../data/billing/meterBook';
import { auditOf } from '../../data/billing/writePlan';
import { pmsReading } from '../../data/schema/meters';
import { pmsLease, pmsLeaseUnit } from '../../data/schema/property';
import { type Interval, monthsOf } from '../../rules/billing/usage';
import { followTerms } from './followTerms';
import { EMPTY, intervalsWith } from './exchange';
import { lockedMeter } from './meterWrite';
import { judgeReading, unusualOf, usageOf } from './judgeReading';
import { demandPast } from './openMonths';

/** Asks for confirmation of a usage that is unusual (48033). */
function warnUnusual(intervals: readonly Interval[], form: Parsed<typeof readingApi.add>) {
  const params = unusualOf(intervals);
  if (params) requireConfirmation([{ code: ERROR.usageUnusual, params }], form);
}

type Form = Omit<Parsed<typeof readingApi.add>, 'meterId' | 'kind'> & { kind: number };

function rowOf(meter: MeterRow, form: Form): ReadingRow {
  const values = form.values.map((text) => toUnits(text, 2));
  if (values.length !== meter.registers) throw new InvalidInput([{ field: 'values', text: 'field.choice' }]);
  if (form.kind !== READING_KIND.movedIn && form.period === null)
    throw new InvalidInput([{ field: 'period', text: 'field.required' }]);
  const { kind, date, period, overflow, estimated, remark, images } = form;
  return { ...EMPTY, meterId: meter.meterId, kind, date, period, values, overflow, estimated, remark, images };
}

export async function keepReading(
  meter: MeterRow,
  { row, readTime, correctsId }: { row: ReadingRow; readTime: string | undefined; correctsId?: string },
  context: Context,
) {
  const { db, session, now } = context;
  const { kind, date, period, values, overflow, estimated, remark, images } = row;
  // A reading may be entered late, and not before it was read.
  if (readTime !== undefined && readTime > now)
    throw new InvalidInput([{ field: 'readTime', text: 'field.tooBig', params: { max: now } }]);
  await demandPhotos(images, context);
  const [created] = await db
    .insert(pmsReading)
    .values({
      ...{ ...auditOf({ by: session, now }), meterId: meter.meterId, branchId: meter.branchId, kind, date, period },
      ...{ values, overflow, estimated, remark, images, correctsId: correctsId ?? null, readTime: readTime ?? now },
    })
    .onConflictDoNothing()
    .returning();
  if (!created) throw new Failure(ERROR.readingBilled);
  return created;
}

const answerOf = (readingId: string, interval: Interval | undefined) => ({
  readingId,
  usage: twoDecimals(interval ? usageOf(interval) : 0),
  months: interval ? monthsOf(interval).map(({ period }) => period) : [],
});

const told = (row: ReadingRow) => said(row, { values: (all) => all.map(twoDecimals) });

export async function addReading(
  { meterId, ...form }: Parsed<typeof readingApi.add>,
  context: Context,
): Promise<Output<typeof readingApi.add>> {
  const meter = await lockedMeter(meterId, context);
  if (meter.meterStatus !== METER_STATUS.active) throw new Failure(ERROR.propertyForbids);
  const known = await validReadings(context.db, meterId);
  const row = rowOf(meter, form);
  const { intervals, own } = await judgeReading(meter, { row, known }, context);
  if (own) warnUnusual(intervals, { ...form, meterId });
  const created = await keepReading(meter, { row, readTime: form.readTime }, context);
  context.note({ objectId: meterId, objectName: meter.meterNo, after: told(created) });
  return answerOf(created.readingId, own);
}

/** The leases that have the unit of a meter, whose bills may rest on its readings. */
async function leasesAt({ unitId }: MeterRow, { db }: Context) {
  if (unitId === null) return [];
  const rows = await db
    .select({ lease: pmsLease })
    .from(pmsLeaseUnit)
    .innerJoin(pmsLease, eq(pmsLease.leaseId, pmsLeaseUnit.leaseId))
    .where(
      ofParent(pmsLeaseUnit.unitId, unitId, and(eq(pmsLease.deleted, 0), inArray(pmsLease.leaseStatus, BILLED_LEASES))),
    )
    .orderBy(pmsLease.leaseId);
  return rows.map(({ lease }) => lease);
}

export async function correctReading(
  { id, reason, ...form }: Parsed<typeof readingApi.correct>,
  context: Context,
): Promise<Output<typeof readingApi.correct>> {
  const { db, session } = context;
  const read = () =>
    db
      .select()
      .from(pmsReading)
      .where(within(session, pmsReading, eq(pmsReading.readingId, id)));
  const [seen] = await read();
  if (!seen) throw notFound();
  const meter = await lockedMeter(seen.meterId, context);
  // Before the lock somebody may have corrected the reading, or taken back the import that it came from.
  const [wrong] = await read();
  if (!wrong) throw notFound();
  if (wrong.state === READING_STATE.corrected) throw new Failure(ERROR.propertyForbids);
  const row = rowOf(meter, { ...form, kind: wrong.kind, period: form.period ?? wrong.period });
  demandPast(row, context);
  const known = await validReadings(db, meter.meterId);
  const at = known.findIndex(({ readingId }) => readingId === id);
  const [before, after] = [known[at - 1], known[at + 1]];
  if ((before && row.date < before.date) || (after && row.date > after.date))
    throw new InvalidInput([{ field: 'date', text: 'field.choice' }]);
  const intervals = intervalsWith(meter, known.with(at, row));
  await db.update(pmsReading).set({ state: READING_STATE.corrected }).where(ofParent(pmsReading.readingId, id));
  const created = await keepReading(
    meter,
    { row: { ...row, remark: reason }, readTime: form.readTime, correctsId: id },
    context,
  );
  for (const lease of await leasesAt(meter, context)) await followTerms(lease, reason, context);
  context.note({ objectId: meter.meterId, objectName: meter.meterNo, before: told(wrong), after: told(created) });
  return answerOf(
    created.readingId,
    intervals.find(({ to }) => to.date === row.date && to.period === row.period),
  );
}
