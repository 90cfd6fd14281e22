import type { Meal, TradeFairForm } from '../../../../src/contract/trade-fair/fairs';
import type { FieldProblem } from '../../../platform/problem';
import { DAY, fromShanghai } from '../../../platform/clock';
import { slotOf } from './meals';

const MAX_DAYS = 60;
/** Check-in may open one day early and close one day late. */
const SIGN_IN_SLACK = 1;

/** What a submitted fair cannot do without (docs/domain/trade-fair.md#fields); a draft needs its name only. */
const REQUIRED = [
  'startTime',
  'endTime',
  'venue',
  'hostBranchId',
  'branchIds',
  'coverImage',
  'signInMode',
  'contactName',
  'contactPhone',
] as const satisfies readonly (keyof TradeFairForm)[];

const isEmpty = (value: unknown) =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);

const days = (from: string, to: string) => (fromShanghai(to) - fromShanghai(from)) / DAY;

function periodProblems({ startTime, endTime, signInStart, signInEnd }: TradeFairForm): FieldProblem[] {
  if (!startTime || !endTime) return [];
  if (endTime <= startTime) return [{ field: 'endTime', text: 'field.endBeforeStart' }];
  const problems: FieldProblem[] = [];
  if (days(startTime, endTime) > MAX_DAYS) {
    problems.push({ field: 'endTime', text: 'field.tooLongPeriod', params: { days: MAX_DAYS } });
  }
  for (const [field, at] of Object.entries({ signInStart, signInEnd })) {
    if (at && (days(at, startTime) > SIGN_IN_SLACK || days(endTime, at) > SIGN_IN_SLACK)) {
      problems.push({ field, text: 'field.outsideFair', params: { days: SIGN_IN_SLACK } });
    }
  }
  if (signInStart && signInEnd && signInEnd <= signInStart) {
    problems.push({ field: 'signInEnd', text: 'field.endBeforeStart' });
  }
  return problems;
}

function mealProblems({ meals, startTime, endTime }: TradeFairForm): FieldProblem[] {
  const taken = new Set<string>();
  return meals.flatMap((meal, i): FieldProblem[] => {
    const repeated = taken.has(slotOf(meal));
    taken.add(slotOf(meal));
    if (repeated) return [{ field: `meals.${i}.mealType`, text: 'field.mealTwice' }];
    if (meal.endTime <= meal.startTime) return [{ field: `meals.${i}.endTime`, text: 'field.endBeforeStart' }];
    const outside =
      (startTime && meal.mealDate < startTime.slice(0, 10)) || (endTime && meal.mealDate > endTime.slice(0, 10));
    return outside ? [{ field: `meals.${i}.mealDate`, text: 'field.mealOutside' }] : [];
  });
}

/** Refuses a lottery that would give nobody a ticket. */
function lotteryProblems({ lotteryEnabled, ticketRule }: TradeFairForm): FieldProblem[] {
  const givesTickets = !isEmpty(ticketRule.amountPerTicket) || !isEmpty(ticketRule.signInTickets);
  return lotteryEnabled === 1 && !givesTickets
    ? [{ field: 'ticketRule.amountPerTicket', text: 'field.ticketRule' }]
    : [];
}

/** Everything that keeps a fair from being submitted; each field once. */
export function submitProblems(form: TradeFairForm): FieldProblem[] {
  const missing = REQUIRED.filter((field) => isEmpty(form[field])).map((field): FieldProblem => ({
    field,
    text: 'field.required',
  }));
  const hostMissing = form.hostBranchId && form.branchIds.length > 0 && !form.branchIds.includes(form.hostBranchId);
  return [
    ...missing,
    ...(hostMissing ? [{ field: 'branchIds', text: 'field.hostMissing' } as const] : []),
    ...periodProblems(form),
    ...mealProblems(form),
    ...lotteryProblems(form),
  ];
}

export const hasStarted = ({ mealDate, startTime }: Pick<Meal, 'mealDate' | 'startTime'>, now: string) =>
  `${mealDate} ${startTime}:00` <= now;

/** Lists of codes are sets, objects have no order, absent and empty members are the same. */
function normal(value: unknown): unknown {
  if (Array.isArray(value)) return value.map((one) => JSON.stringify(normal(one))).sort();
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).filter(([, one]) => !isEmpty(one));
  return entries.sort(([a], [b]) => (a < b ? -1 : 1)).map(([key, one]) => [key, normal(one)]);
}
const same = (a: unknown, b: unknown) =>
  (isEmpty(a) && isEmpty(b)) || JSON.stringify(normal(a)) === JSON.stringify(normal(b));

/** Fields that a published or ongoing fair keeps as they are (docs/domain/trade-fair.md#status). */
const LOCKED = [
  'subject',
  'tradeFairCode',
  'startTime',
  'hostBranchId',
  'branchIds',
  'coverImage',
  'signInStart',
  'signInEnd',
  'signInMode',
  'lotteryEnabled',
  'signatureRequired',
  'ticketRule',
  'diningEnabled',
] as const satisfies readonly (keyof TradeFairForm)[];

/** Changes that a published or ongoing fair does not allow any more. */
export function limitedProblems(form: TradeFairForm, stored: TradeFairForm, now: string): FieldProblem[] {
  const locked = LOCKED.filter((field) => !same(form[field], stored[field])).map((field): FieldProblem => ({
    field,
    text: 'field.locked',
  }));
  const earlier = form.endTime && stored.endTime && form.endTime < stored.endTime;
  const started = stored.meals.filter((meal) => hasStarted(meal, now));
  const touched = started.some((meal) => !form.meals.some((one) => same(one, meal)));
  const tooLate = form.meals.findIndex((one) => hasStarted(one, now) && !started.some((meal) => same(one, meal)));
  return [
    ...locked,
    ...(earlier ? [{ field: 'endTime', text: 'field.onlyLater' } as const] : []),
    ...(touched ? [{ field: 'meals', text: 'field.mealStarted' } as const] : []),
    ...(tooLate >= 0 ? [{ field: `meals.${tooLate}.mealDate`, text: 'field.mealStarted' } as const] : []),
  ];
}
