import { logger } from './logger';

/** Whether some work ends within a time; fails if the work fails. */
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

/**
 * Waits for some work, but no longer than the given time: jobs that are not finished by then are found by their lease.
 */
export async function withGrace(work: Promise<unknown>, ms: number, what: string) {
  if (!(await endsWithin(work, ms))) logger.warn({ job: what, reason: `not through within ${ms} ms` });
}
