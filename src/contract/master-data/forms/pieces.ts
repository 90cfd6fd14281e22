import * as z from 'zod';
import { date, mobile, money9, orNull, plainText, text } from '../../fields';

/** Fields that the forms of companies, customers and commodities share (docs/domain/approval.md#forms). */

/** A mobile number, or one of a land line. */
export const PHONE = /^(1[3-9]\d{9}|0\d{2,3}-?\d{7,8})$/;
export const phone = z.string().trim().regex(PHONE);
export const buyerPhone = mobile;

/** In capital letters; the check character is verified at submission (43632). */
export const uscc = z
  .string()
  .trim()
  .toUpperCase()
  .regex(/^[0-9A-Z]{18}$/);

/** The ids of province, city and district; a place with fewer levels has fewer ids. */
export const regionIds = z
  .array(z.string().regex(/^\d{6}$/))
  .min(1)
  .max(3);
export const address = text(200).min(1);
export const operateRangeIds = z.array(z.string().max(20)).min(1).max(100);
export const person = plainText(20);
export const day = orNull(date);

/** An amount that may be missing, as a decimal string. */
export const amount = orNull(money9);
/** Up to eight digits and four decimals, greater than zero; as it was typed. */
export const price = z
  .string()
  .regex(/^\d{1,8}(\.\d{1,4})?$/)
  .refine((value) => Number(value) > 0);
