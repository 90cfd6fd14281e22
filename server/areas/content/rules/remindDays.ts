import { DAY, fromShanghai, shanghai } from '../../../platform/clock';

const AT = '09:00:00';

interface Planned {
  publishTime: string;
  /** Days after the publication. */
  remindDays: readonly number[];
  /** When the last reminder was due that was sent or passed over. */
  doneUntil: string | null;
}

/** The latest reminder of the plan that is due and not done with; earlier ones are not made up for. */
export function dueReminder({ publishTime, remindDays, doneUntil }: Planned, now: string): string | undefined {
  const midnight = fromShanghai(`${publishTime.slice(0, 10)} 00:00:00`);
  return remindDays
    .map((days) => `${shanghai(midnight + days * DAY).slice(0, 10)} ${AT}`)
    .filter((due) => due <= now && (doneUntil === null || due > doneUntil))
    .sort()
    .at(-1);
}
