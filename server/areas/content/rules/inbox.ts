import { MAX_DEFERRALS } from '../../../../src/contract/content/inbox';

/* Which announcements come up by themselves, and what may be done with them (docs/domain/content.md#must-read). */

interface Told {
  popup: 0 | 1;
  popupTimes: number;
  mustRead: 0 | 1;
  minSeconds: number;
  confirmBy: string | null;
}

export interface OwnRead {
  /** When it was looked at long enough; null before. */
  openedTime: string | null;
  confirmed: 0 | 1;
  popups: number;
  deferrals: number;
  staySec: number;
  /** Seconds that were spent on earlier revisions. */
  stayBefore: number;
  lastTime: string | null;
}

export const NOT_READ: OwnRead = {
  ...{ openedTime: null, confirmed: 0, popups: 0, deferrals: 0, staySec: 0, stayBefore: 0, lastTime: null },
};

/** What must be read is unread until it is confirmed. */
export const isUnreadBy = ({ mustRead }: Told, { openedTime, confirmed }: OwnRead) =>
  mustRead === 1 ? confirmed === 0 : openedTime === null;

/** An announcement comes up each time while it must be read, else so many times, and once more after a reminder. */
export function comesUp(told: Told, read: OwnRead, remindTime: string | null) {
  if (!isUnreadBy(told, read)) return false;
  if (told.mustRead === 1) return true;
  if (told.popup === 1 && read.popups < told.popupTimes) return true;
  return remindTime !== null && remindTime > (read.lastTime ?? '');
}

/** An announcement is put off three times at most, and not when the time to confirm is over. */
export const deferralsLeft = ({ mustRead, confirmBy }: Told, { deferrals }: OwnRead, now: string) =>
  mustRead === 1 && (confirmBy === null || confirmBy > now) ? Math.max(0, MAX_DEFERRALS - deferrals) : 0;

/** Only after so many seconds in front of this revision, including those that the request reports. */
export const mayConfirm = ({ mustRead, minSeconds }: Told, read: OwnRead, staySec: number) =>
  mustRead === 1 && read.staySec - read.stayBefore + staySec >= minSeconds;

/** Whether it was not confirmed by the time that was set. */
export const isLate = ({ mustRead, confirmBy }: Told, { confirmed }: OwnRead, now: string) =>
  mustRead === 1 && confirmed === 0 && confirmBy !== null && confirmBy <= now;
