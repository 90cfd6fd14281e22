import { lazy, type ReactNode, Suspense, useCallback, useState } from 'react';
import { activityApi } from '@/contract/promotion/activities';
import type { Input } from '@/contract/endpoint';
import { call } from '@/core/http/call';
import type { Asked } from './asked';

const ActivityConflictDialog = lazy(async () => ({
  default: (await import('./ActivityConflictDialog')).ActivityConflictDialog,
}));

type Wanted = Input<typeof activityApi.checkConflict>;

/** Looks for conflicts before an activity is published, and asks for the reason to accept them. */
export function useConflicts() {
  const [asked, setAsked] = useState<Asked>();
  /** The reason, '' where none is needed; undefined when the user has cancelled. */
  const settle = useCallback(async (wanted: Wanted, reason: string): Promise<string | undefined> => {
    const found = await call(activityApi.checkConflict, wanted, { silent: true });
    // The reason given at publication still holds for the same conflicts.
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
