import { JUMP_TYPE, type Jump } from '../../jump';
import type { DataOf } from '../component';
import type { Resolved } from './resolved';
import { el, type ViewElement } from './node';
import type { Say, ViewOptions } from './options';
import { linked } from './pieces';

const SECOND = 1_000;
const DAY = 86_400;
const pad = (value: number) => String(value).padStart(2, '0');

/* As the script counts on (./behave/count.ts), which has to stand alone. */
/** What is left, as a clock; days before it where there are any. */
export function remaining(ms: number, days: string) {
  const seconds = Math.max(0, Math.floor(ms / SECOND));
  const clock = [(seconds % DAY) / 3_600, (seconds % 3_600) / 60, seconds % 60].map((one) => pad(Math.floor(one)));
  const whole = Math.floor(seconds / DAY);
  return `${whole > 0 ? `${days.replace('{count}', String(whole))} ` : ''}${clock.join(':')}`;
}

/** The milliseconds of a stored moment, which is Shanghai text. */
const msOf = (moment: string) => Date.parse(`${moment.replace(' ', 'T')}+08:00`);

const activityJump = (activityId: string): Jump => ({
  jumpType: JUMP_TYPE.app,
  target: { pageCode: 'activity', params: { activityId } },
});

/** The word for days with its gap, for the script that counts on. */
const daysOf = (say: Say) => say('homeView.days', { count: '{count}' });

export function countdownView(
  { title }: DataOf<'countdown'>,
  { activity }: Resolved,
  { say, ms }: ViewOptions,
): ViewElement | null {
  if (!activity) return null;
  const { activityId, activityName, startTime, endTime, hasBegun } = activity;
  // The last second belongs to it.
  const until = hasBegun ? msOf(endTime) + SECOND : msOf(startTime);
  const days = daysOf(say);
  const over = say(hasBegun ? 'homeView.hasEnded' : 'homeView.hasBegun');
  const left = until > ms ? remaining(until - ms, days) : over;
  return linked(activityJump(activityId), { class: 'hv-countdown' }, [
    el('span', { class: 'hv-countdown-title' }, [title || activityName]),
    el('span', { class: 'hv-countdown-left' }, [
      el('span', {}, [say(hasBegun ? 'homeView.endsIn' : 'homeView.startsIn')]),
      el('time', { class: 'hv-clock', 'data-until': until, 'data-days': days, 'data-over': over, role: 'timer' }, [
        left,
      ]),
    ]),
  ]);
}
