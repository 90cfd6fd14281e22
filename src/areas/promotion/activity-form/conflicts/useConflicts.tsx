import { lazy, type ReactNode, Suspense, useCallback, useState } from 'react';
import { activityApi } from '@/contract/promotion/activities';
import type { ActivityType } from '@/contract/promotion/activity';
import type { Input, Output } from '@/contract/endpoint';
import { call } from '@/core/http/call';

const ActivityConflictDialog = lazy(async () => ({
  default: (await import('./ActivityConflictDialog')).ActivityConflictDialog,
}));

export type Found = Output<typeof activityApi.checkConflict>;
type Wanted = Input<typeof activityApi.checkConflict>;

export interface Asked {
  own: { name: string; startTime: string; endTime: string; type: ActivityType };
  found: Found;
  /** What was said the last time. */
  reason: string;
  onAnswer: (reason: string | undefined) => void;
}

/** Looks where an activity would meet others before it is published, and asks why that is accepted. */
export function useConflicts() {
  const [asked, setAsked] = useState<Asked>();
  /** The reason, '' where none is needed; undefined: it is not to be published. */
  const settle = useCallback(async (wanted: Wanted, reason: string): Promise<string | undefined> => {
    const found = await call(activityApi.checkConflict, wanted, { silent: true });
    if (!found.needsReason) return '';
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
