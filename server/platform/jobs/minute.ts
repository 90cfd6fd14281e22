import { type Clock, MINUTE } from '../clock';
import { describe } from '../fault';
import { logger } from '../logger';

/** By name, in the order in which they run. */
export type Steps<Host> = Readonly<Record<string, (host: Host, ms: number) => Promise<unknown>>>;

/** One that fails is logged, tried again in a minute, and keeps none of the others from its work. */
export async function runSteps<Host extends { clock: Clock }>(steps: Steps<Host>, host: Host) {
  const ms = host.clock();
  for (const [job, step] of Object.entries(steps)) {
    try {
      await step(host, ms);
    } catch (error) {
      logger.error({ ...describe(error), job });
    }
  }
}

/** Runs the steps every minute; the answer stops that and waits for the one that is running. */
export function everyMinute<Host extends { clock: Clock }>(steps: Steps<Host>, host: Host): () => Promise<void> {
  let running = Promise.resolve();
  const timer = setInterval(() => {
    running = running.then(() => runSteps(steps, host));
  }, MINUTE);
  return async () => {
    clearInterval(timer);
    await running;
  };
}
