import type { NextFunction, Request, Response } from 'express';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import { endsWithin } from '../../platform/grace';
import { whatAnswered, whatRefused } from './served';

/** Seconds; a list is to be there in 0.1, an import may take 10 (docs/operations.md#health-and-metrics). */
const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];
/** Gauges with names of counters, which Prometheus' own check refuses; their parts stand under other names. */
const MISNAMED = ['nodejs_active_handles_total', 'nodejs_active_requests_total', 'nodejs_active_resources_total'];
/** A gauge that asks the database answers within this time, or is left out of the answer. */
const ASK_MS = 2_000;

/** A figure that is asked for when somebody reads the metrics, by the values of its label. */
export interface Reading {
  name: string;
  help: string;
  /** Its values are a closed set, and never come from a request. */
  label?: string;
  read: () => Promise<readonly (readonly [label: string, value: number])[]>;
}

/** What is read, or nothing where that fails or takes too long. */
async function inTime<T>(work: Promise<readonly T[]>): Promise<readonly T[]> {
  const isThere = await endsWithin(work, ASK_MS).catch(() => false);
  return isThere ? work : [];
}

function addReading(registry: Registry, { name, help, label, read }: Reading) {
  const gauge = new Gauge({
    name,
    help,
    labelNames: label ? [label] : [],
    registers: [registry],
    async collect() {
      // A figure that cannot be read is left out: an old one would be taken for the present one.
      gauge.reset();
      if (!label) gauge.remove();
      for (const [value, figure] of await inTime(read())) {
        if (label) gauge.set({ [label]: value }, figure);
        else gauge.set(figure);
      }
    },
  });
}

export interface Metrics {
  /** Counts each request that passes, also the refused ones. */
  count: (req: Request, res: Response, next: NextFunction) => void;
  contentType: string;
  text: () => Promise<string>;
}

/** The figures of one process, as Prometheus reads them. */
export function createMetrics(readings: readonly Reading[] = []): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  for (const name of MISNAMED) registry.removeSingleMetric(name);
  const seconds = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the first byte of a request to the last of its answer.',
    labelNames: ['route', 'status'],
    buckets: SECONDS,
    registers: [registry],
  });
  const underWay = new Gauge({
    name: 'http_requests_in_flight',
    help: 'Requests that have no whole answer yet.',
    registers: [registry],
  });
  const abandoned = new Counter({
    name: 'http_requests_abandoned_total',
    help: 'Requests whose client went away before the answer.',
    registers: [registry],
  });
  const refused = new Counter({
    name: 'http_requests_refused_total',
    help: 'Requests that came too often, by the rate that was used up.',
    labelNames: ['route', 'limit'],
    registers: [registry],
  });
  for (const reading of readings) addReading(registry, reading);
  return {
    count(req, res, next) {
      const stop = seconds.startTimer();
      underWay.inc();
      res.once('close', () => {
        underWay.dec();
        if (!res.writableFinished) abandoned.inc();
        stop({ route: whatAnswered(req), status: res.statusCode });
        const limit = whatRefused(req);
        if (limit) refused.inc({ route: whatAnswered(req), limit });
      });
      next();
    },
    contentType: registry.contentType,
    text: () => registry.metrics(),
  };
}
