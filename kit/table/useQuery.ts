import { useRef, useState } from 'react';
import type { PageQuery, PageRequest } from '../data/page';
import { kit } from '../host';

/** The result of a list's last request. */
export type Outcome = 'none' | 'answered' | 'failed';

type Answer<T> = Awaited<ReturnType<PageRequest<T>>>;

interface Options<T> {
  request: PageRequest<T>;
  /** Fixed parameters that are no filters. */
  params: object;
  /** Changes whenever an object that the list reads has been written. */
  changes: number;
  onListed: ((listed: { rows: readonly T[]; total: number; query: Record<string, unknown> }) => void) | undefined;
}

const filtersOf = ({ current: _page, pageSize: _size, ...filters }: PageQuery & Record<string, unknown>) => filters;

/**
 * The query of a list and its result. Of several requests the last one wins, in whatever order they are answered; the
 * others are aborted.
 */
export function useQuery<T>({ request, params, changes, onListed }: Options<T>) {
  const running = useRef<AbortController>(undefined);
  const [outcome, setOutcome] = useState<Outcome>('none');
  const [filters, setFilters] = useState<Record<string, unknown>>({});
  const recall = kit().useRecall<Answer<T>>();
  const [total, setTotal] = useState<number>();
  const shown = useRef<readonly T[]>(undefined);
  const run: PageRequest<T> = async (query, sort) => {
    running.current?.abort();
    const own = new AbortController();
    running.current = own;
    const searched = filtersOf(query);
    // The same filters must not cause another render.
    setFilters((before) => (JSON.stringify(before) === JSON.stringify(searched) ? before : searched));
    try {
      const question = JSON.stringify([query, sort, params, changes]);
      const answer = await recall(question, () => request({ ...query, ...params }, sort, own.signal));
      setOutcome('answered');
      setTotal(answer.total);
      onListed?.({ rows: answer.data, total: answer.total, query: searched });
      // The table shows this already; no render is needed.
      return answer.data === shown.current ? { ...answer, success: false } : answer;
    } catch (error) {
      if (running.current === own) setOutcome('failed');
      throw error;
    }
  };
  /** While its page is hidden, the table ignores answers. */
  const noteShown = (rows: readonly T[]) => {
    shown.current = rows;
  };
  return { run, outcome, filters, noteShown, total };
}
