import * as z from 'zod';
import { FLAG } from '../fields';
import { BILL_ANSWER } from './replies';
import { PARTY_TYPE, STATEMENT_STATUS } from './statements';
import {
  ACTION_KIND,
  BILL_TYPE,
  DIFF_CAUSE,
  DIFF_TYPE,
  HANDLE_STATUS,
  HANDLE_TYPE,
  MATCH_KIND,
  MATCH_LEVEL,
  MATCH_STATUS,
  NOT_UNDONE_WHY,
  NUMBER_RULE_STATE,
  ROW_SOURCE,
  ROW_STATE,
  RULE_CODES,
  SIDE,
} from './matching';

/* What the calls of the workbench answer. */

/** The most rows of one match, and the most matches of one bulk confirmation. */
export const MATCH_ROWS = 200;
export const BATCH_MATCHES = 1_000;
/** The most rows of a partner's file. */
export const COUNTER_ROWS = 50_000;

const money = z.string();

export const bridge = z.object({
  statementNo: z.string(),
  partyType: z.enum(PARTY_TYPE),
  partyName: z.string(),
  periodStart: z.string(),
  periodEnd: z.string(),
  status: z.enum(STATEMENT_STATUS),
  version: z.number().int(),
  /** A run is under way: nothing else can be written meanwhile. */
  running: z.enum(FLAG),
  /** The number of runs so far, the present one among them. */
  runCount: z.number().int(),
  /** The progress of the run, and its total. */
  runDone: z.number().int(),
  runTotal: z.number().int(),
  freeOurs: z.number().int(),
  freeTheirs: z.number().int(),
  suggestCount: z.number().int(),
  openDiffCount: z.number().int(),
  counterCount: z.number().int(),
  /** The number of rows of the partner's files that could not be read and are not repaired. */
  badCount: z.number().int(),
  /** Number rules of the partner that are suspended. */
  suspendedRules: z.number().int(),
  /** Yuan, like all lines of the bridge; the partner's closing is null while nothing of him is known. */
  closing: money,
  counterClosing: money.nullable(),
  difference: money,
  opening: money,
  openingCarried: money,
  oursOnly: money,
  theirsOnly: money,
  amount: money,
  timing: money,
  duplicate: money,
  remainder: money,
});
export type BridgeView = z.infer<typeof bridge>;

/** The partner's answer to a bill, by his link. */
const reply = z.object({
  answer: z.enum(BILL_ANSWER),
  amount: money.nullable(),
  no: z.string(),
  note: z.string(),
  time: z.string(),
  byName: z.string(),
});

export const row = z.object({
  rowId: z.string(),
  side: z.enum(SIDE),
  no: z.string(),
  ourNo: z.string(),
  date: z.string(),
  billType: z.enum(BILL_TYPE).nullable(),
  amount: money,
  /** The amount before the partner changed his document; null while it is unchanged. */
  changedFrom: money.nullable(),
  text: z.string(),
  orderNo: z.string(),
  /** For a row of the partner: where it comes from. */
  source: z.enum(ROW_SOURCE).nullable(),
  /** For a bill of ours: the partner's answer. */
  reply: reply.nullable(),
  state: z.enum(ROW_STATE),
  /** How sure its match is: the confirmed match, else the surest suggestion. */
  level: z.enum(MATCH_LEVEL).nullable(),
  /** The confirmed match that contains the row. */
  matchId: z.string().nullable(),
  matchNo: z.string(),
});
export type BillReply = z.infer<typeof reply>;
export type WorkRow = z.infer<typeof row>;

export const match = z.object({
  matchId: z.string(),
  matchNo: z.string(),
  kind: z.enum(MATCH_KIND),
  rule: z.enum(RULE_CODES),
  level: z.enum(MATCH_LEVEL),
  status: z.enum(MATCH_STATUS),
  /** A user has taken it apart: it is no longer confirmed automatically. */
  hold: z.enum(FLAG),
  /** The difference of one of its rows has been handled: that must be revoked first. */
  handled: z.enum(FLAG),
  /** It is not known which of its rows belong together. */
  ambiguous: z.enum(FLAG),
  /** How many sets of rows add up, and whether all sets were looked at (docs/domain/reconciliation.md#sums). */
  solutions: z.number().int(),
  finished: z.enum(FLAG),
  /** If several sets of rows add up: the first three, as ids of rows. */
  sets: z.array(z.array(z.string())),
  /** Why: how the numbers of both sides agree, and how many days lie between the documents. */
  number: z.string(),
  days: z.number().int(),
  rows: z.array(row),
  ourAmount: money,
  counterAmount: money,
  /** Yuan by which its sides differ, and how much that changes when only rows of this period count. */
  grossResidual: money,
  timing: money,
  cause: z.enum(DIFF_CAUSE).nullable(),
  version: z.number().int(),
});
export type MatchView = z.infer<typeof match>;

