import type { Step } from './types';

/** EACH: how often the one step fits, `maxTimes` at most. */
export function timesOf(step: Step, value: number, maxTimes: number | null): number {
  const times = Math.floor(value / step.from);
  return maxTimes === null ? times : Math.min(times, maxTimes);
}
