import type { HistoryEntry } from '@/contract/system/operation-log';

/** One field that a write has changed. */
export interface Change {
  field: string;
  before: unknown;
  after: unknown;
}

const isNothing = (value: unknown) =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0);
const isList = (value: unknown): value is unknown[] => Array.isArray(value);
const without = (from: readonly unknown[], what: readonly unknown[]) => {
  const gone = new Set(what.map((one) => JSON.stringify(one)));
  return from.filter((one) => !gone.has(JSON.stringify(one)));
};

/**
 * The changed fields of an entry; a new record has many that are empty before and after. Of two lists only removed and
 * added items are shown, so that hundreds of grants do not hide one.
 */
export const changesOf = ({ changes }: Pick<HistoryEntry, 'changes'>): Change[] =>
  Object.entries(changes)
    .filter(([, sides]) => !sides.every(isNothing))
    .map(([field, [before, after]]) =>
      isList(before) && isList(after)
        ? { field, before: without(before, after), after: without(after, before) }
        : { field, before, after },
    );

/** False for a value that the log has masked or cut: it cannot be put back. */
export const isWhole = (value: unknown) => typeof value !== 'string' || !(/\*{3}/.test(value) || value.endsWith('…'));
