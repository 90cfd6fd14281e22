import * as z from 'zod';
import { flag, money9, orNull, posInt8 } from '../fields';
import { PRICE_MODES, REWARD_TYPES } from './activity';
import { posDec4 } from '../pricing/trial';

/** Quantities and thresholds may come as numbers. */
const decimal = z.union([z.string(), z.number().transform(String)]).pipe(money9);
/** Two decimals, at most two digits before them (filter pct2). */
export const pct2 = z.string().regex(/^\d{1,2}(\.\d{1,2})?$/);

/** A row of a ladder: a threshold, or an interval (docs/domain/promotion.md#ladders). */
export const step = z.object({
  seq: z.number().int().optional(),
  threshold: orNull(decimal),
  fromQty: orNull(posInt8),
  toQty: orNull(posInt8),
  rewardType: z.enum(REWARD_TYPES),
  /** Yuan, yuan for each unit, or per cent, depending on the type. */
  rewardValue: z.string().regex(/^\d{1,9}(\.\d{1,4})?$/),
});
export type WireStep = z.output<typeof step>;
export const steps = z.array(step).max(10);

export const stepAnswer = z.object({
  seq: z.number().int(),
  threshold: z.string().nullable(),
  fromQty: z.number().int().nullable(),
  toQty: z.number().int().nullable(),
  rewardType: z.enum(REWARD_TYPES),
  rewardValue: z.string(),
});
export type StepAnswer = z.infer<typeof stepAnswer>;

/** The terms of a product (docs/domain/promotion.md#baskets); the type of the activity decides which of them count. */
export const productTerms = {
  exclude: flag.optional(),
  sort: z.coerce.number().int().min(0).max(99_999).optional(),
  priceMode: orNull(z.enum(PRICE_MODES)).optional(),
  specialPrice: orNull(posDec4).optional(),
  specialRate: orNull(pct2).optional(),
  reducePrice: orNull(posDec4).optional(),
  minQty: orNull(posInt8).optional(),
  limitQtyPerCustomer: orNull(posInt8).optional(),
  limitQtyPerOrder: orNull(posInt8).optional(),
  limitQtyTotal: orNull(posInt8).optional(),
  floorPrice: orNull(posDec4).optional(),
  ceilPrice: orNull(posDec4).optional(),
  ladders: steps.nullish(),
};
export type WireTerms = z.output<z.ZodObject<typeof productTerms>>;

export const productTermsAnswer = {
  exclude: z.number().int(),
  sort: z.number().int(),
  priceMode: z.enum(PRICE_MODES).nullable(),
  specialPrice: z.string().nullable(),
  specialRate: z.string().nullable(),
  reducePrice: z.string().nullable(),
  minQty: z.number().int().nullable(),
  limitQtyPerCustomer: z.number().int().nullable(),
  limitQtyPerOrder: z.number().int().nullable(),
  limitQtyTotal: z.number().int().nullable(),
  floorPrice: z.string().nullable(),
  ceilPrice: z.string().nullable(),
  ladders: z.array(stepAnswer).nullable(),
};
