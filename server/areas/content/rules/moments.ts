/*
 * Moments as numbers, for plans: `yyyy-MM-dd HH:mm[:ss]` of one zone without daylight saving, so that the zone does not
 * matter.
 */

const SECOND = 1_000;
export const MINUTE = 60;

/** Seconds; without seconds the first one of the minute. */
export const secondOf = (text: string) =>
  Date.parse(`${text.replace(' ', 'T')}${text.length > 16 ? '' : ':00'}Z`) / SECOND;

export const textOf = (second: number) => new Date(second * SECOND).toISOString().replace('T', ' ').slice(0, 19);
export const minuteText = (minute: number) => textOf(minute * MINUTE).slice(0, 16);
/** The minute in which a second lies. */
export const minuteOf = (text: string) => Math.floor(secondOf(text) / MINUTE);
