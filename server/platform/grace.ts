import { logger } from './logger';

/** Whether the work ends within that time; fails if it does. */
export async function endsWithin(work: Promise<unknown>, ms: number): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const over = new Promise<boolean>((resolve) => {
    timer = setTimeout(resolve, ms, false);
  });
  try {
    return await Promise.race([work.then(() => true), over]);
  } finally {
    clearTimeout(timer);
  }
}

/** Waits for the end of some work, but no longer than that: what is not through by then is left to its lease. */
export async function withGrace(work: Promise<unknown>, ms: number, what: string) {
  if (!(await endsWithin(work, ms))) logger.warn({ job: what, reason: `not through within ${ms} ms` });
}
