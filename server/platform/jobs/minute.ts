import { type Clock, MINUTE } from '../clock';
import { describe } from '../fault';
import { logger } from '../logger';

/** By name, in the order in which they run. */
export type Steps<Host> = Readonly<Record<string, (host: Host, ms: number) => Promise<unknown>>>;

/** A failed step is logged and tried again in a minute; the others run all the same. */
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

/** Runs the steps every minute; returns a function that stops this and waits for the running step. */
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
