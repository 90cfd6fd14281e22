/*
 * Days and months as texts, `2026-03-10` and `2026-03`, without a zone: a lease names days of the calendar. Both
 * ends of a period belong to it.
 */

const MS = 86_400_000;

const pad = (value: number, digits = 2) => String(value).padStart(digits, '0');

/** The last day of all: by then everything has happened. */
export const LAST_DAY = '9999-12-31';

/** Days since 1970-01-01. */
export const dayNumber = (day: string) => Date.parse(`${day}T00:00Z`) / MS;
export const dayOf = (number: number) => new Date(number * MS).toISOString().slice(0, 10);
export const addDays = (day: string, days: number) => dayOf(dayNumber(day) + days);
/** From a day to another, both included. */
export const daysIn = (from: string, to: string) => dayNumber(to) - dayNumber(from) + 1;

/** Months since the year 0. */
export const monthNumber = (day: string) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1;
export const monthOf = (number: number) => `${pad(Math.floor(number / 12), 4)}-${pad((number % 12) + 1)}`;

export const daysOfMonth = (month: number) =>
  new Date(Date.UTC(Math.floor(month / 12), (month % 12) + 1, 0)).getUTCDate();
export const firstOf = (month: number) => `${monthOf(month)}-01`;
export const lastOf = (month: number) => `${monthOf(month)}-${pad(daysOfMonth(month))}`;

/** A day of a month, or its last one where it has not so many. */
export const dayInMonth = (month: number, day: number) => `${monthOf(month)}-${pad(Math.min(day, daysOfMonth(month)))}`;

/** Counted from the day given: 31 January and one month is the last of February, and two months 31 March. */
export const addMonths = (day: string, months: number) =>
  dayInMonth(monthNumber(day) + months, Number(day.slice(8, 10)));

export const later = (a: string, b: string) => (a > b ? a : b);
export const earlier = (a: string, b: string) => (a < b ? a : b);
