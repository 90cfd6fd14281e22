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
import { Failure, InvalidInput, notFound, requireConfirmation } from '../../../../http/failure';
import { toText, toUnits } from '../../../../platform/numbers/decimal';
import { sumOf } from '../../../../platform/numbers/exact';
import { ofParent, within } from '../../../../platform/scope';
import { BILLED_LEASES } from '../../data/billing/leaseBook';
import { type MeterRow, type ReadingRow, validReadings } from '../../data/billing/meterBook';
import { auditOf } from '../../data/billing/writePlan';
import { pmsReading } from '../../data/schema/meters';
import { pmsLease, pmsLeaseUnit } from '../../data/schema/property';
import { dayNumber } from '../../rules/billing/days';
import { type Interval, monthsOf } from '../../rules/billing/usage';
import { followTerms } from './followTerms';
import { EMPTY, intervalsWith } from './exchange';
import { lockedMeter } from './meterWrite';
import { demandOpen, demandPast } from './openMonths';

const two = (value: number) => toText(value, 2);

const usageOf = ({ usage }: Interval) => sumOf(usage, (one) => one);
const perDay = (one: Interval) => usageOf(one) / Math.max(1, dayNumber(one.to.date) - dayNumber(one.from.date));

const RECENT = 6;
const UNUSUAL = 3;

/** Three times what was used before, or nothing where something was (48033). */
function warnUnusual(intervals: readonly Interval[], at: number, form: Parsed<typeof readingApi.add>) {
  const own = intervals[at];
  const before = intervals.slice(Math.max(0, at - RECENT), at);
  if (!own || before.length === 0) return;
  const mean = sumOf(before, perDay) / before.length;
  const isUnusual = perDay(own) > UNUSUAL * mean || (usageOf(own) === 0 && mean > 0);
  if (!isUnusual || mean === 0) return;
  const params = { usage: two(Math.round(perDay(own))), mean: two(Math.round(mean)) };
  requireConfirmation([{ code: ERROR.usageUnusual, params }], form);
}

type Form = Omit<Parsed<typeof readingApi.add>, 'meterId' | 'kind'> & { kind: number };

function rowOf(meter: MeterRow, form: Form): ReadingRow {
  const values = form.values.map((text) => toUnits(text, 2));
  if (values.length !== meter.registers) throw new InvalidInput([{ field: 'values', text: 'field.choice' }]);
  if (form.kind !== READING_KIND.movedIn && form.period === null)
    throw new InvalidInput([{ field: 'period', text: 'field.required' }]);
  const { kind, date, period, overflow, estimated, remark } = form;
  return { ...EMPTY, meterId: meter.meterId, kind, date, period, values, overflow, estimated, remark };
}

async function keep(
  meter: MeterRow,
  { row, readTime, correctsId }: { row: ReadingRow; readTime: string | undefined; correctsId?: string },
  { db, session, now }: Context,
) {
  const { kind, date, period, values, overflow, estimated, remark } = row;
  const [created] = await db
    .insert(pmsReading)
    .values({
      ...{ ...auditOf({ by: session, now }), meterId: meter.meterId, branchId: meter.branchId, kind, date, period },
      ...{ values, overflow, estimated, remark, correctsId: correctsId ?? null, readTime: readTime ?? now },
    })
    .onConflictDoNothing()
    .returning();
  if (!created) throw new Failure(ERROR.readingBilled);
  return created;
}

const answerOf = (readingId: string, interval: Interval | undefined) => ({
  readingId,
  usage: two(interval ? usageOf(interval) : 0),
  months: interval ? monthsOf(interval).map(({ period }) => period) : [],
});

export async function addReading(
  { meterId, ...form }: Parsed<typeof readingApi.add>,
  context: Context,
): Promise<Output<typeof readingApi.add>> {
  const meter = await lockedMeter(meterId, context);
  if (meter.meterStatus !== METER_STATUS.active) throw new Failure(ERROR.propertyForbids);
  const known = await validReadings(context.db, meterId);
  const row = rowOf(meter, form);
  demandPast(row, context);
  // A month is read once; what was read before is corrected.
  if (known.some(({ kind, period }) => kind === READING_KIND.read && row.kind === kind && period === row.period))
    throw new Failure(ERROR.readingBilled);
  if (row.date < (known.at(-1)?.date ?? '')) throw new InvalidInput([{ field: 'date', text: 'field.beforeStart' }]);
  const intervals = intervalsWith(meter, [...known, row]);
  const last = intervals.at(-1);
  const own = last?.to.date === row.date ? last : undefined;
  if (row.kind !== READING_KIND.movedIn) await demandOpen(meter, { known: intervals.slice(0, -1), last: own }, context);
  if (own) warnUnusual(intervals, intervals.length - 1, { ...form, meterId });
  const created = await keep(meter, { row, readTime: form.readTime }, context);
  context.note({ objectId: meterId, objectName: meter.meterNo, after: { ...created } });
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
  const [wrong] = await db
    .select()
    .from(pmsReading)
    .where(within(session, pmsReading, eq(pmsReading.readingId, id)));
  if (!wrong) throw notFound();
  const meter = await lockedMeter(wrong.meterId, context);
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
  const created = await keep(
    meter,
    { row: { ...row, remark: reason }, readTime: form.readTime, correctsId: id },
    context,
  );
  for (const lease of await leasesAt(meter, context)) await followTerms(lease, reason, context);
  context.note({ objectId: meter.meterId, objectName: meter.meterNo, before: { ...wrong }, after: { ...created } });
  return answerOf(
    created.readingId,
    intervals.find(({ to }) => to.date === row.date && to.period === row.period),
  );
}
