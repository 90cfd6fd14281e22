import * as z from 'zod';
import type { ButtonCode } from '../buttons';
import { get, page, pageQuery, post, service } from '../endpoint';
import { batchResult, code, codes, date, done, erpCode, filter, FLAG, flag, id } from '../fields';
import { MOST_NAMED, orNull, plainText, text, version } from '../fields';
import { BILL_TYPE } from './matching';

export const PARTY_TYPE = { customer: 1, supplier: 2 } as const;
export type PartyType = (typeof PARTY_TYPE)[keyof typeof PARTY_TYPE];

export const STATEMENT_STATUS = {
  generating: 0,
  toSend: 1,
  toConfirm: 2,
  different: 3,
  confirmed: 4,
  voided: 9,
} as const;
export type StatementStatus = (typeof STATEMENT_STATUS)[keyof typeof STATEMENT_STATUS];

const ACTIONS = ['send', 'link', 'import', 'confirm', 'adjust', 'void'] as const;
export type StatementAction = (typeof ACTIONS)[number];

/** The longest period of a statement (docs/domain/reconciliation.md#statements). */
export const STATEMENT_DAYS = 92;
/** The most parties that one call can name. */
export const MOST_PARTIES = 100;

const money = z.string();

const statement = z.object({
  statementId: z.string(),
  statementNo: z.string(),
  partyType: z.enum(PARTY_TYPE),
  partyId: z.string(),
  partyCode: z.string(),
  partyName: z.string(),
  branchId: z.string(),
  branchName: z.string(),
  periodStart: z.string(),
  periodEnd: z.string(),
  /** Yuan, like all amounts below; a positive amount is owed: to us by a customer, by us to a supplier. */
  openingAmount: money,
  /** For a supplier these are purchases; below, returns to him and payments to him. */
  salesAmount: money,
  returnAmount: money,
  /** Included in the sales. */
  discountAmount: money,
  rebateAmount: money,
  receivedAmount: money,
  adjustAmount: money,
  closingAmount: money,
  /** The partner's closing, and its difference from ours; null until it is known. */
  counterAmount: money.nullable(),
  diffAmount: money.nullable(),
  billCount: z.number().int(),
  diffCount: z.number().int(),
  openDiffCount: z.number().int(),
  suggestCount: z.number().int(),
  /** The part of the difference that the bridge does not explain; null until something of the partner is known. */
  unexplained: money.nullable(),
  /** The opening difference of the next statement: agreed differences, and earlier ones that are still open. */
  carriedAmount: money,
  status: z.enum(STATEMENT_STATUS),
  sendTime: z.string().nullable(),
  confirmTime: z.string().nullable(),
  gmtModified: z.string(),
  version: z.number().int(),
  /** What the status allows, whatever buttons the user has. */
  can: z.array(z.enum(ACTIONS)),
});
export type Statement = z.infer<typeof statement>;

const detail = statement.extend({
  confirmByName: z.string(),
  /** On what the confirmation is based. */
  basis: z.string(),
  voidReason: z.string(),
  createdByName: z.string(),
  gmtCreated: z.string(),
  /** SHA-256 of the confirmed content; empty before the confirmation. */
  contentHash: z.string(),
});
export type StatementDetail = z.infer<typeof detail>;

const bill = z.object({
  rowId: z.string(),
  billNo: z.string(),
  billType: z.enum(BILL_TYPE),
  billDate: z.string(),
  orderNo: z.string(),
  /** Signed by its effect on what is owed. */
  amount: money,
  /** The bill belongs to an earlier period, which was confirmed before the bill was known. */
  late: z.enum(FLAG),
  remark: z.string(),
});
export type StatementBill = z.infer<typeof bill>;

/** Why an agreed difference is carried on: it waits for its counterpart, or is ignored. */
export const CARRY_REASON = { carried: 3, ignored: 5 } as const;

/** An agreed difference without a counterpart yet. */
const carried = z.object({
  diffId: z.string(),
  diffNo: z.string(),
  fromStatementId: z.string(),
  fromStatementNo: z.string(),
  partyId: z.string(),
  partyName: z.string(),
  billNo: z.string(),
  counterBillNo: z.string(),
  originDate: z.string(),
  /** Our amount minus theirs. */
  amount: money,
  /** The number of later statements in which it has stood. */
  periods: z.number().int(),
  reason: z.enum(CARRY_REASON),
});
export type CarriedItem = z.infer<typeof carried>;

/** Why no statement was made for a party. */
export const SKIPPED = { empty: 1, overlap: 2, previousOpen: 3, laterStands: 4 } as const;
export type Skipped = (typeof SKIPPED)[keyof typeof SKIPPED];

