/*
 * `npm run worker`: a process that only works on jobs, beside others on one PostgreSQL (docs/operations.md#jobs). Those
 * that answer requests may then leave the jobs to it with WORKER=0.
 */
import { giveUp } from './giveUp';
import { goesOn } from './noArguments';
import { refuseTaken } from './platform/database/lock';
import { readEnvironment } from './platform/environment/environment';
import { describe } from './platform/fault';
import { logger, outliveOutput } from './platform/logger';

async function main() {
  if (!goesOn('npm run worker: works on jobs alone.')) return;
  const environment = { ...readEnvironment(), WORKER: true };
  if (!environment.DATABASE_URL) await refuseTaken(environment.DATA_DIR);
  outliveOutput();
  process.on('unhandledRejection', (reason) => logger.error(describe(reason)));
  const { startBackend } = await import('./start');
  const { createMetrics } = await import('./http/operate/metrics');
  const { openProbes } = await import('./listening');
  const backend = await startBackend(environment);
  let stopping = false;
  const { db } = backend.app;
  const probes = await openProbes(environment, {
    metrics: createMetrics(backend.figures),
    db,
    isStopping: () => stopping,
  });
  process.stdout.write('working\n');
  const stop = () => {
    if (stopping) return;
    stopping = true;
    void backend.close().finally(() => {
      probes?.close();
      process.exit(0);
    });
  };
  process.on('SIGTERM', stop).on('SIGINT', stop);
}

main().catch(giveUp);
