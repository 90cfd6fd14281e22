import { ERROR } from '../../../../../src/contract/error-codes';
import { READING_KIND } from '../../../../../src/contract/property/meters';
import type { Parsed } from '../../../../../src/contract/endpoint';
import type { settlementApi } from '../../../../../src/contract/property/settlements';
import type { Context } from '../../../../http/context';
import { Failure, InvalidInput } from '../../../../http/failure';
import { toUnits } from '../../../../platform/numbers/decimal';
import { type Ended, endBook, type Ending } from '../../data/billing/endBook';
import type { LeaseRow } from '../../data/billing/leaseBook';
import { type MeterRow, validReadings } from '../../data/billing/meterBook';
import type { FinalReading } from '../../rules/billing/ending';
import { EMPTY, intervalsWith } from '../billing/exchange';
import { demandOpen, demandPast } from '../billing/openMonths';
import { told } from '../billing/trialUsage';
import { demandPhotos } from '../../../../http/photos';

type Form = Pick<Parsed<typeof settlementApi.preview>, 'outDate' | 'settleDate' | 'charges' | 'finalReadings'>;

/** The form as the rules take it: amounts in fen, readings in hundredths. */
export const endingOf = (
  { outDate, settleDate, charges, finalReadings }: Form,
  { now }: Pick<Context, 'now'>,
): Ending => ({
  ...{ outDate, settleDate: settleDate ?? now.slice(0, 10) },
  charges: charges.map(({ amount, ...charge }) => ({ ...charge, amount: toUnits(amount, 2) })),
  readings: finalReadings.map(({ values, ...reading }) => ({
    ...{ ...reading, values: values.map((value) => toUnits(value, 2)) },
  })),
});

/** The row that a reading of the last day will become. */
export const finalRow = (meter: MeterRow, { values, overflow }: FinalReading, outDate: string) => ({
  ...{ ...EMPTY, meterId: meter.meterId, kind: READING_KIND.movedOut, date: outDate, period: outDate.slice(0, 7) },
  ...{ values: [...values], overflow },
});

/** A final reading comes after all others, on a day that is not in the future, and in no month that is billed. */
async function demandFinal(
  meter: MeterRow,
  { given, outDate }: { given: FinalReading; outDate: string },
  context: Context,
) {
  const known = await validReadings(context.db, meter.meterId);
  if (given.values.length !== meter.registers)
    throw new InvalidInput([{ field: 'finalReadings', text: 'field.choice' }]);
  const row = finalRow(meter, given, outDate);
  demandPast(row, context);
  const min = known.at(-1)?.date ?? '';
  if (outDate < min) throw new InvalidInput([{ field: 'outDate', text: 'field.tooSmall', params: { min } }]);
  const intervals = intervalsWith(meter, [...known, row]);
  await demandOpen(meter, { known: intervals.slice(0, -1), last: intervals.at(-1) }, context);
}

function demandDays({ startDate, endDate }: LeaseRow, { outDate, settleDate }: Ending, { now }: Context) {
  if (outDate < startDate || outDate > endDate) throw new Failure(ERROR.outDateWrong);
  const today = now.slice(0, 10);
  if (settleDate > today)
    throw new InvalidInput([{ field: 'settleDate', text: 'field.tooBig', params: { max: today } }]);
}

/** Refuses an end that the lease cannot have; otherwise returns its figures. */
export async function demandEnding(lease: LeaseRow, ending: Ending, context: Context): Promise<Ended> {
  demandDays(lease, ending, context);
  if (ending.charges.some(({ amount }) => amount <= 0))
    throw new InvalidInput([{ field: 'charges', text: 'field.required' }]);
  await demandPhotos(
    ending.charges.flatMap(({ images }) => images),
    context,
  );
  const ended = await endOf(lease, ending, context);
  const { outDate, settleDate, readings } = ending;
  for (const one of readings) {
    const found = ended.meters.find(({ meter }) => meter.meterId === one.meterId);
    if (!found || readings.filter(({ meterId }) => meterId === one.meterId).length > 1)
      throw new InvalidInput([{ field: 'finalReadings', text: 'field.choice' }]);
    await demandFinal(found.meter, { given: one, outDate }, context);
  }
  // The settlement would leave out what came later.
  if (settleDate < ended.lastEvent)
    throw new InvalidInput([{ field: 'settleDate', text: 'field.tooSmall', params: { min: ended.lastEvent } }]);
  return ended;
}

/** Computes the end; where a rule gives up, the failure says why. */
async function endOf(lease: LeaseRow, ending: Ending, { db }: Context) {
  try {
    return await endBook(db, lease, ending);
  } catch (error) {
    throw told(error);
  }
}
