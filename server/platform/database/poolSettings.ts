import type { Environment } from '../environment/environment';

/** How many connections a process uses, and how long it waits (docs/operations.md#connections). */
export interface PoolSettings {
  /** Connections for requests. */
  requests: number;
  /** Connections for jobs, which never take one from a request. */
  jobs: number;
  /** Milliseconds to wait for a free connection. */
  connection: number;
  /** … for the end of a statement, */
  statement: number;
  /** … for a lock, */
  lock: number;
  /** … with an open transaction and nothing to do. */
  idle: number;
}

type PoolVariables = Pick<
  Environment,
  'POOL_MAX' | 'JOB_POOL_MAX' | 'CONNECTION_TIMEOUT_MS' | 'STATEMENT_TIMEOUT_MS' | 'LOCK_TIMEOUT_MS' | 'IDLE_TIMEOUT_MS'
>;

/** The settings in the environment. */
export const poolSettings = (given: PoolVariables): PoolSettings => ({
  requests: given.POOL_MAX,
  jobs: given.JOB_POOL_MAX,
  connection: given.CONNECTION_TIMEOUT_MS,
  statement: given.STATEMENT_TIMEOUT_MS,
  lock: given.LOCK_TIMEOUT_MS,
  idle: given.IDLE_TIMEOUT_MS,
});
