import dayjs from 'dayjs';
import type { ReactNode } from 'react';
import { serverNow } from '@/core/clock/clock';
import { formatDate } from '@kit/format/date';

export type Period = [from: string, to: string];

const DAY = 86_400_000;

/** The first and the last of so many days up to today, in the time of the server. */
export const lastDates = (days: number): Period => [
  formatDate(serverNow() - (days - 1) * DAY),
  formatDate(serverNow()),
];

/** The same to the second. */
export function lastDays(days: number): Period {
  const [from, to] = lastDates(days);
  return [`${from} 00:00:00`, `${to} 23:59:59`];
}

/** The choices in the filter of a period. */
export const lastDaysAs = (label: ReactNode, days: number) => ({
  label,
  value: () => lastDays(days).map((moment) => dayjs(moment)),
});
