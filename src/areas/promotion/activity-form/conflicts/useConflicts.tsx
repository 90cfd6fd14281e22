import { lazy, type ReactNode, Suspense, useCallback, useState } from 'react';
import { activityApi } from '@/contract/promotion/activities';
import type { Input } from '@/contract/endpoint';
import { call } from '@/core/http/call';
import type { Asked } from './asked';

const ActivityConflictDialog = lazy(async () => ({
  default: (await import('./ActivityConflictDialog')).ActivityConflictDialog,
}));

type Wanted = Input<typeof activityApi.checkConflict>;

/** Looks where an activity would meet others before it is published, and asks why that is accepted. */
export function useConflicts() {
  const [asked, setAsked] = useState<Asked>();
  /** The reason, '' where none is needed; undefined: it is not to be published. */
  const settle = useCallback(async (wanted: Wanted, reason: string): Promise<string | undefined> => {
    const found = await call(activityApi.checkConflict, wanted, { silent: true });
    // What was said when it was published still holds for whom it goes on to meet.
    if (!found.needsReason) return found.conflicts.length > 0 ? reason : '';
    const { activityName: name, activityType: type, startTime, endTime } = wanted;
    return new Promise((answer) => {
      const own = { name, type, startTime: startTime ?? '', endTime: endTime ?? '' };
      const onAnswer = (given: string | undefined) => {
        setAsked(undefined);
        answer(given);
      };
      setAsked({ own, found, reason, onAnswer });
    });
  }, []);
  const dialog: ReactNode = asked && (
    <Suspense fallback={null}>
      <ActivityConflictDialog {...asked} />
    </Suspense>
  );
  return { settle, dialog };
}
