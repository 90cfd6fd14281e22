import { useDocumentVisibility } from 'ahooks';
import { useState } from 'react';

/** How often a list is read again while something in it is under way (docs/domain/tasks.md#exports). */
const LOOK_AGAIN_MS = 5_000;

/** Props of a list that follows its rows until none of them is under way, as long as somebody sees it. */
export function useFollowed<T>(isUnderWay: (row: T) => boolean) {
  const [isBusy, setIsBusy] = useState(false);
  const isSeen = useDocumentVisibility() === 'visible';
  return {
    onAnswer: (answer: { records: readonly T[] } | undefined) => setIsBusy(answer?.records.some(isUnderWay) ?? false),
    ...(isBusy && isSeen ? { polling: LOOK_AGAIN_MS } : {}),
  };
}
