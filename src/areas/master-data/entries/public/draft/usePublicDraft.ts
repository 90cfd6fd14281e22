import { useEffect, useState } from 'react';
import { DraftKeeper, type DraftOf, type DraftState } from './draftKeeper';

/** The draft of a page, and whether the latest input is saved. */
export function usePublicDraft(of: DraftOf) {
  const [shown, setShown] = useState<DraftState>({ state: 'new', savedTime: '' });
  const [draft] = useState(() => new DraftKeeper(of, setShown));
  useEffect(() => {
    const again = () => draft.retry();
    window.addEventListener('online', again);
    return () => {
      window.removeEventListener('online', again);
      draft.stop();
    };
  }, [draft]);
  return { draft, shown };
}
