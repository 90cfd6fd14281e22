import type { Output } from '@/contract/endpoint';
import type { activityApi } from '@/contract/promotion/activities';
import type { ActivityType } from '@/contract/promotion/activity';

export type Found = Output<typeof activityApi.checkConflict>;

/** The question of the dialog about conflicts, and the callback for its answer. */
export interface Asked {
  own: { name: string; startTime: string; endTime: string; type: ActivityType };
  found: Found;
  /** The reason that was given at the last attempt. */
  reason: string;
  onAnswer: (reason: string | undefined) => void;
}
