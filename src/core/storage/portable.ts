import dayjs, { type Dayjs, isDayjs } from 'dayjs';

/*
 * What a form holds, as the browser's database can keep it. Texts, numbers, flags, lists, plain objects, dates and files
 * are kept as they are; moments of dayjs, whose class a copy would lose, by their time. Everything else (functions,
 * elements, class instances) is left out of its object, and a list that has such an entry is left out as a whole: half a
 * list would be another list.
 */
const MOMENT = '$moment';

const isLeftOut = (value: unknown) => value === NOTHING;
const NOTHING = Symbol('left out');

/** Kept by the browser's database as they are. */
const isKept = (value: object) => value instanceof Blob || Object.prototype.toString.call(value) === '[object Date]';

const isPlain = (value: object): value is Record<string, unknown> => {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === null || prototype === Object.prototype;
};

function pack(value: unknown): unknown {
  if (typeof value === 'function' || typeof value === 'symbol') return NOTHING;
  if (typeof value !== 'object' || value === null) return value;
  if (isDayjs(value)) return { [MOMENT]: value.valueOf() };
  if (isKept(value)) return value;
  if (Array.isArray(value)) {
    const list = value.map(pack);
    return list.some(isLeftOut) ? NOTHING : list;
  }
  return isPlain(value) ? packFields(value) : NOTHING;
}

function packFields(fields: object) {
  const entries = Object.entries(fields).map(([key, value]): [string, unknown] => [key, pack(value)]);
  return Object.fromEntries(entries.filter(([, value]) => !isLeftOut(value)));
}

function unpack(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || isKept(value)) return value;
  if (Array.isArray(value)) return value.map(unpack);
  const { [MOMENT]: moment }: Partial<Record<string, unknown>> = { ...value };
  if (typeof moment === 'number') return dayjs(moment) satisfies Dayjs;
  return unpackFields(value);
}

const unpackFields = (fields: object) =>
  Object.fromEntries(Object.entries(fields).map(([key, value]): [string, unknown] => [key, unpack(value)]));

export const portable = { pack: packFields, unpack: unpackFields };
