import { and, asc, eq, inArray } from 'drizzle-orm';
import { ERROR } from '../../../../../src/contract/error-codes';
import { METER_STATUS, READING_KIND } from '../../../../../src/contract/property/meters';
import { month } from '../../../../../src/contract/property/trial';
import type { Context } from '../../../../http/context';
import { Failure, InvalidInput } from '../../../../http/failure';
import { groupBy } from '../../../../platform/groupBy';
import { toUnits } from '../../../../platform/numbers/decimal';
import { within } from '../../../../platform/scope';
import { cell, type CellProblem, type ImportRow, momentOf } from '../../../tasks/public';
import { type MeterRow, type ReadingRow, validReadings } from '../../data/billing/meterBook';
import { pmsMeter } from '../../data/schema/meters';
import { EMPTY } from '../billing/exchange';
import { judgeReading, unusualOf } from '../billing/judgeReading';
import { choiceOf, isWrong, withProblems } from './cells';

const REGISTERS = ['first', 'second', 'third', 'fourth'] as const;
const VALUE = /^\d{1,9}(\.\d{1,2})?$/;

export const dayOf = (row: ImportRow) => momentOf(cell(row, 'date')).slice(0, 10);

/** The meters that rows name, locked until the readings are written. */
export async function metersOf(rows: readonly ImportRow[], propertyId: string, { db, session }: Context) {
  const numbers = [...new Set(rows.map((row) => cell(row, 'meterNo')))];
  const found = await db
    .select()
    .from(pmsMeter)
    .where(within(session, pmsMeter, and(eq(pmsMeter.propertyId, propertyId), inArray(pmsMeter.meterNo, numbers))))
    .orderBy(asc(pmsMeter.meterId))
    .for('update');
  return new Map(found.map((meter) => [meter.meterNo, meter]));
}

/** A row whose own cells are right, as a reading of its meter. */
export const readingOf = (row: ImportRow, meter: MeterRow): ReadingRow => ({
  ...{ ...EMPTY, meterId: meter.meterId, kind: READING_KIND.read, date: dayOf(row), period: cell(row, 'period') },
  values: REGISTERS.slice(0, meter.registers).map((field) => toUnits(cell(row, field), 2)),
  overflow: choiceOf(row, 'PMS_METER', 'overflow') === '1' ? 1 : 0,
  remark: cell(row, 'remark'),
});

function ownProblems(row: ImportRow, meter: MeterRow | undefined): CellProblem[] {
  const wrongPeriod = cell(row, 'period') !== '' && !month.safeParse(cell(row, 'period')).success;
  const wrongValues = REGISTERS.filter((field) => cell(row, field) !== '' && !VALUE.test(cell(row, field)));
  const said = REGISTERS.filter((field) => cell(row, field) !== '');
  const params = { count: meter?.registers ?? 0 };
  const isFilled =
    meter === undefined || (said.length === meter.registers && said.every((one, at) => one === REGISTERS[at]));
  return [
    ...(meter || cell(row, 'meterNo') === '' ? [] : [{ field: 'meterNo', text: 'import.notFound' } as const]),
    ...(meter && meter.meterStatus !== METER_STATUS.active
      ? [{ field: 'meterNo', text: 'import.meterRemoved' } as const]
      : []),
    ...(wrongPeriod ? [{ field: 'period', text: 'import.format' } as const] : []),
    ...wrongValues.map((field) => ({ field, text: 'import.number', params: { decimals: 2 } }) as const),
    ...(isFilled || isWrong(row, 'first') ? [] : [{ field: 'first', text: 'import.registers', params } as const]),
  ];
}

/** The refusal of a reading as problems of its row. */
function toldOf(error: unknown, isRead: boolean): CellProblem[] {
  if (error instanceof InvalidInput) return error.problems.map((one) => ({ ...one }));
  if (!(error instanceof Failure)) throw error;
  if (error.code === ERROR.readingBelow)
    return [{ field: 'first', text: 'import.readBelow', params: { last: error.params.last ?? '' } }];
  if (error.code !== ERROR.readingBilled) throw error;
  return [{ field: 'period', text: isRead ? 'import.readAlready' : 'import.monthBilled' }];
}

interface Met {
  row: ImportRow;
  meter: MeterRow;
  known: readonly ReadingRow[];
}

/** What is wrong with a reading that follows the known ones. */
async function problemsOf({ row, meter, known }: Met, context: Context): Promise<CellProblem[]> {
  const reading = readingOf(row, meter);
  const isRead = known.some(({ kind, period }) => kind === READING_KIND.read && period === reading.period);
  try {
    const { intervals, own } = await judgeReading(meter, { row: reading, known }, context);
    const params = own && cell(row, 'remark') === '' ? unusualOf(intervals) : undefined;
    return params ? [{ field: 'first', text: 'import.unusual', params }] : [];
  } catch (error) {
    return toldOf(error, isRead);
  }
}

/** Checks rows in the order of their days: each follows the earlier ones of its meter, wherever these stand. */
export async function checkReadings(
  given: readonly ImportRow[],
  propertyId: string,
  context: Context,
): Promise<ImportRow[]> {
  const meters = await metersOf(given, propertyId, context);
  const looked = given.map((row) => withProblems(row, ownProblems(row, meters.get(cell(row, 'meterNo')))));
  const ids = [...meters.values()].map(({ meterId }) => meterId);
  const readings = ids.length === 0 ? [] : await validReadings(context.db, ids);
  const known = groupBy(readings, ({ meterId }) => meterId);
  const judged = new Map<number, ImportRow>();
  for (const row of looked.toSorted((a, b) => (dayOf(a) < dayOf(b) ? -1 : dayOf(a) > dayOf(b) ? 1 : 0))) {
    const meter = meters.get(cell(row, 'meterNo'));
    if (row.problems.length > 0 || !meter) continue;
    const before = known.get(meter.meterId) ?? [];
    const found = await problemsOf({ row, meter, known: before }, context);
    judged.set(row.number, withProblems(row, found));
    if (found.length === 0) known.set(meter.meterId, [...before, readingOf(row, meter)]);
  }
  return looked.map((row) => judged.get(row.number) ?? row);
}
