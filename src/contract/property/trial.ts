import * as z from 'zod';
import { post, service } from '../endpoint';
import { code, date, flag, orNull, text } from '../fields';
import { money9, posInt8 } from '../fields';

/**
 * The functions that bills are computed with; nothing is written (docs/domain/property-bills.md#trial). Dates, money,
 * prices and quantities are texts.
 */

export const PAY_CYCLE = { month: 1, quarter: 3, half: 6, year: 12 } as const;
export const CYCLE_ANCHOR = { calendar: 1, lease: 2 } as const;
export const CALC_MODE = { fixed: 1, area: 2, usage: 3 } as const;
export const TARIFF_BASIS = { month: 1, year: 2 } as const;

const MOST = 500;

/** yyyy-MM */
export const month = z.string().regex(/^(?:19|20|21)\d\d-(0[1-9]|1[0-2])$/);
/** Yuan, or the value of a meter, with two decimals at most. */
const money = money9;
const signed = z.string().regex(/^-?\d{1,9}(\.\d{1,2})?$/);
/** A price of one unit in yuan, or a factor or a rate, with four decimals at most. */
export const price4 = z.string().regex(/^\d{1,8}(\.\d{1,4})?$/);
/** Per cent, with two decimals at most. */
export const percent2 = z.string().regex(/^\d{1,2}(\.\d{1,2})?$/);
const list = <T extends z.ZodType>(one: T) => z.array(one).max(MOST);
const name = text(100);

const lease = z.object({
  startDate: date,
  endDate: date,
  /** The last day of the former tenant. */
  outDate: orNull(date),
  rentAmount: money,
  payCycle: code(PAY_CYCLE).default(1),
  cycleAnchor: code(CYCLE_ANCHOR).default(1),
  billDay: z.coerce.number().int().min(1).max(28).default(1),
  freeDays: z.coerce.number().int().min(0).max(4_000).default(0),
  /** Per cent. */
  increase: list(z.object({ fromMonth: posInt8, rate: percent2 })).default([]),
  amendments: list(z.object({ fromDate: date, rentAmount: money })).default([]),
  feeItems: z
    .array(
      z.object({
        feeCode: name,
        calcMode: code({ fixed: 1, area: 2 } as const),
        unitPrice: price4,
        area: orNull(money),
        quantity: orNull(money),
        cycle: orNull(code(PAY_CYCLE)),
      }),
    )
    .max(20)
    .default([]),
});

export const EVENT_KIND = ['PAY', 'REDUCE', 'WAIVE', 'CREDIT'] as const;

/** The amount owed of a bill: `lateRate` is per mille a day. */
const owed = {
  amount: money,
  payBy: date,
  lateFeeDays: z.coerce.number().int().min(0).max(3_650).default(0),
  lateRate: price4.default('0'),
  events: list(z.object({ date, kind: z.enum(EVENT_KIND), amount: money, no: name.optional() })).default([]),
};
const named = list(z.object({ name, amount: signed }));

export const READING_KINDS = ['START', 'READ', 'FINAL', 'IN', 'OUT'] as const;

const usage = z.object({
  meters: list(
    z.object({ meterId: name, digits: z.coerce.number().int().min(1).max(9).default(5), factor: price4.default('1') }),
  ),
  points: list(
    z.object({
      meterId: name,
      kind: z.enum(READING_KINDS),
      date,
      period: orNull(month),
      values: z.array(money).min(1).max(4),
      overflow: flag.default(0),
    }),
  ),
  tariffs: list(
    z.object({
      from: month,
      basis: code(TARIFF_BASIS).default(1),
      prices: z.array(price4).min(1).max(4),
      steps: z
        .array(z.object({ over: money, add: price4 }))
        .max(5)
        .default([]),
    }),
  ),
  /** By year: the usage before the first interval. */
  usedBefore: z.record(z.string().regex(/^\d{4}$/), money).default({}),
});

const comparable = z.object({
  amount: money,
  usageDays: posInt8.optional(),
  /** Pairs of occupied days and days of their month. */
  months: z.union([z.tuple([posInt8, posInt8]), list(z.tuple([posInt8, posInt8]))]).optional(),
});

const entry = z.object({
  date,
  kind: text(20),
  no: name.default(''),
  debit: money.optional(),
  credit: money.optional(),
});

