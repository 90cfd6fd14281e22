import * as z from 'zod';
import type { ButtonCode } from '../buttons';
import { get, page, pageQuery, post, service } from '../endpoint';
import {
  batchResult,
  code,
  codes,
  confirmation,
  date,
  done,
  erpCode,
  filter,
  id,
  money9,
  orEmpty,
  orNull,
  plainText,
} from '../fields';
import { MOST_NAMED, version } from '../fields';
import { BRIDGE_LINES, bridgeRow } from './bridge-rows';
import { MOST_EVIDENCE } from './evidence';
import { actionPart } from './rule-settings';
import { signedMoney } from './statements';
import {
  BILL_TYPE,
  DIFF_TYPE,
  HANDLE_STATUS,
  HANDLE_TYPE,
  MATCH_LEVEL,
  MATCH_STATUS,
  ROW_STATE,
  RULE_CODES,
  SIDE,
} from './matching';
import {
  action,
  BATCH_MATCHES,
  bridge,
  COUNTER_ROWS,
  diff,
  diffDocument,
  imported,
  match,
  MATCH_ROWS,
  numberRule,
  numberRuleForm,
  row,
} from './workbench-records';

const view = { access: { pages: ['checkDiffList'] }, write: false, assumed: true } as const;
type Verb = 'add' | 'edit' | 'approve' | 'status' | 'delete' | 'import';
const act = (button: ButtonCode, verb: Verb = 'edit') =>
  ({ access: { buttons: [button] }, write: true, log: [verb, 'statement'], assumed: true }) as const;

const one = z.object({ matchId: id, version });
const statementId = id;
/** Files that become evidence. */
const fileIds = z.array(id).max(MOST_EVIDENCE).optional();

