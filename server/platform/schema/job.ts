import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { JOB_STATE, type JobState } from '../../../src/contract/tasks/jobs';
import { among, notNegative } from '../database/checks';
import { instant, newId } from '../database/columns';

/** Work that is done without anybody waiting for it (docs/adr/0028-one-table-of-jobs.md). */
export const job = pgTable(
  'job',
  {
    jobId: newId().primaryKey(),
    kind: text().notNull(),
    /** A kind has one job with this key. */
    key: text().notNull(),
    payload: jsonb().$type<unknown>().notNull(),
    state: smallint().$type<JobState>().notNull().default(0),
    runAt: instant().notNull(),
    /** The least comes first. */
    priority: smallint().notNull().default(100),
    /** Jobs of one lane (a user, a fair) run at once only as far as their kind allows. */
    lane: text().notNull().default(''),
    /** The try that works on it; whoever has lost it writes nothing more. */
    runId: text(),
    leaseUntil: instant(),
    attempt: integer().notNull().default(0),
    /** How far it has come, as its kind writes it: the next try goes on from there. */
    progress: jsonb().$type<unknown>(),
    /** The worker finds out at its next step. */
    cancelled: smallint().$type<0 | 1>().notNull().default(0),
    lastError: text().notNull().default(''),
    /** The trace of the request that put it here; empty where none did. */
    traceparent: text().notNull().default(''),
    createdAt: instant().notNull(),
    startedAt: instant(),
    finishedAt: instant(),
  },
  (table) => [
    uniqueIndex('job_key').on(table.kind, table.key),
    index('job_due')
      .on(table.priority, table.runAt)
      .where(sql`state = 0`),
    index('job_running')
      .on(table.kind, table.leaseUntil)
      .where(sql`state = 1`),
    index('job_finished').on(table.state, table.finishedAt),
    among('job_state', table.state, JOB_STATE),
    notNegative('job_attempts', table.attempt),
  ],
);
