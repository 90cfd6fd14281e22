import dayjs from 'dayjs';
import utc from 'dayjs/plugin/utc';
import { kit } from '../host';
import { text } from '../text';
import { NOTHING } from './number';

dayjs.extend(utc);

/** The date formats of docs/console.md#formats. */
export const DATE_FORMAT = {
  YMD: 'YYYY-MM-DD',
  YMDHM: 'YYYY-MM-DD HH:mm',
  YMDHMS: 'YYYY-MM-DD HH:mm:ss',
  YM: 'YYYY-MM',
  MD: 'MM-DD',
  MDHM: 'MM-DD HH:mm',
  HM: 'HH:mm',
  HMS: 'HH:mm:ss',
} as const;
export type DateFormat = keyof typeof DATE_FORMAT;

/** A text of the server (Asia/Shanghai), milliseconds since the epoch, or a Date. */
export type Moment = string | number | Date | null | undefined;

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** All times are those of Asia/Shanghai, wherever the user sits; it has no summer time. */
const SHANGHAI = 8 * HOUR;

const SERVER_TEXT = /^(\d{4}-\d\d-\d\d)(?:[ T](\d\d:\d\d)(:\d\d)?)?$/;

/** Milliseconds since the epoch; NaN for an invalid date. */
function toMs(moment: Moment): number {
  if (typeof moment === 'number') return moment;
  if (moment instanceof Date) return moment.getTime();
  const [, day, clock = '00:00', seconds = ':00'] = SERVER_TEXT.exec(moment?.trim() ?? '') ?? [];
  return day ? Date.parse(`${day}T${clock}${seconds}+08:00`) : NaN;
}

/** 2026-03-08, or another of the formats; in Asia/Shanghai. */
export function formatDate(moment: Moment, format: DateFormat = 'YMD') {
  const day = dayjs.utc(toMs(moment) + SHANGHAI);
  return day.isValid() ? day.format(DATE_FORMAT[format]) : NOTHING;
}

/** A period as text; empty if neither end is known. */
export const formatPeriod = (start: Moment, end: Moment, format: DateFormat = 'YMD') =>
  start || end ? `${formatDate(start, format)} – ${formatDate(end, format)}` : NOTHING;

export const formatDateTime = (moment: Moment) => formatDate(moment, 'YMDHMS');

/** docs/console.md#formats: 刚刚, minutes, hours, 1天前; older, or still to come: the date and time. */
export function formatRelative(moment: Moment, now = kit().now()) {
  const ms = toMs(moment);
  const age = now - ms;
  // With a slow clock, something just done may appear to lie up to half a minute ahead.
  if (Math.abs(age) < 30 * SECOND) return text('core.justNow');
  if (Number.isNaN(age) || age < 0 || age >= 2 * DAY) return formatDate(moment, 'YMDHM');
  if (age < HOUR) return text('core.minutesAgo', { count: Math.max(1, Math.floor(age / MINUTE)) });
  if (age < DAY) return text('core.hoursAgo', { count: Math.floor(age / HOUR) });
  return text('core.oneDayAgo');
}
