import { randomUUID } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { SpanKind } from '@opentelemetry/api';
import { SECOND } from '../clock';
import { describe } from '../fault';
import { endsWithin } from '../grace';
import { logger } from '../logger';
import { traced } from '../trace';
import { Interrupted, type JobHost, type Kinds, LEASE, type Running } from './kinds';
import { claim, type Claim, fail, finish, keep, release, takeBack } from './queue';

interface Options<Host extends JobHost> {
  host: Host;
  kinds: Kinds<Host>;
  /** How many of each kind this process works on at once; what is absent is left to others. */
  slots: ReadonlyMap<string, number>;
  /** No other process works on this database. */
  alone: boolean;
}

const report = (error: unknown, kind: string) => logger.error({ ...describe(error), job: kind });
const reasonOf = (error: unknown) => (error instanceof Error ? `${error.name}: ${error.message}` : String(error));

function runningOf(
  host: JobHost,
  own: Claim,
  { signal, last }: { signal: AbortSignal; last: boolean },
): Running<unknown> {
  const { payload, progress, attempt } = own.row;
  const saveIn = async (tx: JobHost['db'], reached: unknown) => {
    const isOurs = await keep(tx, own, { ms: host.clock(), progress: reached });
    if (!isOurs || signal.aborted) throw new Interrupted();
  };
  return { payload, progress, attempt, isLast: last, signal, saveIn, save: (reached) => saveIn(host.db, reached) };
}

async function carryOut<Host extends JobHost>({ host, kinds }: Options<Host>, own: Claim, stop: AbortSignal) {
  const { row } = own;
  const kind = kinds[row.kind];
  if (!kind) return;
  const lost = new AbortController();
  const signal = AbortSignal.any([stop, lost.signal]);
  const beat = setInterval(() => {
    keep(host.db, own, { ms: host.clock() }).then(
      (isOurs) => {
        if (!isOurs) lost.abort();
      },
      (error: unknown) => report(error, row.kind),
    );
  }, LEASE / 4).unref();
  try {
    await setImmediate();
    await kind.run(host, runningOf(host, own, { signal, last: row.attempt >= kind.attempts }));
    await finish(host.db, own, host.clock());
  } catch (error) {
    if (error instanceof Interrupted) await release(host.db, own, host.clock());
    else {
      report(error, row.kind);
      await fail({ host, kinds }, row, { error: reasonOf(error), at: host.clock() });
    }
  } finally {
    clearInterval(beat);
  }
}

/** Does one job to its end, whatever that is, as a part of the trace of whoever put it into the queue. */
const work = <Host extends JobHost>(options: Options<Host>, own: Claim, stop: AbortSignal) =>
  traced({ name: `job ${own.row.kind}`, kind: SpanKind.CONSUMER, traceparent: own.row.traceparent }, () =>
    carryOut(options, own, stop),
  );

export interface Worker {
  /** Looks for work now, and not in a second. */
  look: () => void;
  /** Waits so long for what runs; what is not through by then is put back, and nothing of it is written any more. */
  stop: (grace?: number) => Promise<void>;
}

/** Works on jobs until it is stopped. */
export async function startWorker<Host extends JobHost>(options: Options<Host>): Promise<Worker> {
  const { host, kinds, slots, alone } = options;
  const stop = new AbortController();
  const running = new Map<Claim, Promise<void>>();
  const free = () => {
    const left = new Map(slots);
    for (const { row } of running.keys()) left.set(row.kind, (left.get(row.kind) ?? 0) - 1);
    return left;
  };
  let looking = Promise.resolve();
  let isLooking = false;
  const fill = async () => {
    while (!stop.signal.aborted) {
      // The embedded database answers without letting anything else of the process have its turn.
      await setImmediate();
      const own = await claim(host, { kinds, free: free(), runId: randomUUID() });
      if (!own) return;
      const done = work(options, own, stop.signal)
        .catch((error: unknown) => report(error, own.row.kind))
        .finally(() => {
          running.delete(own);
          look();
        });
      running.set(own, done);
    }
  };
  const look = () => {
    if (isLooking || stop.signal.aborted) return;
    isLooking = true;
    looking = takeBack(host, kinds, false)
      .then(fill)
      .catch((error: unknown) => report(error, 'jobs'))
      .finally(() => (isLooking = false));
  };
  await takeBack(host, kinds, alone).catch((error: unknown) => report(error, 'jobs'));
  const timer = setInterval(look, SECOND);
  look();
  return {
    look,
    async stop(grace = 4 * SECOND) {
      clearInterval(timer);
      stop.abort();
      await looking;
      await endsWithin(Promise.all(running.values()), grace);
      for (const own of running.keys()) await release(host.db, own, host.clock());
    },
  };
}

/** Does all that is due, one after the other, and answers how many that were: for tests and for scripts. */
export async function workOff<Host extends JobHost>(host: Host, kinds: Kinds<Host>): Promise<number> {
  const free = new Map(Object.keys(kinds).map((kind) => [kind, 1]));
  for (let jobs = 0; ; jobs += 1) {
    const own = await claim(host, { kinds, free, runId: randomUUID() });
    if (!own) return jobs;
    await work({ host, kinds, slots: free, alone: true }, own, new AbortController().signal);
  }
}
