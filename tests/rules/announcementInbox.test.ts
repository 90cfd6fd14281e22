/* docs/domain/content.md: what comes up by itself, when a plan reminds, and the plain text of old announcements. */
import { comesUp, deferralsLeft, isLate, mayConfirm, NOT_READ } from '../../server/areas/content/rules/inbox';
import { paragraphs } from '../../server/areas/content/rules/paragraphs';
import { dueReminder } from '../../server/areas/content/rules/remindDays';

const plain = { popup: 0, popupTimes: 1, mustRead: 0, minSeconds: 5, confirmBy: null } as const;
const now = '2026-03-15 18:00:00';

test('what must be read comes up each time, a pop-up so many times, a reminder once more', () => {
  expect(comesUp(plain, NOT_READ, null)).toBe(false);
  expect(comesUp({ ...plain, mustRead: 1 }, { ...NOT_READ, openedTime: now, popups: 9 }, null)).toBe(true);
  expect(comesUp({ ...plain, mustRead: 1 }, { ...NOT_READ, confirmed: 1 }, now)).toBe(false);
  const popup = { ...plain, popup: 1, popupTimes: 2 } as const;
  expect([0, 1, 2].map((popups) => comesUp(popup, { ...NOT_READ, popups }, null))).toEqual([true, true, false]);
  expect(comesUp(popup, { ...NOT_READ, openedTime: now }, null)).toBe(false);
  expect(comesUp(plain, NOT_READ, now)).toBe(true);
  expect(comesUp(plain, { ...NOT_READ, lastTime: now }, now)).toBe(false);
});

test('it is put off three times, not after its time, and confirmed after its seconds', () => {
  const mustRead = { ...plain, mustRead: 1, confirmBy: now } as const;
  const left = (deferrals: number, at: string) => deferralsLeft(mustRead, { ...NOT_READ, deferrals }, at);
  expect([left(0, '2026-03-15 17:59:59'), left(3, '2026-03-15 17:59:59'), left(0, now)]).toEqual([3, 0, 0]);
  expect([isLate(mustRead, NOT_READ, now), isLate(mustRead, NOT_READ, '2026-03-15 17:59:59')]).toEqual([true, false]);
  expect(isLate(mustRead, { ...NOT_READ, confirmed: 1 }, now)).toBe(false);
  expect([4, 5].map((staySec) => mayConfirm(mustRead, NOT_READ, staySec))).toEqual([false, true]);
  expect(mayConfirm(mustRead, { ...NOT_READ, staySec: 3 }, 2)).toBe(true);
  // Another revision is looked at anew.
  const again = { ...NOT_READ, staySec: 9, stayBefore: 9 };
  expect([4, 5].map((staySec) => mayConfirm(mustRead, again, staySec))).toEqual([false, true]);
  expect(mayConfirm(plain, NOT_READ, 60)).toBe(false);
});

test('the plan reminds at nine on its days after the publication; of those that passed the latest alone', () => {
  const planned = { publishTime: '2026-03-08 23:30:00', remindDays: [1, 3, 7] };
  const due = (at: string, doneUntil: string | null = null) => dueReminder({ ...planned, doneUntil }, at);
  expect(due('2026-03-09 08:59:59')).toBeUndefined();
  expect(due('2026-03-09 09:00:00')).toBe('2026-03-09 09:00:00');
  expect(due('2026-03-10 09:00:00', '2026-03-09 09:00:00')).toBeUndefined();
  expect(due('2026-03-12 10:00:00')).toBe('2026-03-11 09:00:00');
  expect(due('2026-04-01 00:00:00', '2026-03-15 09:00:00')).toBeUndefined();
});

test('formatted text becomes lines', () => {
  expect(paragraphs('a & b\n\n<e>\r\n"c"')).toBe('<p>a &amp; b</p><p>&lt;e&gt;</p><p>&quot;c&quot;</p>');
});
