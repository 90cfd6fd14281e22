import type { Output } from '@/contract/endpoint';
import type { activityApi } from '@/contract/promotion/activities';
import type { ActivityType } from '@/contract/promotion/activity';

export type Found = Output<typeof activityApi.checkConflict>;

/** What the dialog about conflicts asks, and who is told the answer. */
export interface Asked {
  own: { name: string; startTime: string; endTime: string; type: ActivityType };
  found: Found;
  /** The reason that was given the last time. */
  reason: string;
  onAnswer: (reason: string | undefined) => void;
}
