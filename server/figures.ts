import { and, count, eq, lte, min, sql } from 'drizzle-orm';
import * as z from 'zod';
import { ERP_STATE } from '../src/contract/orders/erp';
import { JOB_STATE } from '../src/contract/tasks/jobs';
import { erpEvent } from './areas/orders/data/schema/erp';
import type { Reading } from './http/operate/metrics';
import { type Clock, SECOND } from './platform/clock';
import type { Db } from './platform/database/db';
import type { Store } from './platform/database/open';
import { rowsOf } from './platform/database/rows';
import { job } from './platform/schema/job';
import { global } from './platform/scope';

const perPool = ({ connections }: Store, name: string, of: 'open' | 'idle' | 'waiting'): Reading => ({
  name,
  help: `Connections to the database: ${of}.`,
  label: 'pool',
  read: () => Promise.resolve(Object.entries(connections?.() ?? {}).map(([pool, counted]) => [pool, counted[of]])),
});

/** How old the oldest is that could have begun: 0 where nothing waits, growing where nobody works. */
async function oldestDue(db: Db, clock: Clock) {
  const now = clock();
  const rows = await db
    .select({ kind: job.kind, since: min(job.runAt) })
    .from(job)
    .where(global('shared', and(eq(job.state, JOB_STATE.waiting), lte(job.runAt, new Date(now)))))
    .groupBy(job.kind);
  return rows.map(({ kind, since }) => [kind, since ? (now - since.getTime()) / SECOND : 0] as const);
}

async function inState(db: Db, state: (typeof JOB_STATE)[keyof typeof JOB_STATE]) {
  const rows = await db
    .select({ kind: job.kind, jobs: count() })
    .from(job)
    .where(global('shared', eq(job.state, state)))
    .groupBy(job.kind);
  return rows.map(({ kind, jobs }) => [kind, jobs] as const);
}

/** What the ERP has told and nobody has mended yet. */
async function faultyEvents(db: Db) {
  const rows = await db
    .select({ kind: erpEvent.kind, events: count() })
    .from(erpEvent)
    .where(global('shared', eq(erpEvent.state, ERP_STATE.faulty)))
    .groupBy(erpEvent.kind);
  return rows.map(({ kind, events }) => [kind, events] as const);
}

const lock = z.object({ waiting: z.coerce.number() });

/** What the metrics say of database and jobs (docs/operations.md#health-and-metrics). */
export const figuresOf = (store: Store, clock: Clock): Reading[] => [
  perPool(store, 'database_connections_open', 'open'),
  perPool(store, 'database_connections_idle', 'idle'),
  perPool(store, 'database_connections_wanted', 'waiting'),
  {
    name: 'database_locks_waited_for',
    help: 'Locks that somebody on this database server waits for.',
    async read() {
      const statement = sql`select count(*) as waiting from pg_locks where not granted`;
      return (await rowsOf(store.db, statement, lock)).map(({ waiting }) => ['', waiting] as const);
    },
  },
  {
    name: 'job_oldest_due_seconds',
    help: 'For how long the oldest job that is due has waited.',
    label: 'kind',
    read: () => oldestDue(store.db, clock),
  },
  { name: 'jobs_running', help: 'Jobs at work.', label: 'kind', read: () => inState(store.db, JOB_STATE.running) },
  {
    name: 'jobs_dead',
    help: 'Jobs that were given up and wait for somebody to decide.',
    label: 'kind',
    read: () => inState(store.db, JOB_STATE.dead),
  },
  {
    name: 'erp_events_faulty',
    help: 'Events of the ERP that were not carried out and are to be sent again.',
    label: 'kind',
    read: () => faultyEvents(store.db),
  },
];
