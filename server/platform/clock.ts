/** Milliseconds since the epoch. Everything that asks for the time gets a clock, so that tests can move it. */
export type Clock = () => number;

const SHANGHAI = 8 * 3_600_000;
export const SECOND = 1_000;
export const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** `yyyy-MM-dd HH:mm:ss` in Asia/Shanghai, which has no daylight saving. */
export const shanghai = (ms: number) => new Date(ms + SHANGHAI).toISOString().replace('T', ' ').slice(0, 19);

/** Milliseconds of a Shanghai `yyyy-MM-dd` or `yyyy-MM-dd HH:mm[:ss]`. */
export const fromShanghai = (text: string) =>
  Date.parse(`${text.replace(' ', 'T')}${text.length > 10 ? '' : 'T00:00'}Z`) - SHANGHAI;

/** A clock that ticks on from `start`, a Shanghai moment; without it, the machine's. */
export function createClock(start?: string): Clock {
  if (!start) return Date.now;
  const offset = fromShanghai(start) - Date.now();
  return () => Date.now() + offset;
}
