import * as z from 'zod';
import { MOBILE, NO_EMOJI } from './patterns';

/** Decimal 64-bit sequence (docs/domain/platform.md#identifiers). */
export const id = z.string().regex(/^\d{1,18}$/);
/** Code of an ERP object or a branch. */
export const erpCode = z.string().regex(/^[A-Za-z0-9._-]{1,40}$/);

export const text = (max: number) => z.string().trim().max(max);
/** Text under the emoji and special-character filter of docs/console.md#input-filters. */
export const plainText = (max: number) => text(max).regex(NO_EMOJI);
/** A search field: trimmed, contains-match. */
export const filter = (max = 200) => text(max).optional();
export const mobile = z.string().trim().regex(MOBILE);

/** Whether a day exists; also called for texts that the pattern refuses. */
function isReal(value: string) {
  const day = Date.parse(value.slice(0, 10));
  const moment = Date.parse(value.replace(' ', 'T') + (value.length > 10 ? 'Z' : ''));
  if (Number.isNaN(day) || Number.isNaN(moment)) return false;
  return new Date(day).toISOString().startsWith(value.slice(0, 10));
}

/** `yyyy-MM-dd`, a day that exists. */
export const date = z
  .string()
  .regex(/^(?:19|20|21)\d\d-\d\d-\d\d$/)
  .refine(isReal);
/** `yyyy-MM-dd HH:mm:ss` in Asia/Shanghai. */
export const dateTime = z
  .string()
  .regex(/^(?:19|20|21)\d\d-\d\d-\d\d ([01]\d|2[0-3]):[0-5]\d:[0-5]\d$/)
  .refine(isReal);
/** `HH:mm` */
export const clockTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);
export const period = z.tuple([dateTime, dateTime]);

/** Decimal string in yuan, two decimals at most, at most nine digits before them (filter num9_2). */
export const money9 = z.string().regex(/^\d{1,9}(\.\d{1,2})?$/);
/** Positive integer of at most eight digits (filter posInt8). */
export const posInt8 = z.coerce.number().int().min(1).max(99_999_999);

/** A code table: integers are returned, their strings accepted (docs/domain/platform.md#lists). */
export const code = <T extends Readonly<Record<string, number>>>(table: T) =>
  z.union([
    z.enum(table),
    z
      .string()
      .regex(/^\d{1,4}$/)
      .transform(Number)
      .pipe(z.enum(table)),
  ]);

/** One code of a table, or several: a list of codes arrives in either case. */
export const codes = <T extends Readonly<Record<string, number>>>(table: T) =>
  z.union([z.array(code(table)).max(20), code(table).transform((one) => [one])]);

export const FLAG = { no: 0, yes: 1 } as const;
export const flag = code(FLAG);

/** Fields that a form may leave empty: absent, null and '' arrive as one value. */
export const orNull = <T extends z.ZodType>(field: T) =>
  z
    .union([field, z.literal('')])
    .nullish()
    .transform((value) => (value === '' ? null : (value ?? null)));
export const orEmpty = <T extends z.ZodType<string>>(field: T) => field.nullish().transform((value) => value ?? '');
export const orNone = <T extends z.ZodType>(field: z.ZodArray<T>) => field.nullish().transform((value) => value ?? []);

/** The answer of a write that has nothing else to say. */
export const done = z.boolean();

/** The record version that a change starts from; stale → 49001. */
export const version = z.coerce.number().int().min(0);
/** `1` accepts every warning, `confirmCodes` the listed ones (docs/domain/platform.md#envelope). */
export const confirmation = {
  confirm: flag.optional(),
  confirmCodes: z.array(z.number().int()).max(20).optional(),
};

/** Rows that a list finds by their ids at most, as for their names. */
export const MOST_NAMED = 500;

/** Rows that one batch call takes at most. */
export const MOST_CHOSEN = 10_000;

/** The rows of a batch call: by their keys, or all that a list finds with these filters, except for some. */
export const chosen = <K extends z.ZodType, Q extends z.ZodRawShape>(key: K, filters: Q) => ({
  ids: z.array(key).min(1).max(500).optional(),
  query: z.object(filters).optional(),
  except: orNone(z.array(key).max(500)),
  /** The number of rows that the user was shown; if it differs by now nothing is done (49002). */
  expected: z.number().int().min(0).optional(),
});

/** The result for each row, done or previewed: refused rows are named, the first hundred with their reasons. */
export const batchResult = z.object({
  total: z.number().int(),
  done: z.number().int(),
  failed: z.array(z.object({ id: z.string(), name: z.string(), msg: z.string() })).max(100),
});
export type BatchResult = z.infer<typeof batchResult>;
