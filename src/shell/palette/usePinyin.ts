import { useEffect, useMemo, useState } from 'react';
import { reportError } from '@/core/error-log/errorLog';
import { createPinyinIndex, type Readings } from './pinyinIndex';
import type { Searchable } from './searchIndex';

/** Null until it is enabled and its dictionary is loaded; others never load it (P13). */
export function usePinyin(pages: readonly Searchable[], isWanted: boolean) {
  const [readings, setReadings] = useState<Readings | null>(null);
  const isMissing = isWanted && readings === null;
  useEffect(() => {
    if (!isMissing) return;
    import('./readings')
      .then((module) => setReadings(() => module.readings))
      .catch((error: unknown) => reportError('script', error));
  }, [isMissing]);
  return useMemo(
    () =>
      isWanted && readings
        ? createPinyinIndex(
            pages.map(({ title }) => title),
            readings,
          )
        : null,
    [isWanted, readings, pages],
  );
}
