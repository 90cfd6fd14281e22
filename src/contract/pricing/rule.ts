import * as z from 'zod';
import { erpCode, FLAG, text } from '../fields';
import { CALC_MODES } from '../promotion/activity';
import { BASE_SOURCES, ROUND_MODES, type RuleCategory } from './pricing';
import { posDec4 } from './trial';

/* The content of a standing rule, by category (docs/domain/pricing.md#rules). Decimals are texts. */

const REBATE_PERIODS = ['MONTH', 'QUARTER', 'YEAR'] as const;
const REBATE_BASES = ['AMOUNT', 'QTY'] as const;
const MAX_ITEMS = 2_000;

const decimal = (pattern: RegExp) => z.string().trim().regex(pattern);
const isPositive = (value: string) => /[1-9]/.test(value);
const signedDec = decimal(/^-?\d{1,8}(\.\d{1,4})?$/);
const positiveMoney = decimal(/^\d{1,9}(\.\d{1,2})?$/).refine(isPositive);
/** Filter pct2, 1.00 to 99.99. */
const percent = decimal(/^[1-9]\d?(\.\d{1,2})?$/);
const percentOfBase = decimal(/^(100(\.0{1,2})?|[1-9]\d?(\.\d{1,2})?)$/);
/** A rebate may be less than one per cent. */
const rebateRate = decimal(/^\d{1,2}(\.\d{1,2})?$/).refine(isPositive);
const flag01 = z.enum(FLAG);

const specialItem = z.object({
  productId: erpCode,
  specialPrice: posDec4,
  minQty: z.coerce.number().int().min(1).max(99_999_999).default(1),
});

const special = z.object({
  items: z.array(specialItem).min(1).max(MAX_ITEMS),
  /** A contract price: nothing but an entered price replaces it. */
  lockPrice: flag01.default(0),
  contractNo: text(40).default(''),
});

const bandItem = z.object({ productId: erpCode, floorPrice: posDec4, ceilPrice: posDec4 });

const flexible = z.object({
  /** Either rates of the base price, or a band for each product. */
  lowerRate: percentOfBase.nullable().default(null),
  upperRate: percentOfBase.nullable().default(null),
  items: z.array(bandItem).max(MAX_ITEMS).default([]),
  /** The monthly quota of each salesperson in yuan; null: no limit. */
  monthlyQuota: positiveMoney.nullable().default(null),
  staffIds: z.array(erpCode).max(500).default([]),
  roleCodes: z
    .array(z.string().regex(/^[A-Z_]{3,30}$/))
    .max(50)
    .default([]),
});

const discount = z.object({ discountRate: percent });

const calculation = z.object({
  baseSource: z.enum(BASE_SOURCES),
  factor: posDec4.default('1'),
  addend: signedDec.default('0'),
  roundMode: z.enum(ROUND_MODES).default('NONE4'),
  /** The price is raised to the minimum where it would be below. */
  clampMin: flag01.default(0),
});

const rebateStep = z.object({
  /** Yuan or a quantity, depending on the basis. */
  threshold: positiveMoney,
  /** Per cent of the amount; null: `amountPerUnit` for each unit. */
  rate: rebateRate.nullable().default(null),
  amountPerUnit: posDec4.nullable().default(null),
});

const rebate = z.object({
  period: z.enum(REBATE_PERIODS),
  basis: z.enum(REBATE_BASES),
  calcMode: z.enum(CALC_MODES).default('WHOLE'),
  ladders: z.array(rebateStep).min(1).max(10),
  payDelayDays: z.coerce.number().int().min(0).max(365).default(0),
  returnsIncluded: flag01.default(1),
});

export const RULE_PARAMS = {
  SPECIAL: special,
  FLEXIBLE: flexible,
  DISCOUNT: discount,
  CALCULATION: calculation,
  REBATE: rebate,
} satisfies Record<RuleCategory, z.ZodType>;

export type ParamsOf<C extends RuleCategory> = z.output<(typeof RULE_PARAMS)[C]>;
export type RuleParams = { [C in RuleCategory]: ParamsOf<C> }[RuleCategory];
/** The category of a rule together with its content. */
export type RuleContent = { [C in RuleCategory]: { categoryCode: C; params: ParamsOf<C> } }[RuleCategory];

/** The content of any category; each has a field that the others lack. */
export const anyParams = z.union([discount, calculation, rebate, special, flexible]);
