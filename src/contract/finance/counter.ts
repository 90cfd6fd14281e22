import * as z from 'zod';
import { page, pageQuery, post, service } from '../endpoint';
import { date, done, id, plainText, text } from '../fields';
import { signedMoney } from './statements';

/* Rows of a partner's file that could not be read, and rows that somebody enters (docs/domain/workbench.md#the-partners-file). */

/** Columns of the file, by the names that a repair uses. */
export const COUNTER_COLUMNS = ['kind', 'no', 'ourNo', 'date', 'amount', 'text', 'goods', 'qty', 'price'] as const;
export type CounterColumn = (typeof COUNTER_COLUMNS)[number];

/** 0: the row still has to be repaired. */
export const FAULT_STATE = { toRepair: 0, repaired: 1, discarded: 9 } as const;
export type FaultState = (typeof FAULT_STATE)[keyof typeof FAULT_STATE];

export const REPAIRS_AT_ONCE = 200;

const fault = z.object({
  faultId: z.string(),
  /** The number of the row in its file. */
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
    /** Repairs rows by new values: rows that can be read now are used, the others stay. */
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
    /** Adds a row of the partner that is in none of his files. */
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
