import * as z from 'zod';
import { dateTime, erpCode, id, posInt8 } from '../fields';
import { ACTIVITY_TYPES } from '../promotion/activity';
import { PRICE_WARNINGS, REWARD_CUTS, RULE_CATEGORIES, SOURCES, STAGE, TRACE_REASONS, TRACE_RESULTS } from './pricing';

/** Up to eight digits and four decimals, more than nothing (filter posDec4). */
export const posDec4 = z
  .string()
  .regex(/^\d{1,8}(\.\d{1,4})?$/)
  .refine((value) => /[1-9]/.test(value));

/** A price trial (docs/domain/pricing.md#trace): writes nothing and takes no quota. */
export const trialInput = z.object({
  branchId: erpCode,
  custId: erpCode,
  staffId: erpCode.optional(),
  /** Absent for now. */
  orderTime: dateTime.optional(),
  lines: z
    .array(z.object({ lineNo: posInt8, productId: erpCode, qty: posDec4, enteredPrice: posDec4.optional() }))
    .min(1)
    .max(200)
    .refine((lines) => new Set(lines.map(({ lineNo }) => lineNo)).size === lines.length),
  /** Drafts and disabled rules and activities that the trial treats as if they were in force. */
  tryRuleIds: z.array(id).max(50).default([]),
  tryActivityIds: z.array(id).max(50).default([]),
});

export const subject = z.object({
  source: z.enum(SOURCES),
  id: z.string(),
  code: z.string(),
  name: z.string(),
  /** The type of the activity, or the category of the rule. */
  kind: z.enum([...ACTIVITY_TYPES, ...RULE_CATEGORIES]),
});

const MEASURES = ['QUANTITY', 'AMOUNT'] as const;

const trialLine = z.object({
  lineNo: z.number().int(),
  /** `a`, `b` … for the parts of a line that a limited offer has split. */
  part: z.string(),
  productId: z.string(),
  qty: z.string(),
  listPrice: z.string(),
  basePrice: z.string(),
  unitPrice: z.string(),
  amount: z.string(),
  unitDiscount: z.string(),
  orderDiscount: z.string(),
  netAmount: z.string(),
  /** For display: the net amount divided by the quantity. */
  netUnitPrice: z.string(),
  belowMin: z.boolean(),
  warnings: z.array(z.object({ code: z.enum(PRICE_WARNINGS), price: z.string().nullable() })),
  /** The error code by which the line cannot be sold; null if it can. */
  refusal: z.number().int().nullable(),
  fired: z.array(subject),
});

const computed = z.object({
  measure: z.enum(MEASURES),
  /** A quantity or an amount, depending on the measure. */
  value: z.string(),
  threshold: z.string().nullable(),
  gap: z.string().nullable(),
  times: z.number().int(),
  reward: z.string(),
  uncut: z.string(),
  cut: z.enum(REWARD_CUTS).nullable(),
});

const traceRow = subject.extend({
  seq: z.number().int(),
  stage: z.enum(STAGE),
  lineNo: z.number().int().nullable(),
  part: z.string(),
  result: z.enum(TRACE_RESULTS),
  reasonCode: z.enum(TRACE_REASONS),
  /** Unit prices at stages 1 and 2, net of the line at 3. */
  before: z.string().nullable(),
  after: z.string().nullable(),
  computed: computed.nullable(),
  /** The reward that an activity would have granted alone. */
  expected: z.string().nullable(),
  beatenBy: z.array(z.string()),
});

const totals = z.object({
  amount: z.string(),
  unitDiscount: z.string(),
  orderDiscount: z.string(),
  netAmount: z.string(),
});

export const trialAnswer = z.object({
  lines: z.array(trialLine),
  totals,
  deferred: z.array(
    subject.extend({ countedAmount: z.string(), measure: z.enum(MEASURES), gapValue: z.string().nullable() }),
  ),
  trace: z.array(traceRow),
});
export type TrialAnswer = z.infer<typeof trialAnswer>;

/** With names for the ids of the input, because a link brings only ids. */
export const trialResult = trialAnswer.extend({
  orderTime: z.string(),
  customerName: z.string(),
  staffName: z.string().nullable(),
  products: z.array(
    z.object({
      productId: z.string(),
      productCode: z.string(),
      productName: z.string(),
      spec: z.string(),
      unit: z.string(),
    }),
  ),
});
export type TrialResult = z.infer<typeof trialResult>;
