import { randomUUID } from 'node:crypto';
import { describe } from '../../../../platform/fault';
import type { App } from '../../../../http/context';
import { logger } from '../../../../platform/logger';
import { SECOND } from '../../../../platform/clock';
import { claim, takeBack } from './queue';
import { runImport } from './run';

interface Options {
  /** Whether this process brings rows in. */
  isWorker: boolean;
  /** No other process works on this database. */
  alone: boolean;
}

const report = (error: unknown) => logger.error({ ...describe(error), job: 'imports' });

/** Brings in what was too much for a request, one import after the other; the answer stops it. */
export function startImports(app: App, { isWorker, alone }: Options): () => Promise<void> {
  if (!isWorker) return () => Promise.resolve();
  const stop = new AbortController();
  const work = async () => {
    while (!stop.signal.aborted) {
      const run = await claim(app, randomUUID());
      if (!run) return;
      await runImport(app, run, stop.signal);
    }
  };
  let looking = Promise.resolve();
  let isLooking = false;
  const look = (onlyOurs: boolean) => {
    if (isLooking) return;
    isLooking = true;
    looking = takeBack(app, { alone: onlyOurs })
      .then(work)
      .catch(report)
      .finally(() => (isLooking = false));
  };
  look(alone);
  const timer = setInterval(() => look(false), SECOND);
  return async () => {
    clearInterval(timer);
    stop.abort();
    await looking;
  };
}