const input = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('SCHEDULE'), input: z.object({ lease, until: orNull(date) }) }),
  z.object({ kind: z.literal('USAGE'), input: usage }),
  z.object({
    kind: z.literal('SHARE'),
    input: z.object({
      mainUsage: money,
      subUsages: list(money).default([]),
      price: price4,
      members: list(
        z.object({
          lineNo: z.coerce.number().int().min(1).max(99_999),
          unitId: name.optional(),
          weight: money,
          occupants: list(z.object({ leaseId: orNull(name), days: z.coerce.number().int().min(0).max(366) })).default(
            [],
          ),
        }),
      ),
    }),
  }),
  z.object({ kind: z.literal('LATE'), input: z.object({ bill: z.object(owed), at: date }) }),
  z.object({
    kind: z.literal('PAY'),
    input: z.object({ payDate: date, amount: money, bills: list(z.object({ ...owed, billNo: name })) }),
  }),
  z.object({
    kind: z.literal('AGEING'),
    input: z.object({ at: date, bills: list(z.object({ ...owed, billNo: name.optional() })) }),
  }),
  z.object({
    kind: z.literal('SETTLE'),
    input: z.object({
      lease,
      outDate: date,
      settleDate: date,
      bills: list(z.object({ ...owed, feeCode: name, periodStart: date })).default([]),
      /** Amounts for usage until the last day, each with a name. */
      usage: named.default([]),
      charges: named.default([]),
      deposit: money.default('0'),
      /** A negative amount is owed. */
      prepaid: signed.default('0'),
    }),
  }),
  z.object({
    kind: z.literal('STATEMENT'),
    input: z.object({
      from: date,
      to: date,
      bills: list(z.object({ ...owed, billNo: name, issueDate: date })).default([]),
      loose: list(entry).default([]),
    }),
  }),
  z.object({ kind: z.literal('RECEIPT'), input: z.object({ amount: signed, taxRate: percent2.optional() }) }),
  z.object({
    kind: z.literal('COMPARE'),
    input: z.object({ now: comparable, before: comparable.nullish().transform((one) => one ?? null) }),
  }),
]);
export type TrialKind = z.output<typeof input>['kind'];
export type TrialLease = z.output<typeof lease>;

const yuan = z.string();
const part = z.object({
  kind: z.enum(['RENT', 'AREA', 'FIXED', 'FREE']),
  ...{ from: z.string(), to: z.string(), days: z.number().int(), daysOfMonth: z.number().int() },
  ...{ monthly: yuan, amount: yuan },
});
export const scheduleRow = z.object({
  feeCode: z.string(),
  ...{ periodStart: z.string(), periodEnd: z.string(), days: z.number().int(), amount: yuan, dueDate: z.string() },
  parts: z.array(part),
});
const settleLine = z.object({
  kind: z.enum(['OPEN', 'FINAL', 'USAGE', 'CHARGE', 'PREPAID', 'DEPOSIT']),
  ...{ name: z.string(), due: yuan, back: yuan },
});
const buckets = { notDue: yuan, d1_30: yuan, d31_60: yuan, d61_90: yuan, over90: yuan, overdue: yuan, open: yuan };

/** The shape with the most fields comes first: an answer is parsed by the first shape that it fits. */
const output = z.union([
  z.object({
    ...{ restUsage: z.string(), amount: yuan, ownerAmount: yuan },
    rows: z.array(
      z.object({
        ...{ lineNo: z.number().int(), usage: z.string(), amount: yuan },
        split: z.array(z.object({ leaseId: z.string().nullable(), amount: yuan })),
      }),
    ),
  }),
  z.object({
    ...{ usage: z.string(), amount: yuan },
    months: z.array(
      z.object({
        ...{ period: z.string(), usage: z.string(), amount: yuan },
        parts: z.array(
          z.object({
            kind: z.enum(['USAGE', 'STEP']),
            register: z.number().int().optional(),
            over: z.string().optional(),
            ...{ usage: z.string(), price: z.string(), amount: yuan },
          }),
        ),
      }),
    ),
  }),
  z.object({ rows: z.array(scheduleRow) }),
  z.object({ principal: yuan, lateFee: yuan, feePaid: yuan, feeOpen: yuan, surplus: yuan, unpaid: yuan }),
  z.object({
    items: z.array(z.object({ billNo: z.string(), amount: yuan, toFee: yuan, toPrincipal: yuan })),
    toBalance: yuan,
  }),
  z.object(buckets),
  z.object({
    credits: z.array(z.object({ name: z.string(), amount: yuan })),
    ...{ unearned: yuan, lines: z.array(settleLine), due: yuan, back: yuan, balance: yuan },
  }),
  z.object({
    opening: yuan,
    lines: z.array(
      z.object({ date: z.string(), kind: z.string(), no: z.string(), debit: yuan, credit: yuan, balance: yuan }),
    ),
    closing: yuan,
  }),
  z.object({ capitals: z.string(), tax: yuan.optional() }),
  /** Per cent; null where there was no amount before. */
  z.object({ change: z.string().nullable() }),
]);

export const trialApi = service('platform', '/base/api/pms/bill', {
  trial: post('/trial', input, output, {
    access: { pages: ['bill', 'lease', 'feeItem'] },
    write: false,
    cost: 'heavy',
    assumed: true,
  }),
});
