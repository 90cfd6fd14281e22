import type { Input } from '../../../src/contract/endpoint';
import { FEE_TYPE, type FeeItem, type Tariff } from '../../../src/contract/property/fee-items';
import { CALC_MODE, type trialApi } from '../../../src/contract/property/trial';
import type { FeeLine, LeaseValues, RiseLine } from './leaseFields';
import type { LeaseUnit } from './picks';

type Terms = Extract<Input<typeof trialApi.trial>, { kind: 'SCHEDULE' }>['input']['lease'];

const MONEY = /^\d{1,9}(\.\d{1,2})?$/;
const PRICE = /^\d{1,8}(\.\d{1,4})?$/;
const RATE = /^\d{1,2}(\.\d{1,2})?$/;
const DAY = /^\d{4}-\d\d-\d\d$/;
const MOST_YEARS = 10;
const CENTI = 100;

interface Known {
  items: readonly FeeItem[];
  /** The tariffs of the property. */
  tariffs: readonly Tariff[];
  units: readonly LeaseUnit[];
}

type Lines<L> = readonly (L | undefined)[];

/** A line that was just added is empty. */
export interface Typed extends Partial<Omit<LeaseValues, 'increase' | 'feeItems'>> {
  increase?: Lines<RiseLine>;
  feeItems?: Lines<FeeLine>;
}

const asText = (value: unknown) => (typeof value === 'string' || typeof value === 'number' ? String(value) : '');

/** The square metres of the chosen units, in whole hundredths so that no digit is lost. */
export function areaOf(units: readonly LeaseUnit[], unitIds: readonly string[] = []) {
  const sum = units
    .filter(({ unitId }) => unitIds.includes(unitId))
    .reduce((all, { area }) => all + Math.round(Number(area) * CENTI), 0);
  return (sum / CENTI).toFixed(2);
}

/** The price in the month in which the lease begins. */
function priceOf({ feeItemId, unitPrice }: FeeItem, tariffs: readonly Tariff[], month: string) {
  const held = tariffs
    .filter((one) => one.feeItemId === feeItemId && one.from <= month)
    .sort((a, b) => (a.from < b.from ? -1 : 1));
  return held.at(-1)?.prices[0] ?? unitPrice;
}

/** Fees by amount; fees by usage have no plan. */
function feeOf(line: FeeLine, { items, tariffs }: Known, { month, area }: { month: string; area: string }) {
  const item = items.find(({ feeItemId }) => feeItemId === line.feeItemId);
  if (!item || item.feeType === FEE_TYPE.rent || item.feeType === FEE_TYPE.deposit) return [];
  const { feeItemId: feeCode, calcMode } = item;
  if (calcMode === CALC_MODE.usage) return [];
  const unitPrice = asText(line.price) || priceOf(item, tariffs, month);
  const isByArea = calcMode === CALC_MODE.area;
  const amount = isByArea ? asText(line.area) || area : asText(line.quantity);
  if (!PRICE.test(unitPrice) || (amount !== '' && !MONEY.test(amount))) return [];
  const cycle = asText(line.cycle ?? item.cycle);
  return [{ feeCode, calcMode, unitPrice, cycle, ...(isByArea ? { area: amount } : { quantity: amount }) }];
}

/** The day some years later, as a text to compare with; it need not be in the calendar. */
const yearsAfter = (day: string, years: number) => `${Number(day.slice(0, 4)) + years}${day.slice(4)}`;

/**
 * The present input in the form that the trial of the plan takes; null while something that it needs is missing or
 * wrong.
 */
export function trialTerms(typed: Typed, known: Known): Terms | null {
  const { unitIds, increase = [], feeItems = [], payCycle, cycleAnchor, billDay, freeDays } = typed;
  const [startDate, endDate, rentAmount] = [typed.startDate, typed.endDate, typed.rentAmount].map(asText);
  if (!startDate || !endDate || !rentAmount || !DAY.test(startDate) || !DAY.test(endDate)) return null;
  if (endDate <= startDate || endDate >= yearsAfter(startDate, MOST_YEARS) || !MONEY.test(rentAmount)) return null;
  if (!payCycle || !billDay) return null;
  const at = { month: startDate.slice(0, 7), area: areaOf(known.units, unitIds) };
  return {
    ...{ startDate, endDate, rentAmount, payCycle, billDay },
    ...{ cycleAnchor: cycleAnchor ?? 1, freeDays: freeDays ?? 0 },
    increase: increase.flatMap((one) => {
      const { fromMonth, rate } = one ?? {};
      return fromMonth && rate && RATE.test(rate) ? [{ fromMonth, rate }] : [];
    }),
    feeItems: feeItems.flatMap((line) => feeOf(line ?? {}, known, at)),
  };
}
