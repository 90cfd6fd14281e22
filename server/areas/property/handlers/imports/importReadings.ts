import { and, desc, eq, inArray } from 'drizzle-orm';
import { READING_STATE } from '../../../../../src/contract/property/meters';
import type { Context } from '../../../../http/context';
import { Failure } from '../../../../http/failure';
import { ERROR } from '../../../../../src/contract/error-codes';
import { within } from '../../../../platform/scope';
import { cell, demandBranch, type Importer, type Kept } from '../../../tasks/public';
import { validReadings } from '../../data/billing/meterBook';
import { pmsReading } from '../../data/schema/meters';
import { intervalsWith } from '../billing/exchange';
import { lockedMeter } from '../billing/meterWrite';
import { restsOn } from '../billing/openMonths';
import { keepReading } from '../billing/readingWrite';
import { propertyOf } from '../names';
import { checkReadings, dayOf, metersOf, readingOf } from './readingRows';

const write: Importer['write'] = async (rows, { propertyId = '' }, context) => {
  const meters = await metersOf(rows, propertyId, context);
  const made = new Map<number, string>();
  // By day; on one day the order of the file stays.
  for (const row of rows.toSorted((a, b) => (dayOf(a) < dayOf(b) ? -1 : dayOf(a) > dayOf(b) ? 1 : 0))) {
    const meter = meters.get(cell(row, 'meterNo'));
    if (!meter) throw new Failure(ERROR.notFound);
    const { readingId } = await keepReading(meter, { row: readingOf(row, meter), readTime: undefined }, context);
    made.set(row.number, readingId);
  }
  return rows.map(({ number }) => made.get(number) ?? '');
};

/** Why a reading stays: it was corrected, there is a later one, or a bill rests on it. */
async function reasonOf(reading: typeof pmsReading.$inferSelect, context: Context): Promise<Kept['reason'] | null> {
  if (reading.state !== READING_STATE.valid) return 'import.edited';
  const meter = await lockedMeter(reading.meterId, context);
  const known = await validReadings(context.db, reading.meterId);
  if (known.at(-1)?.readingId !== reading.readingId) return 'import.readingUsed';
  const own = intervalsWith(meter, known).at(-1);
  return own && (await restsOn(meter, own, context)) ? 'import.readingUsed' : null;
}

/** Takes back the latest readings first: each as long as nothing rests on it. */
async function undo(ids: readonly string[], context: Context): Promise<Kept[]> {
  const { db, session } = context;
  const found = await db
    .select()
    .from(pmsReading)
    .where(within(session, pmsReading, inArray(pmsReading.readingId, [...ids])))
    .orderBy(desc(pmsReading.date), desc(pmsReading.readingId));
  const there = new Set(found.map(({ readingId }) => readingId));
  const kept: Kept[] = ids.filter((one) => !there.has(one)).map((objectId) => ({ objectId, reason: 'import.gone' }));
  for (const reading of found) {
    const { readingId } = reading;
    const reason = await reasonOf(reading, context);
    if (reason) kept.push({ objectId: readingId, reason });
    else
      await db
        .delete(pmsReading)
        .where(within(session, pmsReading, and(eq(pmsReading.readingId, readingId), eq(pmsReading.state, 1))));
  }
  return kept;
}

/** PMS_METER: what the meters of a property have shown. */
export const readingImporter: Importer = {
  open: async (target, context) => {
    await demandBranch(target, context);
    await propertyOf(target.propertyId ?? '', context);
  },
  check: (rows, { propertyId = '' }, context) => checkReadings(rows, propertyId, context),
  write,
  undo: (ids, _target, context) => undo(ids, context),
};
