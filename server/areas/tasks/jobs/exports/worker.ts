import { randomUUID } from 'node:crypto';
import { expireExports } from '../expireExports';
import { describe } from '../../../../platform/fault';
import type { App, Route } from '../../../../http/context';
import { logger } from '../../../../platform/logger';
import { SECOND, shanghai } from '../../../../platform/clock';
import { dropOrphans, dropUselessFiles } from './files';
import { claim, takeBack } from './queue';
import { runExport } from './run';

interface Options {
  /** All calls; those that the contract lets export are asked page by page. */
  lists: readonly Route[];
  /** How many jobs this process works on at once; 0 leaves them to others. */
  workers: number;
  /** No other process works on this database. */
  alone: boolean;
}

const report = (error: unknown) => logger.error({ ...describe(error), job: 'exports' });

/** What the processes before this one have left. */
async function begin(app: App, alone: boolean) {
  await takeBack(app, { alone });
  await expireExports(app.db, shanghai(app.clock()));
  await dropUselessFiles(app);
  await dropOrphans(app, { alone });
}

/**
 * Works on the export queue, once it is tidy: nobody is answered as long as jobs seem to run whose process is gone. The
 * answer stops it, puts back what is not finished, and waits for that.
 */
export async function startExports(app: App, { lists, workers, alone }: Options): Promise<() => Promise<void>> {
  if (workers === 0) return () => Promise.resolve();
  await begin(app, alone).catch(report);
  const stop = new AbortController();
  const running = new Set<Promise<void>>();
  let looking = Promise.resolve();
  let isLooking = false;
  const fill = async () => {
    while (!stop.signal.aborted && running.size < workers) {
      const run = await claim(app, randomUUID());
      if (!run) return;
      const work = runExport({ app, lists, signal: stop.signal }, run)
        .catch(report)
        .finally(() => {
          running.delete(work);
          look();
        });
      running.add(work);
    }
  };
  /** What comes while it is looking is found a second later. */
  const look = () => {
    if (isLooking || stop.signal.aborted) return;
    isLooking = true;
    looking = looking
      .then(() => takeBack(app, { alone: false }))
      .then(fill)
      .catch(report)
      .finally(() => (isLooking = false));
  };
  const timer = setInterval(look, SECOND);
  return async () => {
    clearInterval(timer);
    stop.abort();
    await looking;
    await Promise.all(running);
  };
}
