import type { Output, Parsed } from '../../../../../src/contract/endpoint';
import { ERROR } from '../../../../../src/contract/error-codes';
import type { trialApi } from '../../../../../src/contract/property/trial';
import { Failure, InvalidInput } from '../../../../http/failure';
import { twoDecimals } from '../../../../platform/numbers/decimal';
import { sumOf } from '../../../../platform/numbers/exact';
import { priceText, yuan } from '../../../../platform/numbers/money';
import type { Comparable } from '../../rules/billing/compare';
import { NothingToShare, share } from '../../rules/billing/share';
import { NoTariff, usageMonths } from '../../rules/billing/tariff';
import { BelowLast, intervalsOf } from '../../rules/billing/usage';
import { fen, hundredths, units4 } from './trialLease';

export type Asked = Parsed<typeof trialApi.trial>;
export type AskedFor<K extends Asked['kind']> = Extract<Asked, { kind: K }>['input'];
export type Answer = Output<typeof trialApi.trial>;

/** Each of these amounts as yuan. */
export const inYuan = <K extends string>(amounts: Readonly<Record<K, number>>, keys: readonly K[]) =>
  // The object has exactly these keys.
  Object.fromEntries(keys.map((key) => [key, yuan(amounts[key])])) as Record<K, string>;

/** A reading is below the last one: the user is told the usage if the counter has passed zero. */
export const below = ({ last, value, asOverflow }: BelowLast) =>
  new Failure(ERROR.readingBelow, {
    params: { last: twoDecimals(last), this: twoDecimals(value) },
    data: { last: twoDecimals(last), this: twoDecimals(value), asOverflow: twoDecimals(asOverflow) },
  });

export function usageTrial({ meters, points, tariffs, usedBefore }: AskedFor<'USAGE'>): Answer {
  const read = points.map((one) => ({ ...one, values: one.values.map(hundredths), overflow: one.overflow === 1 }));
  const unknown = points.findIndex(({ meterId }) => meters.every((meter) => meter.meterId !== meterId));
  if (unknown !== -1) throw new InvalidInput([{ field: `input.points.${unknown}.meterId`, text: 'field.choice' }]);
  const intervals = meters.flatMap((meter) =>
    intervalsOf(
      { ...meter, factor: units4(meter.factor) },
      read.filter(({ meterId }) => meterId === meter.meterId),
    ),
  );
  const months = usageMonths({
    intervals,
    tariffs: tariffs.map(({ prices, steps, ...tariff }) => ({
      ...tariff,
      prices: prices.map(units4),
      steps: steps.map(({ over, add }) => ({ over: hundredths(over), add: units4(add) })),
    })),
    usedBefore: Object.fromEntries(Object.entries(usedBefore).map(([year, used]) => [year, hundredths(used)])),
  });
  return {
    usage: twoDecimals(sumOf(months, ({ usage }) => usage)),
    amount: yuan(sumOf(months, ({ amount }) => amount)),
    months: months.map(({ period, usage, amount, parts }) => ({
      ...{ period, usage: twoDecimals(usage), amount: yuan(amount) },
      parts: parts.map((part) => ({
        kind: part.kind,
        ...(part.register === null ? {} : { register: part.register }),
        ...(part.over === null ? {} : { over: twoDecimals(part.over) }),
        ...{ usage: twoDecimals(part.usage), price: priceText(part.price), amount: yuan(part.amount) },
      })),
    })),
  };
}

export function shareTrial({ mainUsage, subUsages, price, members }: AskedFor<'SHARE'>): Answer {
  const { restUsage, amount, ownerAmount, rows } = share({
    ...{ mainUsage: hundredths(mainUsage), subUsages: subUsages.map(hundredths), price: units4(price) },
    members: members.map(({ weight, ...member }) => ({ ...member, weight: hundredths(weight) })),
  });
  return {
    ...{ restUsage: twoDecimals(restUsage), ...inYuan({ amount, ownerAmount }, ['amount', 'ownerAmount']) },
    rows: rows.map((row) => ({
      ...{ lineNo: row.lineNo, usage: twoDecimals(row.usage), amount: yuan(row.amount) },
      split: row.split.map((one) => ({ leaseId: one.leaseId, amount: yuan(one.amount) })),
    })),
  };
}

type Compared = AskedFor<'COMPARE'>['now'];

export function comparable({ amount, usageDays, months }: Compared, field: string): Comparable {
  if (usageDays !== undefined) return { amount: fen(amount), per: { usageDays } };
  if (!months) throw new InvalidInput([{ field: `input.${field}.months`, text: 'field.required' }]);
  const pairs = months.flatMap((one, index): [number, number][] =>
    typeof one === 'number' ? (index === 0 ? [[one, Number(months[1])]] : []) : [one],
  );
  return { amount: fen(amount), per: { months: pairs } };
}

/** The failure that says why a rule gave up; any other error is answered as it is. */
export function told(error: unknown) {
  if (error instanceof BelowLast) return below(error);
  if (error instanceof NothingToShare) return new Failure(ERROR.shareEmpty);
  if (error instanceof NoTariff) return new InvalidInput([{ field: 'input.tariffs', text: 'field.required' }]);
  return error;
}
