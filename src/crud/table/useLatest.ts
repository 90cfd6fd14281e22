import { useRef, useState } from 'react';
import { useReveal } from '@/core/page/useReveal';
import type { PageRequest } from './pageRequest';

/** What came of the last request of a list. */
export type Outcome = 'none' | 'answered' | 'failed';

type Answer<T> = Awaited<ReturnType<PageRequest<T>>>;

/** The last of several requests wins, whatever order their answers come in; the others are aborted. */
export function useLatest<T>(request: PageRequest<T>) {
  const running = useRef<AbortController>(undefined);
  const [outcome, setOutcome] = useState<Outcome>('none');
  const [filters, setFilters] = useState<Record<string, unknown>>({});
  const recall = useReveal<Answer<T>>();
  const [found, setFound] = useState<{ rows: readonly T[]; total: number }>({ rows: [], total: 0 });
  const shown = useRef<readonly T[]>(undefined);
  const run: PageRequest<T> = async (query, sort) => {
    running.current?.abort();
    const own = new AbortController();
    running.current = own;
    const { current: _page, pageSize: _size, ...searched } = query;
    // The same filters again are no reason to draw.
    setFilters((before) => (JSON.stringify(before) === JSON.stringify(searched) ? before : searched));
    try {
      const answer = await recall(JSON.stringify([query, sort]), () => request(query, sort, own.signal));
      setOutcome('answered');
      setFound({ rows: answer.data, total: answer.total });
      // What the table shows already: it need not draw it again.
      return answer.data === shown.current ? { ...answer, success: false } : answer;
    } catch (error) {
      if (running.current === own) setOutcome('failed');
      throw error;
    }
  };
  /** The table leaves out what comes while its page is hidden. */
  const noteShown = (rows: readonly T[]) => {
    shown.current = rows;
  };
  return { run, outcome, filters, noteShown, listed: { ...found, query: filters } };
}
