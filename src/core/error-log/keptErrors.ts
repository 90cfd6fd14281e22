import { stored } from '../storage/stored';
import { errorLog, type LogEntry } from './errorLog';

const isEntry = (value: unknown): value is LogEntry => {
  const entry = value as Partial<Record<keyof LogEntry, unknown>> | null;
  const texts = [entry?.kind, entry?.message, entry?.detail, entry?.page];
  return typeof entry?.time === 'number' && texts.every((one) => typeof one === 'string');
};

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
