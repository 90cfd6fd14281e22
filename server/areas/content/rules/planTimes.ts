import { MAX_CAMPAIGN_DAYS, PLAN_KIND, PLAN_STATUS, type PlanKind } from '../../../../src/contract/content/home/plans';
import { secondOf } from './moments';

const DAY = 86_400;
const TO_THE_MINUTE = 16;

interface Times {
  startTime: string;
  endTime: string | null;
}

/** Times as they are entered: to the minute, the last one included; without a start, this second. */
export const planTimes = (
  { startTime, endTime }: { startTime: string | null; endTime: string | null },
  now: string,
) => ({
  startTime: startTime === null ? now : `${startTime.slice(0, TO_THE_MINUTE)}:00`,
  endTime: endTime === null ? null : `${endTime.slice(0, TO_THE_MINUTE)}:59`,
});

/** A campaign ends, within 92 days; a standing plan does not; neither begins in the past (43712). */
export function areGood({ startTime, endTime }: Times, kind: PlanKind, now: string) {
  if (startTime < now) return false;
  if (kind === PLAN_KIND.standing) return endTime === null;
  if (endTime === null || endTime <= startTime) return false;
  return secondOf(endTime) - secondOf(startTime) < MAX_CAMPAIGN_DAYS * DAY;
}

export function planStatus({ startTime, endTime, cancelTime }: Times & { cancelTime: string | null }, now: string) {
  if (cancelTime !== null) return PLAN_STATUS.cancelled;
  if (startTime > now) return PLAN_STATUS.waiting;
  return endTime !== null && endTime < now ? PLAN_STATUS.ended : PLAN_STATUS.active;
}
