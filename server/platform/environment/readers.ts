import { isIP } from 'node:net';
import * as z from 'zod';
import { fromShanghai, shanghai } from '../clock';
import type { AppKey } from '../keys';

/** A variable that is read by `read`, which answers undefined for what makes no sense; `wanted` says what would. */
const variable = <T>(wanted: string, read: (text: string) => T | undefined) =>
  z.string().transform((text, context) => {
    const value = read(text.trim());
    if (value !== undefined) return value;
    context.addIssue({ code: 'custom', message: wanted });
    return z.NEVER;
  });

const SWITCH = new Map([
  ['1', true],
  ['true', true],
  ['0', false],
  ['false', false],
]);

/** On or off. */
export const toggle = variable('0 or 1', (text) => SWITCH.get(text));

export const whole = (least: number, most: number) =>
  variable(`a whole number from ${least} to ${most}`, (text) => {
    const value = /^\d{1,9}$/.test(text) ? Number(text) : NaN;
    return value >= least && value <= most ? value : undefined;
  });

export const oneOf = <const T extends readonly string[]>(...names: T) =>
  variable<T[number]>(names.join(', '), (text) => names.find((name) => name === text));

export const matching = (pattern: RegExp, wanted: string) =>
  variable(wanted, (text) => (pattern.test(text) ? text : undefined));

/** Matches the pattern and exists in the calendar: there is no 30 February. */
const inCalendar = (pattern: RegExp, wanted: string) =>
  variable(wanted, (text) => {
    const ms = pattern.test(text) ? fromShanghai(text) : NaN;
    return !Number.isNaN(ms) && shanghai(ms).startsWith(text) ? text : undefined;
  });

export const day = inCalendar(/^\d{4}-\d\d-\d\d$/, 'a day such as 2026-03-08');
export const moment = inCalendar(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/, 'a moment such as 2026-03-08 09:00:00');

const originIn = (text: string) => {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  return url && /^https?:$/.test(url.protocol) && url.pathname === '/' && !url.search && !url.hash
    ? url.origin
    : undefined;
};

export const origin = variable('an origin such as https://console.example.com', originIn);

/** An http address with a path. */
export const httpUrl = variable('an http address', (text) =>
  URL.canParse(text) && /^https?:$/.test(new URL(text).protocol) ? text : undefined,
);

const listOf = (text: string) => text.split(/[\s,]+/).filter(Boolean);

export const list = (pattern: RegExp, wanted: string) =>
  variable(wanted, (text) => {
    const all = listOf(text);
    return all.every((one) => pattern.test(one)) ? all : undefined;
  });

/** Names of this pattern with a number, such as `name:number`, each name once. */
function pairsOf(text: string, pattern: RegExp): ReadonlyMap<string, number> | undefined {
  const pairs = listOf(text).map((one) => pattern.exec(one));
  const read = new Map(pairs.map((pair) => [pair?.[1] ?? '', Number(pair?.[2])]));
  return pairs.every(Boolean) && read.size === pairs.length ? read : undefined;
}

export const numbers = (wanted: string) => variable(wanted, (text) => pairsOf(text, /^(\w{1,40}):(\d{1,5})$/));

/** By class of calls, or by the path of one. */
export const rates = variable('rates such as heavy:2,/promotion/api/promotion/activityCompute/recompute:1', (text) =>
  pairsOf(text, /^([a-z]+|\/[\w/:.-]+):(\d{1,5})$/),
);

/** The names that Express has for ranges of addresses. */
const RANGES = new Set(['loopback', 'linklocal', 'uniquelocal']);

function isSubnet(text: string) {
  const [address = '', bits, ...rest] = text.split('/');
  const most = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1;
  return rest.length === 0 && most > 0 && (bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= most));
}

/** What Express' `trust proxy` takes: how many hops, all or none, or the addresses of the proxies. */
export const proxies = variable(
  'a number of proxies, true, false, or their addresses such as 10.0.0.7, 10.1.0.0/16 or loopback',
  (text): number | boolean | string[] | undefined => {
    if (/^\d$/.test(text)) return Number(text);
    // 0 and 1 are not flags here: they count proxies.
    if (text === 'true' || text === 'false') return text === 'true';
    const all = listOf(text);
    return all.length > 0 && all.every((one) => RANGES.has(one) || isSubnet(one)) ? all : undefined;
  },
);

export const postgres = variable('an address such as postgres://user:password@host:5432/database', (text) =>
  URL.canParse(text) && /^postgres(?:ql)?:$/.test(new URL(text).protocol) ? text : undefined,
);

/** `id:base64` of 32 bytes or more, the one in use first. */
export const keyList = variable(
  'keys such as k1:… with 32 bytes or more in base64, the one in use first',
  (text): [AppKey, ...AppKey[]] | undefined => {
    const keys = listOf(text).map((one) => {
      const [, id = '', base64 = ''] = /^([\w-]{1,20}):([A-Za-z0-9+/]{43,}={0,2})$/.exec(one) ?? [];
      return { id, secret: Buffer.from(base64, 'base64') };
    });
    const [first, ...others] = keys;
    const isGood = keys.every(({ id, secret }) => id !== '' && secret.length >= 32);
    return first && isGood && new Set(keys.map(({ id }) => id)).size === keys.length ? [first, ...others] : undefined;
  },
);

export const anyText = z.string();
