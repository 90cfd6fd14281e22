/** Its message is a sentence for the operator, and all that a program prints before it ends (server/giveUp.ts). */
export class Spoken extends Error {}

/** The pool's message when no connection was given back in time; it has no code. */
const NO_CONNECTION = /^timeout exceeded when trying to connect$/;
const TOO_MANY_CONNECTIONS = '53300';
/** The driver's messages about a connection that has ended; the server may have told another statement why. */
const LOST = /^(Client (has encountered a connection error|was closed) and is not queryable|Connection terminated.*)$/;
const CONNECTION_FAILURE = '08006';

/** PostgreSQL takes a disk that has become read-only for a lack of rights. */
const NO_RIGHT = '42501';
const ON_READ_ONLY = /Read-only file system$/;

/** SQLSTATE of the driver's error, which drizzle wraps. */
export function sqlState(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null) return undefined;
  const message = error instanceof Error ? error.message : '';
  if ('code' in error && error.code === NO_RIGHT && ON_READ_ONLY.test(message)) return 'EROFS';
  if ('code' in error && typeof error.code === 'string') return error.code;
  if (NO_CONNECTION.test(message)) return TOO_MANY_CONNECTIONS;
  if (LOST.test(message)) return CONNECTION_FAILURE;
  return 'cause' in error ? sqlState(error.cause) : undefined;
}

/** The name of the constraint that a statement broke. */
export function brokenConstraint(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null) return undefined;
  if ('constraint' in error && typeof error.constraint === 'string') return error.constraint;
  return 'cause' in error ? brokenConstraint(error.cause) : undefined;
}

/** A fault for the log: the statement and the reason, never the values. */
export function describe(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { reason: typeof error };
  const query = 'query' in error ? error.query : undefined;
  // The message of a failed statement repeats its parameters; its cause has the reason.
  const reason = query === undefined ? error.message : undefined;
  return {
    name: error.name,
    reason,
    query,
    stack: query === undefined ? error.stack : undefined,
    sqlState: sqlState(error),
  };
}
