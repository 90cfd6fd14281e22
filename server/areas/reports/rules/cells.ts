import { VISIT_GROUP, type VisitGroup } from '../../../../src/contract/reports/visits';
import { DAY, fromShanghai, shanghai } from '../../../platform/clock';

export type Days = readonly [from: string, to: string];

const dayOf = (ms: number) => shanghai(ms).slice(0, 10);

/** The last day of a day, week or month that begins here. */
function endOf(start: string, group: VisitGroup) {
  if (group === VISIT_GROUP.day) return start;
  if (group === VISIT_GROUP.week) return dayOf(fromShanghai(start) + 6 * DAY);
  const [year = 0, month = 0] = start.split('-').map(Number);
  return new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10);
}

const later = (a: string, b: string) => (a > b ? a : b);
export const earlier = (a: string, b: string) => (a < b ? a : b);

/** The days of a cell: the requested days within its day, week or month; a page has all requested days. */
export function daysOf(start: string, group: VisitGroup, [from, to]: Days): Days {
  if (group === VISIT_GROUP.page) return [from, to];
  return [later(start, from), earlier(endOf(start, group), to)];
}

function firstStart(from: string, group: VisitGroup) {
  if (group === VISIT_GROUP.month) return `${from.slice(0, 8)}01`;
  const sinceMonday = (new Date(from).getUTCDay() + 6) % 7;
  return group === VISIT_GROUP.week ? dayOf(fromShanghai(from) - sinceMonday * DAY) : from;
}

/** The first day of each day, week or month that has some of these days. */
export function startsOf([from, to]: Days, group: Exclude<VisitGroup, typeof VISIT_GROUP.page>): string[] {
  const starts: string[] = [];
  for (let start = firstStart(from, group); start <= to; start = dayOf(fromShanghai(endOf(start, group)) + DAY))
    starts.push(start);
  return starts;
}

/** From the first second of the days to the last. */
export const momentsOf = ([from, to]: Days) => [`${from} 00:00:00`, `${to} 23:59:59`] as const;

/** The same, but not beyond a moment. */
export function until(days: Days, asOf: string) {
  const [from, to] = momentsOf(days);
  return [from, earlier(to, asOf)] as const;
}

/** Seconds by visits, with one decimal, rounded half up; empty where there are none. */
export function average(seconds: number, visits: number) {
  if (visits === 0) return '';
  const tenths = Math.floor((20 * seconds + visits) / (2 * visits));
  return `${Math.floor(tenths / 10)}.${tenths % 10}`;
}