/** The reconciliation of a statement (docs/domain/workbench.md#workbench). */
export const workbenchApi = service('platform', '/order-bill/api/statement', {
  bridge: get('/bridge/:statementId', z.object({ statementId }), bridge, view),
  /** The statement as a file: the bridge, and every row that it can be added up from. */
  workbook: get('/workbook/:statementId', z.object({ statementId }), z.unknown(), {
    ...{ access: { buttons: ['checkDiffList_export'] }, write: false, blob: true, assumed: true },
  }),
  /** The rows behind a figure of the bridge: their amounts add up to the figure. */
  bridgeRows: post(
    '/bridge/row/page',
    pageQuery({ statementId, line: z.enum(BRIDGE_LINES) }, []),
    page(bridgeRow).extend({ amount: z.string() }),
    view,
  ),
  rows: post(
    '/row/page',
    pageQuery(
      {
        ...{ statementId, side: code(SIDE), state: codes(ROW_STATE).optional(), number: filter(60) },
        ...{ amountFrom: signedMoney.optional(), amountTo: signedMoney.optional() },
        ...{ dateFrom: date.optional(), dateTo: date.optional() },
        /** Filters by the suggested or confirmed match. */
        ...{ rule: z.enum(RULE_CODES).optional(), level: z.enum(MATCH_LEVEL).optional() },
        /** Filters our bills: rows of the partner have no type. */
        billType: z.enum(BILL_TYPE).optional(),
        rowIds: z.array(id).max(MOST_NAMED).optional(),
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
  /** The suggested matches of a row, in the order of the rule table. */
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
    { access: { buttons: ['checkDiffList_sum'] }, write: false, cost: 'heavy', assumed: true },
  ),
  recheck: post('/diff/recheck', z.object({ statementId }), done, { ...act('checkDiffList_recheck'), cost: 'heavy' }),
  /** Stops a run: its matches so far stay. */
  cancelRun: post('/run/cancel/:statementId', z.object({ statementId }), done, act('checkDiffList_recheck', 'status')),
  actions: post('/action/page', pageQuery({ statementId }, ['time']), page(action), view),
  /** The parts of an action, one by one. */
  parts: post('/action/part/page', pageQuery({ statementId, actionId: id }, []), page(actionPart), view),
  /** Undoes the user's newest action, or the given one. */
  undo: post(
    '/action/undo',
    /** Parts are numbered from one, in the order in which they were done. */
    z.object({ statementId, actionId: id.optional(), partNo: z.int().min(1).max(COUNTER_ROWS).optional() }),
    z.object({ undone: z.number().int(), skipped: z.number().int() }),
    act('checkDiffList_undo'),
  ),
  /** Redoes the action that the user has undone last, unless he has done something else since. */
  redo: post(
    '/action/redo',
    z.object({ statementId }),
    z.object({ done: z.number().int(), skipped: z.number().int() }),
    act('checkDiffList_undo'),
  ),
  diffs: post(
    '/diff/page',
    pageQuery(
      {
        ...{
          statementId: id.optional(),
          statementNo: filter(40),
          partyName: filter(100),
          branchId: erpCode.optional(),
          /** The id of a document of the difference. */
          rowId: id.optional(),
        },
        ...{ diffType: codes(DIFF_TYPE).optional(), handleStatus: codes(HANDLE_STATUS).optional(), billNo: filter(60) },
        ...{ diffNo: filter(20), billDate: z.tuple([date, date]).optional(), minDiff: money9.optional() },
      },
      ['billDate', 'diffAmount', 'diffNo'],
    ),
    page(diff),
    view,
  ),
  /** The documents of both sides of a difference, and the bill that settled it. */
  documents: get('/diff/document/:diffId', z.object({ diffId: id }), z.array(diffDocument), view),
  handle: post(
    '/diff/handle',
    z.object({
      ...{ diffId: id, version, handleType: code(HANDLE_TYPE), remark: orEmpty(plainText(200)), fileIds },
      /** The booked amount as it was shown: for a bill of ours the difference with the opposite sign. */
      amount: signedMoney.optional(),
    }),
    done,
    act('checkDiffList_handle', 'status'),
  ),
  /** Handles up to five hundred differences in one way; the answer gives the reason of each refusal. */
  batchHandle: post(
    '/diff/batchHandle',
    z.object({
      items: z
        .array(z.object({ diffId: id, version }))
        .min(1)
        .max(500),
      ...{ handleType: code(HANDLE_TYPE), remark: orEmpty(plainText(200)), fileIds },
    }),
    batchResult,
    act('checkDiffList_batchHandle', 'status'),
  ),
  /** Adds a remark to a difference, whatever its status. */
  remark: post(
    '/diff/remark',
    z.object({ diffId: id, version, remark: plainText(200) }),
    done,
    act('checkDiffList_handle'),
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
  /** Number rules of the partner: those in force, and those proposed from confirmed pairs. */
  memory: post('/memory/page', z.object({ statementId }), z.array(numberRule), {
    ...{ access: { buttons: ['checkDiffList_memory'] }, write: false, assumed: true },
  }),
  enableRule: post(
    '/memory/enable',
    /** A suspended rule is enabled only with a reason. */
    numberRuleForm.extend({ statementId, reason: orEmpty(plainText(100)) }),
    done,
    act('checkDiffList_memory', 'status'),
  ),
  disableRule: post('/memory/disable', z.object({ ruleId: id }), done, act('checkDiffList_memory', 'status')),
  /** Deletes a rule and forgets the pairs that it was proposed from: three later pairs propose it again. */
  forgetRule: post('/memory/delete', z.object({ ruleId: id }), done, act('checkDiffList_memory', 'delete')),
  /** Matches that somebody has refused or taken apart: they are not suggested again, or not confirmed automatically. */
  pairs: post('/memory/pair/page', pageQuery({ statementId }, ['matchNo']), page(match), {
    ...{ access: { buttons: ['checkDiffList_memory'] }, write: false, assumed: true },
  }),
  /** Forgets the decision on a pair: the next run treats it as if nobody had decided. */
  forgetPair: post('/memory/pair/delete', one, done, act('checkDiffList_memory', 'delete')),
  closing: post(
    '/closing',
    z.object({ statementId, counterOpening: orNull(signedMoney), counterClosing: orNull(signedMoney) }),
    done,
    act('checkDiffList_import'),
  ),
});
