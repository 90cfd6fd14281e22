import { useRef, useState } from 'react';
import { useReveal } from '@/core/page/useReveal';
import type { PageRequest } from './pageRequest';

/** What came of the last request of a list. */
export type Outcome = 'none' | 'answered' | 'failed';

/** The last of several requests wins, whatever order their answers come in; the others are aborted. */
export function useLatest<T>(request: PageRequest<T>) {
  const running = useRef<AbortController>(undefined);
  const [outcome, setOutcome] = useState<Outcome>('none');
  const [filters, setFilters] = useState<Record<string, unknown>>({});
  const recall = useReveal<Awaited<ReturnType<PageRequest<T>>>>();
  const run: PageRequest<T> = async (query, sort) => {
    running.current?.abort();
    const own = new AbortController();
    running.current = own;
    const { current: _page, pageSize: _size, ...searched } = query;
    setFilters(searched);
    try {
      const answer = await recall(JSON.stringify([query, sort]), () => request(query, sort, own.signal));
      setOutcome('answered');
      return answer;
    } catch (error) {
      if (running.current === own) setOutcome('failed');
      throw error;
    }
  };
  return { run, outcome, filters };
}
