import { formatDate } from '@kit/format/date';

const MINUTE = 60_000;
export const DAY_MINUTES = 24 * 60;

/** From one minute to another, both included: `yyyy-MM-dd HH:mm`. */
export interface Window {
  from: string;
  to: string;
}

/** Minutes of the clock on the wall; the zone does not matter, for there is no summer time. */
export const minuteOf = (text: string) => Date.parse(`${text.slice(0, 16).replace(' ', 'T')}Z`) / MINUTE;
const textOf = (minute: number) => new Date(minute * MINUTE).toISOString().replace('T', ' ').slice(0, 16);

/** Whole days from the given day on. */
export const daysFrom = (day: string, days: number): Window => {
  const first = minuteOf(`${day.slice(0, 10)} 00:00`);
  return { from: textOf(first), to: textOf(first + days * DAY_MINUTES - 1) };
};

const minutesOf = ({ from, to }: Window) => minuteOf(to) - minuteOf(from) + 1;

/** The position of a period in a window, in per cent of its width. */
export function spanIn(window: Window, { from, to }: Window) {
  const all = minutesOf(window);
  const first = minuteOf(from) - minuteOf(window.from);
  return { start: (first / all) * 100, width: (minutesOf({ from, to }) / all) * 100 };
}

/** The position of a moment in the window; undefined outside of it. */
export function positionOf(window: Window, moment: string) {
  const at = minuteOf(moment) - minuteOf(window.from);
  return at < 0 || at >= minutesOf(window) ? undefined : (at / minutesOf(window)) * 100;
}

interface Tick {
  at: number;
  label: string;
}

const TICKS = 8;

/** Marks of the axis: hours within a day, else days. */
export function ticksOf(window: Window): Tick[] {
  const all = minutesOf(window);
  const isDay = all <= DAY_MINUTES;
  const step = isDay ? all / TICKS : Math.ceil(all / DAY_MINUTES / TICKS) * DAY_MINUTES;
  return Array.from({ length: Math.ceil(all / step) }, (_, i) => ({
    at: ((i * step) / all) * 100,
    label: formatDate(textOf(minuteOf(window.from) + i * step), isDay ? 'HM' : 'MD'),
  }));
}
