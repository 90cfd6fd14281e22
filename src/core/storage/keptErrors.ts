import { errorLog, type LogEntry } from '../error-log/errorLog';
import { stored } from './stored';

const TEXTS = ['kind', 'message', 'detail', 'page'];

function isEntry(value: unknown): value is LogEntry {
  if (typeof value !== 'object' || value === null) return false;
  const facts = new Map<string, unknown>(Object.entries(value));
  return typeof facts.get('time') === 'number' && TEXTS.every((one) => typeof facts.get(one) === 'string');
}

const kept = stored<LogEntry[]>({
  area: 'session',
  key: 'errors',
  parse: (value) => (Array.isArray(value) ? value.filter(isEntry) : null),
});

/** A failure is often followed by a reload: what failed before it is still in the log, until the tab closes. */
export function keepErrors() {
  errorLog.restore(kept.read() ?? []);
  const keep = () => kept.write([...errorLog.get()]);
  window.addEventListener('pagehide', keep);
  return () => window.removeEventListener('pagehide', keep);
}
