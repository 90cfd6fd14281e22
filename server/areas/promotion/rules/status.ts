import { ACTIVITY_STATUS, type ActivityStatus, type EditLevel } from '../../../../src/contract/promotion/activity-form';

export const STAGE_OF = { draft: 0, published: 1, disabled: 2 } as const;
type Stage = (typeof STAGE_OF)[keyof typeof STAGE_OF];

interface Life {
  stage: Stage;
  startTime: string | null;
  endTime: string | null;
}

const { draft, waiting, running, ended, disabled } = ACTIVITY_STATUS;

/** Stored is what people decided; the rest is the clock's (docs/domain/promotion.md#status). Both ends are included. */
export function statusOf({ stage, startTime, endTime }: Life, now: string): ActivityStatus {
  if (stage === STAGE_OF.disabled) return disabled;
  if (stage === STAGE_OF.draft || startTime === null || endTime === null) return draft;
  if (now < startTime) return waiting;
  return now <= endTime ? running : ended;
}

const LEVELS: Record<ActivityStatus, EditLevel> = {
  [draft]: 'FULL',
  [waiting]: 'FULL',
  [running]: 'LIMITED',
  [ended]: 'NONE',
  [disabled]: 'NONE',
};

/** What may be changed (docs/domain/promotion.md#status); nothing once a rebate has been paid. */
export const editLevelOf = (life: Life, now: string, isGranted: boolean): EditLevel =>
  isGranted && statusOf(life, now) !== draft ? 'NONE' : LEVELS[statusOf(life, now)];
