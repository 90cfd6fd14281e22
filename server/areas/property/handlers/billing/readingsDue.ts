import { and, asc, count, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { Output, Parsed } from '../../../../../src/contract/endpoint';
import {
  METER_STATUS,
  READING_KIND,
  READING_STATE,
  type readingApi,
} from '../../../../../src/contract/property/meters';
import type { Context } from '../../../../http/context';
import { hasText, subquery } from '../../../../platform/database/columns';
import { by } from '../../../../platform/database/cursor';
import { paged } from '../../../../platform/database/paged';
import { twoDecimals } from '../../../../platform/numbers/decimal';
import { within } from '../../../../platform/scope';
import { pmsMeter, pmsReading } from '../../data/schema/meters';
import { pmsBuilding, pmsUnit } from '../../data/schema/property';
import { firstOf, monthNumber } from '../../rules/billing/days';
import { propertyOf } from '../names';

interface Shown {
  date: string;
  values: number[];
}

const valid = sql`${pmsReading.meterId} = ${pmsMeter.meterId} and ${pmsReading.state} = ${READING_STATE.valid}`;
const shown = sql`json_build_object('date', ${pmsReading.date}::text, 'values', ${pmsReading.values})`;

/** The property with the most meters left to read; when none is left, one that has meters. */
async function propertyToRead(read: SQL, { db, session }: Context) {
  const left = sql`count(*) filter (where ${read} is null)`;
  const [found] = await db
    .select({ propertyId: pmsMeter.propertyId })
    .from(pmsMeter)
    .where(within(session, pmsMeter, eq(pmsMeter.meterStatus, METER_STATUS.active)))
    .groupBy(pmsMeter.propertyId)
    .orderBy(desc(left), asc(pmsMeter.propertyId))
    .limit(1);
  return found?.propertyId;
}

/** The meters to be read for a month, also those that were: nobody walks the house twice. */
export async function readingsDue(
  query: Parsed<typeof readingApi.due>,
  context: Context,
): Promise<Output<typeof readingApi.due>> {
  const { db, session } = context;
  const { period, meterNo } = query;
  if (query.propertyId) await propertyOf(query.propertyId, context);
  const read = subquery<Shown | null>(
    sql`select ${shown} from ${pmsReading} where ${valid} and ${pmsReading.period} = ${period} and ${pmsReading.kind} = ${READING_KIND.read} limit 1`,
  );
  const propertyId = query.propertyId ?? (await propertyToRead(sql`${read}`, context));
  const last = subquery<Shown | null>(
    sql`select ${shown} from ${pmsReading} where ${valid} and coalesce(${pmsReading.period} < ${period}, ${pmsReading.date} < ${firstOf(monthNumber(period) + 1)}) order by ${pmsReading.date} desc, ${pmsReading.readingId} desc limit 1`,
  );
  const own = and(
    ...[propertyId ? eq(pmsMeter.propertyId, propertyId) : sql`false`, eq(pmsMeter.meterStatus, METER_STATUS.active)],
    meterNo ? hasText(pmsMeter.meterNo, meterNo) : undefined,
  );
  const listed = db
    .select({ row: pmsMeter, buildingName: pmsBuilding.buildingName, unitNo: pmsUnit.unitNo, read, last })
    .from(pmsMeter)
    .leftJoin(pmsUnit, eq(pmsUnit.unitId, pmsMeter.unitId))
    .leftJoin(pmsBuilding, eq(pmsBuilding.buildingId, pmsUnit.buildingId))
    .where(within(session, pmsMeter, own))
    .$dynamic();
  const order = [
    by(sql`(case when ${read} is null then 0 else 1 end)`, 'asc'),
    by(pmsMeter.meterNo, 'asc'),
    by(pmsMeter.meterId, 'asc'),
  ];
  const { rows, ...found } = await paged(db, { listed, order }, query);
  const [open] = await db
    .select({ missing: count() })
    .from(pmsMeter)
    .where(within(session, pmsMeter, and(own, sql`${read} is null`)));
  const records = rows.map(({ row, buildingName, unitNo, ...values }) => ({
    ...{ meterId: row.meterId, meterNo: row.meterNo, feeType: row.feeType, registers: row.registers },
    unitText: [buildingName, unitNo].filter((name) => name !== null).join(' '),
    ...{ lastDate: values.last?.date ?? null, lastValues: (values.last?.values ?? []).map(twoDecimals) },
    ...{ readDate: values.read?.date ?? null, values: (values.read?.values ?? []).map(twoDecimals) },
  }));
  return { records, ...found, missing: open?.missing ?? 0, propertyId: propertyId ?? null };
}
