/** Server times: `yyyy-MM-dd HH:mm:ss`. */
export interface Span {
  startTime: string;
  endTime: string;
}

/** Shares of the whole line, from 0 to 1. */
export interface Bar {
  start: number;
  width: number;
  sharedStart: number;
  sharedWidth: number;
}

const at = (time: string) => Date.parse(`${time.replace(' ', 'T')}Z`);
/** The least share of a bar: a minute in a year is still visible. */
const LEAST = 0.004;

/** A line for each activity, all from the first start to the last end, with a bar for its period. */
export function barsOf(own: Span, rows: readonly Span[]) {
  const starts = rows.map(({ startTime }) => startTime).sort();
  const ends = rows.map(({ endTime }) => endTime).sort();
  const from = starts[0] ?? own.startTime;
  const to = ends.at(-1) ?? own.endTime;
  const whole = Math.max(1, at(to) - at(from));
  const share = (time: string) => (at(time) - at(from)) / whole;
  const bars = rows.map(({ startTime, endTime }): Bar => {
    const first = startTime > own.startTime ? startTime : own.startTime;
    const last = endTime < own.endTime ? endTime : own.endTime;
    const width = (a: string, b: string) => Math.min(1, Math.max(LEAST, share(b) - share(a)));
    return {
      start: Math.min(share(startTime), 1 - LEAST),
      width: width(startTime, endTime),
      sharedStart: Math.min(share(first), 1 - LEAST),
      sharedWidth: first <= last ? width(first, last) : 0,
    };
  });
  return { from, to, bars };
}
