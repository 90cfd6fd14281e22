import type * as z from 'zod';
import type { Clock } from '../clock';
import { MINUTE, SECOND } from '../clock';
import type { Db } from '../database/db';
import type { job } from '../schema/job';

export type JobRow = typeof job.$inferSelect;

/** The process was told to stop, or somebody has cancelled the job, or another process has it. */
export class Interrupted extends Error {}

/** What a job that runs may do with itself. */
export interface Running<P> {
  payload: P;
  /** The progress that an earlier try has written. */
  progress: unknown;
  attempt: number;
  /** No try follows when this one fails. */
  isLast: boolean;
  /** Aborted when the process is told to stop, and when the job is cancelled or lost. */
  signal: AbortSignal;
  /** Writes down how far it has come; throws `Interrupted` when the job is not ours any more, or has to stop. */
  save: (progress: unknown) => Promise<void>;
  /** As `save`, inside of a transaction: nothing of it stays when the job is not ours. */
  saveIn: (tx: Db, progress: unknown) => Promise<void>;
}

/** What a kind of job is done with. */
export interface JobHost {
  db: Db;
  clock: Clock;
}

export interface JobKind<Host extends JobHost> {
  /** After so many tries the job is dead. */
  attempts: number;
  /** How many run at once, in all processes together and in one lane. */
  atOnce: number;
  perLane: number;
  run: (host: Host, running: Running<unknown>) => Promise<void>;
  /** Called when the job is dead, in the transaction that says so. */
  dead?: (host: Host, tx: Db, given: { payload: unknown; error: string }) => Promise<void>;
}

interface Definition<Host extends JobHost, P> {
  payload: z.ZodType<P>;
  attempts?: number;
  atOnce?: number;
  perLane?: number;
  run: (host: Host, running: Running<P>) => Promise<void>;
  dead?: (host: Host, tx: Db, given: { payload: P; error: string }) => Promise<void>;
}

/** A kind of job; its payload is read by a schema, since an older build may have written it. */
export function defineJob<Host extends JobHost, P>({
  payload,
  run,
  dead,
  ...limits
}: Definition<Host, P>): JobKind<Host> {
  return {
    ...{ attempts: 5, atOnce: Infinity, perLane: Infinity, ...limits },
    run: (host, running) => run(host, { ...running, payload: payload.parse(running.payload) }),
    ...(dead && {
      dead: (host: Host, tx: Db, given: { payload: unknown; error: string }) =>
        dead(host, tx, { ...given, payload: payload.parse(given.payload) }),
    }),
  };
}

export type Kinds<Host extends JobHost> = Readonly<Record<string, JobKind<Host>>>;

/** A process that says nothing for so long has gone. */
export const LEASE = 2 * MINUTE;

/** Milliseconds before the next try: five seconds, then twice as long each time, an hour at most. */
export const backoff = (attempt: number) => Math.min(60 * MINUTE, 5 * SECOND * 2 ** (attempt - 1));
