import { randomUUID } from 'node:crypto';
import { expireExports } from '../../db/expireExports';
import { describe } from '../../http/answer';
import type { App } from '../../http/context';
import { logger } from '../../http/logger';
import { SECOND, shanghai } from '../../rules/time';
import { dropOrphans, dropUselessFiles } from './files';
import { claim, takeBack } from './queue';
import { runExport } from './run';

interface Options {
  /** How many jobs this process works on at once; 0 leaves them to others. */
  workers: number;
  /** No other process works on this database. */
  alone: boolean;
}

const report = (error: unknown) => logger.error({ ...describe(error), job: 'exports' });

/** Works on the export queue; the answer stops it, puts back what is not finished, and waits for that. */
export function startExports(app: App, { workers, alone }: Options): () => Promise<void> {
  if (workers === 0) return () => Promise.resolve();
  const stop = new AbortController();
  const running = new Set<Promise<void>>();
  const start = async () => {
    while (!stop.signal.aborted && running.size < workers) {
      const run = await claim(app, randomUUID());
      if (!run) return;
      const work = runExport(app, run, stop.signal)
        .catch(report)
        .finally(() => running.delete(work));
      running.add(work);
    }
  };
  const begin = async () => {
    await takeBack(app, { alone });
    await expireExports(app.db, shanghai(app.clock()));
    await dropUselessFiles(app);
    await dropOrphans(app, { alone });
  };
  let turn = begin().catch(report);
  let isTurning = false;
  const timer = setInterval(() => {
    if (isTurning) return;
    isTurning = true;
    turn = turn
      .then(() => takeBack(app, { alone: false }))
      .then(start)
      .catch(report)
      .finally(() => (isTurning = false));
  }, SECOND);
  return async () => {
    clearInterval(timer);
    stop.abort();
    await turn;
    await Promise.all(running);
  };
}
