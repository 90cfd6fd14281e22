import * as z from 'zod';
import type { ButtonCode } from '../buttons';
import { get, page, pageQuery, post, service } from '../endpoint';
import {
  code,
  codes,
  confirmation,
  date,
  done,
  erpCode,
  filter,
  FLAG,
  id,
  orEmpty,
  orNull,
  plainText,
} from '../fields';
import { version } from '../fields';
import { signedMoney, STATEMENT_STATUS } from './statements';
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
  ROW_STATE,
  RULE_CODES,
  SIDE,
} from './matching';

/** Rows of one match at most, and of one bulk confirmation. */
export const MATCH_ROWS = 200;
export const BATCH_MATCHES = 1_000;
/** Rows of a partner's file. */
export const COUNTER_ROWS = 50_000;

const money = z.string();

const bridge = z.object({
  statementNo: z.string(),
  partyName: z.string(),
  periodStart: z.string(),
  periodEnd: z.string(),
  status: z.enum(STATEMENT_STATUS),
  version: z.number().int(),
  /** A run is on: nothing else is written meanwhile. */
  running: z.enum(FLAG),
  /** What is done of the run, of all that it looks at. */
  runDone: z.number().int(),
  runTotal: z.number().int(),
  freeOurs: z.number().int(),
  freeTheirs: z.number().int(),
  suggestCount: z.number().int(),
  openDiffCount: z.number().int(),
  counterCount: z.number().int(),
  /** Yuan, as all lines of the bridge; the partner's is null while nothing of him is known. */
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

const row = z.object({
  rowId: z.string(),
  side: z.enum(SIDE),
  no: z.string(),
  ourNo: z.string(),
  date: z.string(),
  billType: z.enum(BILL_TYPE).nullable(),
  amount: money,
  text: z.string(),
  orderNo: z.string(),
  state: z.enum(ROW_STATE),
  /** Of its confirmed match. */
  matchId: z.string().nullable(),
  matchNo: z.string(),
});
export type WorkRow = z.infer<typeof row>;

const match = z.object({
  matchId: z.string(),
  matchNo: z.string(),
  kind: z.enum(MATCH_KIND),
  rule: z.enum(RULE_CODES),
  level: z.enum(MATCH_LEVEL),
  status: z.enum(MATCH_STATUS),
  hold: z.enum(FLAG),
  ambiguous: z.enum(FLAG),
  solutions: z.number().int(),
  finished: z.enum(FLAG),
  /** Of several sets that add up the first three, by row. */
  sets: z.array(z.array(z.string())),
  number: z.string(),
  days: z.number().int(),
  rows: z.array(row),
  ourAmount: money,
  counterAmount: money,
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
});

const diff = z.object({
  diffId: z.string(),
  diffNo: z.string(),
  statementId: z.string(),
  statementNo: z.string(),
  partyName: z.string(),
  branchId: z.string(),
  diffType: z.enum(DIFF_TYPE),
  cause: z.enum(DIFF_CAUSE),
  billNo: z.string(),
  counterBillNo: z.string(),
  billDate: z.string(),
  ourAmount: money.nullable(),
  counterAmount: money.nullable(),
  diffAmount: money,
  /** Why, product by product. */
  explained: z.array(explained),
  handleStatus: z.enum(HANDLE_STATUS),
  handleType: z.enum(HANDLE_TYPE).nullable(),
  handlerName: z.string(),
  handleTime: z.string().nullable(),
  remark: z.string(),
  version: z.number().int(),
});
export type Difference = z.infer<typeof diff>;

const action = z.object({
  actionId: z.string(),
  kind: z.enum(ACTION_KIND),
  byName: z.string(),
  time: z.string(),
  count: z.number().int(),
  undone: z.number().int(),
  canUndo: z.boolean(),
});
export type WorkAction = z.infer<typeof action>;

const imported = z.object({
  total: z.number().int(),
  added: z.number().int(),
  known: z.number().int(),
  bad: z.number().int(),
  changed: z.number().int(),
  /** Of the file before, and not in this one: they stay until somebody retires them. */
  missing: z.array(z.object({ rowId: z.string(), no: z.string(), date: z.string(), amount: money })),
  missingCount: z.number().int(),
  errors: z.array(z.object({ row: z.number().int(), field: z.string(), value: z.string(), msg: z.string() })),
});
export type CounterImport = z.infer<typeof imported>;

const view = { access: { pages: ['checkDiffList'] }, write: false, assumed: true } as const;
type Verb = 'add' | 'edit' | 'approve' | 'status' | 'delete' | 'import';
const act = (button: ButtonCode, verb: Verb = 'edit') =>
  ({ access: { buttons: [button] }, write: true, log: [verb, 'statement'], assumed: true }) as const;

const one = z.object({ matchId: id, version });
const statementId = id;

/** The reconciliation of a statement (docs/domain/reconciliation.md#workbench). */
export const workbenchApi = service('platform', '/order-bill/api/statement', {
  bridge: get('/bridge/:statementId', z.object({ statementId }), bridge, view),
  rows: post(
    '/row/page',
    pageQuery(
      {
        ...{ statementId, side: code(SIDE), state: codes(ROW_STATE).optional(), number: filter(60) },
        ...{ amountFrom: signedMoney.optional(), amountTo: signedMoney.optional() },
        ...{ dateFrom: date.optional(), dateTo: date.optional() },
      },
      ['date', 'amount'],
    ),
    page(row),
    view,
  ),
  matches: post(
    '/match/page',
    pageQuery({ statementId, status: codes(MATCH_STATUS).optional(), rule: z.enum(RULE_CODES).optional() }, [
      'matchNo',
    ]),
    page(match),
    view,
  ),
  /** What may belong to a row, in the order of the rule table. */
  candidates: post('/match/candidates', z.object({ statementId, rowId: id }), z.array(match), view),
  match: post(
    '/diff/match',
    z.object({
      ...{ statementId, ourIds: z.array(id).max(MATCH_ROWS), counterIds: z.array(id).max(MATCH_ROWS) },
      ...confirmation,
    }),
    z.object({ matchId: z.string() }),
    act('checkDiffList_match', 'add'),
  ),
  confirm: post('/match/confirm', one, done, act('checkDiffList_confirm', 'approve')),
  reject: post('/match/reject', one, done, act('checkDiffList_reject', 'status')),
  unmatch: post('/match/unmatch', one, done, act('checkDiffList_unmatch', 'status')),
  batchConfirm: post(
    '/match/batchConfirm',
    z.object({ statementId, items: z.array(one).min(1).max(BATCH_MATCHES) }),
    z.object({
      done: z.number().int(),
      failed: z.array(z.object({ matchId: z.string(), msg: z.string() })),
    }),
    act('checkDiffList_batchConfirm', 'approve'),
  ),
  sum: post(
    '/match/sum',
    z.object({
      statementId,
      rowId: id,
      days: z.coerce.number().int().min(0).max(31),
      parts: z.coerce.number().int().min(2).max(8),
    }),
    z.object({
      ...{ solutions: z.number().int(), finished: z.boolean(), candidates: z.number().int() },
      sets: z.array(z.array(row)),
    }),
    { access: { buttons: ['checkDiffList_sum'] }, write: false, assumed: true },
  ),
  recheck: post('/diff/recheck', z.object({ statementId }), done, act('checkDiffList_recheck')),
  actions: post('/action/page', pageQuery({ statementId }, ['time']), page(action), view),
  /** The newest of the user, or one that is named. */
  undo: post('/action/undo', z.object({ statementId, actionId: id.optional() }), done, act('checkDiffList_undo')),
  diffs: post(
    '/diff/page',
    pageQuery(
      {
        ...{
          statementId: id.optional(),
          statementNo: filter(40),
          partyName: filter(100),
          branchId: erpCode.optional(),
        },
        ...{ diffType: codes(DIFF_TYPE).optional(), handleStatus: codes(HANDLE_STATUS).optional(), billNo: filter(60) },
      },
      ['billDate', 'diffAmount', 'diffNo'],
    ),
    page(diff),
    view,
  ),
  handle: post(
    '/diff/handle',
    z.object({ diffId: id, version, handleType: code(HANDLE_TYPE), remark: orEmpty(plainText(200)) }),
    done,
    act('checkDiffList_handle', 'status'),
  ),
  revoke: post(
    '/diff/revoke',
    z.object({ diffId: id, version, reason: plainText(200).min(5) }),
    done,
    act('checkDiffList_revoke', 'status'),
  ),
  importCounter: post('/importCounter', z.object({ statementId }), imported, {
    access: { buttons: ['checkDiffList_import', 'reconciliation_import'] },
    write: true,
    log: ['import', 'statement'],
    multipart: true,
    assumed: true,
  }),
  retire: post(
    '/counter/retire',
    z.object({ statementId, rowIds: z.array(id).min(1).max(500) }),
    done,
    act('checkDiffList_import', 'delete'),
  ),
  closing: post(
    '/closing',
    z.object({ statementId, counterOpening: orNull(signedMoney), counterClosing: orNull(signedMoney) }),
    done,
    act('checkDiffList_import'),
  ),
});
