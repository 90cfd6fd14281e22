import * as z from 'zod';
import type { ButtonCode, PageKey } from '../buttons';
import { get, page, pageQuery, post, service } from '../endpoint';
import {
  code,
  codes,
  confirmation,
  done,
  erpCode,
  filter,
  id,
  orEmpty,
  orNone,
  orNull,
  period,
  plainText,
  posInt8,
  text,
  version,
} from '../fields';
import { ENTRY_SOURCE, ENTRY_STATUS, VERDICT } from './approval';
import { change, detail, type EntryPage, flow, form, MOST_AT_ONCE, path, row } from './entry-records';

const filters = {
  entryNo: filter(20),
  name: filter(100),
  uscc: filter(18),
  approvalNo: filter(40),
  manufacturer: filter(100),
  companyKind: posInt8.optional(),
  customerType: posInt8.optional(),
  branchId: erpCode.optional(),
  salesmanId: filter(20),
  supplierId: filter(20),
  source: codes(ENTRY_SOURCE).optional(),
  status: codes(ENTRY_STATUS).optional(),
  gmtCreated: period.optional(),
  /** Only entries that the caller can decide now. */
  mine: code({ yes: 1 }).optional(),
};
const SORTABLE = ['entryNo', 'gmtCreated', 'submitTime', 'dueTime', 'auditTime'] as const;

const seen = { id, round: z.number().int().min(1), stepNo: z.number().int().min(1), contentHash: text(64) };
const judged = z.object({ path, verdict: code(VERDICT), remark: orEmpty(plainText(200)) });
const opinion = orEmpty(plainText(200));
const outcome = z.object({ status: z.enum(ENTRY_STATUS), stepNo: z.number().int() });

/** The result of a batch for one entry: passed, or why not. */
const judgedItem = z.object({ id: z.string(), ok: z.boolean(), code: z.number().int(), msg: z.string() });

const mayOf =
  (key: PageKey) =>
  (...actions: string[]) => ({
    // Each code is a button of the page; a test of the catalogue finds codes that are not.
    buttons: actions.map((one) => `${key}_${one}` as ButtonCode),
  });

const entryLog = (key: EntryPage, action: 'add' | 'edit' | 'approve' | 'status' | 'delete') =>
  ({ write: true, log: [action, key] as const, assumed: true }) as const;

const decisions = (key: EntryPage) => {
  const may = mayOf(key);
  return {
    /** Decides on the version that the caller has seen; if it has changed, the answer is 49001 with the present one. */
    audit: post(
      '/audit/:id',
      z.object({
        ...seen,
        result: code({ pass: 1, giveBack: 2 }),
        verdicts: orNone(z.array(judged).max(300)),
        opinion,
        /** For a commodity: the code of its standard. */
        matchStandardCode: orNull(erpCode),
        ...confirmation,
      }),
      outcome,
      { access: may('audit'), ...entryLog(key, 'approve') },
    ),
    /** Stores a verdict as a draft that only its author sees. */
    verdict: post('/verdict/:id', judged.extend({ id, round: seen.round }), done, {
      access: may('audit'),
      ...entryLog(key, 'edit'),
    }),
    /** Locks an entry for the caller for thirty minutes. */
    open: post('/open/:id', z.object({ id }), done, { access: may('audit'), ...entryLog(key, 'edit') }),
    close: post('/close/:id', z.object({ id }), done, { access: may('audit'), ...entryLog(key, 'edit') }),
  };
};

