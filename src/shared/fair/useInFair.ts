import { useMemo } from 'react';
import type { PageRequest } from '@kit/data/pageRequest';

/** The request of a list, asked for one fair. */
export function useInFair<T>(request: PageRequest<T>, tradeFairId: string): PageRequest<T> {
  return useMemo(
    () => (query, sort, signal) => request({ ...query, tradeFairId }, sort, signal),
    [request, tradeFairId],
  );
}
