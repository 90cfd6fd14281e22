import type { Step } from './types';

/** FULL: the highest step that is reached, once. Steps rise. */
export const highestStep = (steps: readonly Step[], value: number) => steps.findLast(({ from }) => value >= from);

/** The next step above, and how much is missing. */
export function nextStep(steps: readonly Step[], value: number) {
  const step = steps.find(({ from }) => from > value);
  return step && { step, gap: step.from - value };
}