const generated = z.object({
  made: z.number().int(),
  skippedCount: z.number().int(),
  /** The skipped parties, a hundred at most. */
  skipped: z.array(z.object({ partyName: z.string(), reason: z.enum(SKIPPED) })),
});
export type Generated = z.infer<typeof generated>;

/** Signed, two decimals at most. */
export const signedMoney = z.string().regex(/^-?\d{1,9}(\.\d{1,2})?$/);
const reason = plainText(200).min(5);

const view = { access: { pages: ['reconciliation'] }, write: false, assumed: true } as const;
type Verb = 'add' | 'edit' | 'approve' | 'status' | 'delete';
const action = (button: ButtonCode, verb: Verb) =>
  ({ access: { buttons: [button] }, write: true, log: [verb, 'statement'], assumed: true }) as const;

/**
 * Statements: what a partner owes at the end of a period, and how it is made up
 * (docs/domain/reconciliation.md#statements).
 */
export const statementApi = service('platform', '/order-bill/api/statement', {
  page: post(
    '/page',
    pageQuery(
      {
        ...{ statementNo: filter(40), partyName: filter(100), branchId: erpCode.optional() },
        partyType: code(PARTY_TYPE).optional(),
        /** yyyy-MM: statements whose period has a day in this month. */
        period: z
          .string()
          .regex(/^\d{4}-(0[1-9]|1[0-2])$/)
          .optional(),
        ...{ status: codes(STATEMENT_STATUS).optional(), hasDiff: flag.optional() },
        statementIds: z.array(id).max(MOST_NAMED).optional(),
      },
      ['statementNo', 'periodStart', 'closingAmount', 'confirmTime', 'gmtModified'],
    ),
    page(statement),
    view,
  ),
  detail: get('/:id', z.object({ id }), detail, view),
  bills: post(
    '/bill/list',
    pageQuery({ statementId: id, billType: codes(BILL_TYPE).optional(), billNo: filter(40) }, ['billDate', 'amount']),
    page(bill),
    view,
  ),
  carried: post(
    '/carry/page',
    pageQuery(
      {
        /** Both name a party: a customer and a supplier may have one id. */
        ...{ partyType: code(PARTY_TYPE).optional(), partyId: erpCode.optional(), branchId: erpCode.optional() },
        /** Carried over at least so many periods. */
        periods: z.coerce.number().int().min(0).max(999).optional(),
      },
      ['billDate', 'diffAmount', 'diffNo'],
    ),
    page(carried),
    { access: { buttons: ['reconciliation_carry'] }, write: false, assumed: true },
  ),
  /** Customers of a company, or its suppliers, to choose from. */
  parties: post(
    '/party/page',
    pageQuery(
      {
        ...{ branchId: erpCode, partyType: code(PARTY_TYPE).default(PARTY_TYPE.customer), keyword: filter(60) },
        partyIds: z.array(erpCode).max(MOST_NAMED).optional(),
      },
      [],
    ),
    page(z.object({ partyId: z.string(), partyCode: z.string(), partyName: z.string() })),
    {
      access: { buttons: ['reconciliation_generate', 'reconciliation_rules', 'reconciliation_evaluate'] },
      ...{ write: false, assumed: true },
    },
  ),
  /** Makes a statement for each party that has bills in the period, or still owes something. */
  generate: post(
    '/generate',
    z.object({
      branchId: erpCode,
      partyType: code(PARTY_TYPE),
      /** Without them, all parties of the company. */
      partyIds: z.array(erpCode).max(MOST_PARTIES).optional(),
      periodStart: date,
      periodEnd: date,
    }),
    generated,
    { ...action('reconciliation_generate', 'add'), cost: 'heavy' },
  ),
  send: post('/send', z.object({ id, version }), done, action('reconciliation_send', 'status')),
  batchSend: post(
    '/batchSend',
    z.object({ ids: z.array(id).min(1).max(500) }),
    batchResult,
    action('reconciliation_batchSend', 'status'),
  ),
  /** Confirms a statement on the partner's behalf; the basis of the confirmation is stored with it. */
  confirm: post(
    '/confirm/:id',
    z.object({ id, version, basis: reason }),
    done,
    action('reconciliation_confirm', 'approve'),
  ),
  adjust: post(
    '/adjust/:id',
    /** Optionally with a file as evidence. */
    z.object({ id, version, amount: signedMoney, reason, fileId: orNull(id) }),
    done,
    action('reconciliation_adjust', 'edit'),
  ),
  /** Voids a statement: its bills can be used by another one. */
  void: post(
    '/void/:id',
    z.object({ id, version, reason: text(200).min(5) }),
    done,
    action('reconciliation_void', 'delete'),
  ),
});
