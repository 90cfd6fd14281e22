import { and, eq } from 'drizzle-orm';
import type { Output, Parsed } from '../../../../../src/contract/endpoint';
import { type READING_KIND, READING_STATE, readingApi } from '../../../../../src/contract/property/meters';
import type { Context } from '../../../../http/context';
import { photosOf } from '../../../../http/photos';
import { implement } from '../../../../http/implement';
import { hasText, told } from '../../../../platform/database/columns';
import { by } from '../../../../platform/database/cursor';
import { paged } from '../../../../platform/database/paged';
import { twoDecimals } from '../../../../platform/numbers/decimal';
import { within } from '../../../../platform/scope';
import { pmsMeter, pmsReading } from '../../data/schema/meters';
import { pmsUnit } from '../../data/schema/property';
import { readingsDue } from './readingsDue';
import { addReading, correctReading } from './readingWrite';

async function readingPage(
  query: Parsed<typeof readingApi.page>,
  context: Context,
): Promise<Output<typeof readingApi.page>> {
  const { db, session } = context;
  const { meterNo, propertyId, meterId, period, orderBy = 'date', orderDir = 'desc' } = query;
  const where = and(
    meterNo ? hasText(pmsMeter.meterNo, meterNo) : undefined,
    propertyId ? eq(pmsMeter.propertyId, propertyId) : undefined,
    meterId ? eq(pmsReading.meterId, meterId) : undefined,
    period ? eq(pmsReading.period, period) : undefined,
  );
  const listed = db
    .select({ row: pmsReading, meterNo: told(pmsMeter.meterNo), unitNo: pmsUnit.unitNo })
    .from(pmsReading)
    .leftJoin(pmsMeter, eq(pmsMeter.meterId, pmsReading.meterId))
    .leftJoin(pmsUnit, eq(pmsUnit.unitId, pmsMeter.unitId))
    .where(within(session, pmsReading, where))
    .$dynamic();
  const order = [by(pmsReading[orderBy], orderDir), by(pmsReading.readingId, orderDir)];
  const { rows, ...found } = await paged(db, { listed, order, key: [pmsReading.readingId] }, query);
  const records = rows.map(({ row, ...names }) => ({
    ...{ ...row, ...names, values: row.values.map(twoDecimals), images: photosOf(row.images, context) },
    // The database refuses any other.
    kind: row.kind as (typeof READING_KIND)[keyof typeof READING_KIND],
    state: row.state === READING_STATE.corrected ? READING_STATE.corrected : READING_STATE.valid,
  }));
  return { records, ...found };
}

export const readingRoutes = implement(readingApi, {
  page: readingPage,
  due: readingsDue,
  add: addReading,
  correct: correctReading,
});
