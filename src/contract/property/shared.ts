import * as z from 'zod';
import type { ButtonCode } from '../buttons';

/** Pages of the module that offer a choice of properties, buildings or people. */
export const WITH_CHOICES = {
  pages: ['home', 'property', 'unit', 'tenant', 'lease', 'feeItem', 'bill', 'workOrder', 'inspection'],
} as const;

type Verb = 'add' | 'edit' | 'delete' | 'status' | 'import' | 'view';

/** A write of the module. */
export const writes = (object: string, verb: Verb, ...buttons: readonly ButtonCode[]) =>
  ({ access: { buttons }, write: true, log: [verb, object], assumed: true }) as const;

/** Square metres: a decimal text, seven digits and two decimals at most, above 0. */
export const area = z
  .string()
  .regex(/^\d{1,7}(\.\d{1,2})?$/)
  .refine((value) => Number(value) > 0);
/** Yuan a month, seven digits and two decimals at most. */
export const rent = z.string().regex(/^\d{1,7}(\.\d{1,2})?$/);
/** Yuan by unit with up to four decimals. */
export const unitPrice = z.string().regex(/^\d{1,8}(\.\d{1,4})?$/);

/** A landline or a mobile number. */
export const telephone = z
  .string()
  .trim()
  .regex(/^(?:1[3-9]\d{9}|0\d{2,3}-?\d{7,8}(?:-\d{1,6})?|[48]00-?\d{3}-?\d{4})$/);

/** The caller made or submitted it, so somebody else has to approve it. */
export const isOwn = z.boolean();