const explained = z.object({
  code: z.string(),
  ourQty: z.string(),
  theirQty: z.string(),
  qtyPart: money,
  pricePart: money,
  rounding: money,
  /** How much less the partner's quantity is, and the amount of one unit; null where the quantities are equal. */
  qtyLess: z.string().nullable(),
  qtyUnit: z.string().nullable(),
  /** How much lower the partner's price is; null where the prices are equal. */
  priceLess: z.string().nullable(),
});

export const diff = z.object({
  diffId: z.string(),
  diffNo: z.string(),
  statementId: z.string(),
  statementNo: z.string(),
  partyType: z.enum(PARTY_TYPE),
  partyName: z.string(),
  branchId: z.string(),
  diffType: z.enum(DIFF_TYPE),
  cause: z.enum(DIFF_CAUSE),
  billNo: z.string(),
  counterBillNo: z.string(),
  /** The number of the order that its bill is for. */
  orderNo: z.string(),
  billDate: z.string(),
  ourAmount: money.nullable(),
  counterAmount: money.nullable(),
  diffAmount: money,
  /** The amount of our bill that settles the difference; null where there is none. */
  adjustAmount: money.nullable(),
  /** For a difference of one side: the document that stands alone. */
  rowId: z.string().nullable(),
  side: z.enum(SIDE).nullable(),
  /** The explanation, product by product. */
  explained: z.array(explained),
  /** For a difference of amounts: the part that the lines do not explain. */
  unknown: money.nullable(),
  /** The partner has changed a document of the difference. */
  isChanged: z.enum(FLAG),
  /** A document of the difference is in a suggested match. */
  hasSuggestion: z.enum(FLAG),
  /** The number of files that are evidence for it, those of its match among them. */
  evidenceCount: z.number().int(),
  handleStatus: z.enum(HANDLE_STATUS),
  handleType: z.enum(HANDLE_TYPE).nullable(),
  handlerName: z.string(),
  handleTime: z.string().nullable(),
  remark: z.string(),
  version: z.number().int(),
});
export type Difference = z.infer<typeof diff>;

/** A document of a difference, with its lines. */
export const diffDocument = row.extend({
  lines: z.array(z.object({ code: z.string(), qty: z.string(), amount: money })),
});
export type DiffDocument = z.infer<typeof diffDocument>;

export const action = z.object({
  actionId: z.string(),
  kind: z.enum(ACTION_KIND),
  byName: z.string(),
  time: z.string(),
  count: z.number().int(),
  undone: z.number().int(),
  canUndo: z.boolean(),
  /** Why the part cannot be undone. */
  why: z.enum(NOT_UNDONE_WHY).nullable(),
});
export type WorkAction = z.infer<typeof action>;

export const imported = z.object({
  total: z.number().int(),
  added: z.number().int(),
  known: z.number().int(),
  bad: z.number().int(),
  changed: z.number().int(),
  /** Rows of the former file that are missing in this one: they stay until a user retires them. */
  missing: z.array(z.object({ rowId: z.string(), no: z.string(), date: z.string(), amount: money })),
  missingCount: z.number().int(),
  errors: z.array(z.object({ row: z.number().int(), field: z.string(), value: z.string(), msg: z.string() })),
});
export type CounterImport = z.infer<typeof imported>;

/** The texts that surround the part that the partner's number and ours have in common. */
export const numberRuleForm = z.object({
  ...{ theirPrefix: z.string().max(20), theirSuffix: z.string().max(20) },
  ...{ ourPrefix: z.string().max(20), ourSuffix: z.string().max(20) },
});
export const numberRule = numberRuleForm.extend({
  /** Null for a proposed rule. */
  ruleId: z.string().nullable(),
  key: z.string(),
  state: z.enum(NUMBER_RULE_STATE),
  /** Confirmed pairs that support the rule, and those that contradict it. */
  pairs: z.array(z.object({ theirs: z.string(), ours: z.string() })),
  against: z.array(z.object({ theirs: z.string(), ours: z.string(), matchNo: z.string() })),
  againstCount: z.number().int(),
  suspendedTime: z.string().nullable(),
  /** Why the rule was resumed. */
  reason: z.string(),
  byName: z.string(),
});
export type NumberRuleView = z.infer<typeof numberRule>;