/** The calls of auditors (docs/domain/approval.md#calls). */
const entryService = (key: EntryPage) => {
  const may = mayOf(key);
  const pages: readonly PageKey[] = [key, `${key}Apply`];
  return service('platform', `/dcr/api/${key}`, {
    page: post('/page', pageQuery(filters, SORTABLE), page(row), {
      access: { pages: [key] },
      write: false,
      assumed: true,
    }),
    /** One entry; a draft of another user is not found (40004). */
    detail: get('/:id', z.object({ id }), detail, { access: { pages }, write: false, assumed: true }),
    ...decisions(key),
    diff: get('/:id/diff', z.object({ id, round: posInt8.optional() }), z.array(change), {
      access: may('audit', 'view'),
      write: false,
      assumed: true,
    }),
    flow: get('/:id/flow', z.object({ id }), flow, { access: may('flow'), write: false, assumed: true }),
    /** Approves entries one by one, and only those that need no judgement any more (43673). */
    batchAudit: post(
      '/batchAudit',
      z.object({ items: z.array(z.object(seen)).min(1).max(MOST_AT_ONCE) }),
      z.object({ done: z.number().int(), failed: z.number().int(), items: z.array(judgedItem) }),
      { access: may('batchAudit'), ...entryLog(key, 'approve') },
    ),
    /** The results that `batchAudit` would have now. */
    batchPreview: post(
      '/batchPreview',
      z.object({ items: z.array(z.object(seen)).min(1).max(MOST_AT_ONCE) }),
      z.array(judgedItem),
      { access: may('batchAudit'), write: false, assumed: true },
    ),
    transfer: post('/transfer/:id', z.object({ id, taskId: id, userId: id, reason: plainText(200).min(2) }), done, {
      access: may('transfer'),
      ...entryLog(key, 'edit'),
    }),
    writeErp: post('/writeErp/:id', z.object({ id, version }), z.object({ erpCode: z.string() }), {
      access: may('writeErp'),
      ...entryLog(key, 'status'),
    }),
    void: post('/void/:id', z.object({ id, version, reason: plainText(200).min(5) }), done, {
      access: may('void'),
      ...entryLog(key, 'status'),
    }),
  });
};

/** The calls of applicants. */
const applyService = (key: EntryPage) => {
  const own = `${key}Apply` as const;
  const may = mayOf(own);
  return service('platform', `/dcr/api/${own}`, {
    page: post('/page', pageQuery(filters, SORTABLE), page(row), {
      access: { pages: [own] },
      write: false,
      assumed: true,
      reads: [key],
    }),
    /** Saves the form as it is; states, verdicts and codes in it are ignored. */
    save: post(
      '/save',
      z.object({ id: id.optional(), version: version.optional(), form, changeOf: orNull(erpCode) }),
      z.object({ entryId: z.string(), entryNo: z.string(), version: z.number().int() }),
      { access: may('add', 'edit'), ...entryLog(key, 'edit'), maxBody: 512 * 1024 },
    ),
    submit: post(
      '/submit/:id',
      z.object({
        id,
        version,
        replies: orNone(z.array(z.object({ path, reply: plainText(200).min(2) })).max(100)),
        /** Why the entry is submitted although it resembles others (43662). */
        dupReason: orEmpty(plainText(100)),
        ...confirmation,
      }),
      outcome,
      { access: may('submit'), ...entryLog(key, 'status') },
    ),
    withdraw: post('/withdraw/:id', z.object({ id, version }), done, {
      access: may('withdraw'),
      ...entryLog(key, 'status'),
    }),
    delete: post('/delete/:id', z.object({ id, version }), done, { access: may('del'), ...entryLog(key, 'delete') }),
  });
};

export const companyEntryApi = entryService('companyEntry');
export const customerEntryApi = entryService('customerEntry');
export const commodityEntryApi = entryService('commodityEntry');
export const companyApplyApi = applyService('companyEntry');
export const customerApplyApi = applyService('customerEntry');
export const commodityApplyApi = applyService('commodityEntry');

export const entryApis = {
  companyEntry: companyEntryApi,
  customerEntry: customerEntryApi,
  commodityEntry: commodityEntryApi,
} as const;
export const applyApis = {
  companyEntry: companyApplyApi,
  customerEntry: customerApplyApi,
  commodityEntry: commodityApplyApi,
} as const;
