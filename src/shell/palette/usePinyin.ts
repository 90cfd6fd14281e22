import { useEffect, useMemo, useState } from 'react';
import { reportError } from '@/core/error-log/errorLog';
import { initials } from './initials';
import { createPinyinIndex, type Readings } from './pinyinIndex';
import type { Searchable } from './searchIndex';

/**
 * Finds Chinese titles by their initials; by all of their pinyin only for users who chose it: they load its dictionary
 * (P13).
 */
export function usePinyin(pages: readonly Searchable[], isChinese: boolean, isWanted: boolean) {
  const [readings, setReadings] = useState<Readings | null>(null);
  const isMissing = isChinese && isWanted && readings === null;
  useEffect(() => {
    if (!isMissing) return;
    import('./readings')
      .then((module) => setReadings(() => module.readings))
      .catch((error: unknown) => reportError('script', error));
  }, [isMissing]);
  return useMemo(
    () =>
      isChinese
        ? createPinyinIndex(
            pages.map(({ title }) => title),
            (isWanted && readings) || initials,
          )
        : null,
    [isChinese, isWanted, readings, pages],
  );
}
