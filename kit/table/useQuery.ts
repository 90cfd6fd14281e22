import { useRef, useState } from 'react';
import type { PageQuery, PageRequest } from '../data/page';
import { useRecall } from '../data/useRecall';

/** The result of a list's last request. */
export type Outcome = 'none' | 'answered' | 'failed';

type Answer<T, A = never> = Awaited<ReturnType<PageRequest<T, A>>>;

/** What a list shows. */
export interface ListedRows<T> {
  rows: readonly T[];
  total: number;
  /** There are more than `total`. */
  more: boolean;
  query: Readonly<Record<string, unknown>>;
}

interface Options<T, A> {
  request: PageRequest<T, A>;
  /** Fixed parameters that are no filters. */
  params: object;
  /** Changes whenever an object that the list reads has been written. */
  changes: number;
  onListed: ((listed: ListedRows<T>) => void) | undefined;
  onAnswer?: ((answer: A | undefined) => void) | undefined;
}

/** Where the pages begin that have no number: each is asked for by what the one before it has said. */
interface Beyond {
  /** Filters, order and size of the pages. */
  of: string;
  /** How many rows have pages with numbers. */
  counted: number;
  next: Map<number, string>;
}

/** For a list without a known end, the pager offers one page more than is shown. */
function offered({ data, total, more, next }: Answer<unknown, unknown>, { current = 1, pageSize = 1 }: PageQuery) {
  const shown = current * pageSize;
  if (!more || shown < total) return total;
  return next ? shown + 1 : shown - pageSize + data.length;
}

const filtersOf = ({ current: _page, pageSize: _size, ...filters }: PageQuery & Record<string, unknown>) => filters;

/**
 * The query of a list and its result. Of several requests the last one wins, in whatever order they are answered; the
 * others are aborted. A search that fails has no rows: those of another one would pass for its own.
 */
export function useQuery<T, A = never>({ request, params, changes, onListed, onAnswer }: Options<T, A>) {
  const running = useRef<AbortController>(undefined);
  const [outcome, setOutcome] = useState<Outcome>('none');
  const [filters, setFilters] = useState<Record<string, unknown>>({});
  const recall = useRecall<Answer<T, A>>();
  const [total, setTotal] = useState<{ total: number; more: boolean }>();
  const beyond = useRef<Beyond>(undefined);
  const shown = useRef<readonly T[]>(undefined);
  const answered = useRef<string>(undefined);
  const run: PageRequest<T, A> = async (query, sort) => {
    running.current?.abort();
    const own = new AbortController();
    running.current = own;
    const searched = filtersOf(query);
    // The same filters must not cause another render.
    setFilters((before) => (JSON.stringify(before) === JSON.stringify(searched) ? before : searched));
    const key = JSON.stringify([query, sort, params]);
    try {
      const { current = 1, pageSize } = query;
      const of = JSON.stringify([searched, sort, params, pageSize]);
      const known: Beyond =
        beyond.current?.of === of ? beyond.current : { of, counted: Infinity, next: new Map<number, string>() };
      const cursor = (current - 1) * (pageSize ?? 1) < known.counted ? undefined : known.next.get(current);
      const found = await recall(`${key}${changes}`, () => request({ ...query, ...params, cursor }, sort, own.signal));
      // An answer that was there already when the next search began.
      own.signal.throwIfAborted();
      setOutcome('answered');
      answered.current = key;
      const { total: count, more = false } = found;
      // The same figures must not cause another render.
      setTotal((before) => (before?.total === count && before.more === more ? before : { total: count, more }));
      beyond.current = known;
      known.counted = more ? count : Infinity;
      if (found.next) known.next.set(current + 1, found.next);
      const answer = { ...found, total: offered(found, query) };
      onAnswer?.(found.answer);
      onListed?.({ rows: found.data, total: count, more, query: searched });
      // The table shows this already; no render is needed.
      return answer.data === shown.current ? { ...answer, success: false } : answer;
    } catch (error) {
      if (running.current === own) setOutcome('failed');
      // The same search was only read again: its rows may stay.
      if (running.current !== own || answered.current === key) throw error;
      onAnswer?.(undefined);
      onListed?.({ rows: [], total: 0, more: false, query: searched });
      return { data: [], total: 0, success: true };
    }
  };
  /** While its page is hidden, the table ignores answers. */
  const noteShown = (rows: readonly T[]) => void (shown.current = rows);
  return { run, outcome, filters, noteShown, total };
}
