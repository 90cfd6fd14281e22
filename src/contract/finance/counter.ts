import * as z from 'zod';
import { page, pageQuery, post, service } from '../endpoint';
import { date, done, id, plainText, text } from '../fields';
import { signedMoney } from './statements';

/* Rows of a partner's file that could not be read, and rows that somebody enters (docs/domain/reconciliation.md#the-partners-file). */

/** Columns of the file, by the names that a repair has for them. */
export const COUNTER_COLUMNS = ['kind', 'no', 'ourNo', 'date', 'amount', 'text', 'goods', 'qty', 'price'] as const;
export type CounterColumn = (typeof COUNTER_COLUMNS)[number];

/** 0: somebody has to look at it. */
export const FAULT_STATE = { toRepair: 0, repaired: 1, discarded: 9 } as const;
export type FaultState = (typeof FAULT_STATE)[keyof typeof FAULT_STATE];

export const REPAIRS_AT_ONCE = 200;

const fault = z.object({
  faultId: z.string(),
  /** Where it stood in its file. */
  fileRow: z.number().int(),
  /** The cells as the file has them. */
  values: z.record(z.string(), z.string()),
  problems: z.array(z.object({ field: z.string(), msg: z.string() })),
});
export type CounterFault = z.infer<typeof fault>;

const change = { access: { buttons: ['checkDiffList_repair'] }, write: true, assumed: true } as const;
const value = text(200);
const values = z
  .object({ kind: value, no: value, ourNo: value, date: value, amount: value, text: value })
  .extend({ goods: value, qty: value, price: value })
  .partial();

export const counterApi = service(
  'platform',
  '/order-bill/api/statement/counter',
  {
    faults: post('/fault/page', pageQuery({ statementId: id }, ['fileRow']), page(fault), {
      access: { pages: ['checkDiffList'] },
      write: false,
      assumed: true,
    }),
    /** Rows with other values: what can be read now counts, the rest stays. */
    repair: post(
      '/repair',
      z.object({
        statementId: id,
        items: z
          .array(z.object({ faultId: id, values }))
          .min(1)
          .max(REPAIRS_AT_ONCE),
      }),
      z.object({ written: z.number().int(), fail: z.number().int() }),
      { ...change, log: ['import', 'statement'] },
    ),
    discard: post(
      '/discard',
      z.object({ statementId: id, faultIds: z.array(id).min(1).max(REPAIRS_AT_ONCE), reason: plainText(100).min(5) }),
      done,
      { ...change, log: ['delete', 'statement'] },
    ),
    /** A row of the partner that stands in no file. */
    add: post(
      '/add',
      z.object({
        ...{ statementId: id, no: plainText(60).default(''), ourNo: plainText(60).default(''), date },
        ...{ amount: signedMoney, text: plainText(200).default('') },
      }),
      z.object({ rowId: z.string() }),
      { ...change, log: ['add', 'statement'] },
    ),
  },
  { reads: ['statement'] },
);
