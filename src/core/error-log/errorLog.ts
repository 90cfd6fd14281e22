import { createStore } from '../store/createStore';
import { redact } from './redact';

/**
 * `call` a failed request, `screen` a render error, `script` an uncaught error, `menu` a refused menu item, `micro` the
 * property module.
 */
export type LogKind = 'call' | 'screen' | 'script' | 'menu' | 'session' | 'micro';

export interface LogEntry {
  id: number;
  /** Milliseconds since the epoch, by this machine's clock. */
  time: number;
  kind: LogKind;
  message: string;
  detail: string;
  /** Where the user was: the path alone, a query may carry secrets. */
  page: string;
}

export const MAX_ENTRIES = 200;
const MAX_MESSAGE = 500;
const MAX_DETAIL = 4000;

const log = createStore<readonly LogEntry[]>([]);
let lastId = 0;

/** Adds to the error log that the top bar shows; the oldest entries make room. */
export function report(kind: LogKind, message: string, detail = '') {
  const entry: LogEntry = {
    id: ++lastId,
    time: Date.now(),
    kind,
    // Cut generously first, so that redacting a 10 MB body costs nothing, and exactly afterwards.
    message: redact(message.slice(0, 2 * MAX_MESSAGE)).slice(0, MAX_MESSAGE),
    detail: redact(detail.slice(0, 2 * MAX_DETAIL)).slice(0, MAX_DETAIL),
    page: window.location.pathname.slice(0, MAX_MESSAGE),
  };
  log.set([...log.get(), entry].slice(-MAX_ENTRIES));
}

/** Whatever was thrown, as an entry: a message, and the stack as the detail. */
export function reportError(kind: LogKind, error: unknown) {
  if (error instanceof Error) report(kind, `${error.name}: ${error.message}`, error.stack);
  else report(kind, describe(error));
}

function describe(thrown: unknown): string {
  try {
    return String(thrown);
  } catch {
    return 'something that cannot be written';
  }
}

/** Entries of before a reload come first; each is numbered anew. */
const restore = (entries: readonly LogEntry[]) =>
  log.set([...entries.map((entry) => ({ ...entry, id: ++lastId })), ...log.get()].slice(-MAX_ENTRIES));

export const errorLog = {
  get: log.get,
  subscribe: log.subscribe,
  use: log.use,
  restore,
  clear: () => log.set([]),
};
