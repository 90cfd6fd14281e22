import * as z from 'zod';
import { page, pageQuery, post, service } from '../endpoint';
import { code, dateTime, done, erpCode, filter, FLAG, id, orEmpty, plainText, posInt8, text, version } from '../fields';
import { chainInput, ENTRY_STATUS, ENTRY_SOURCE } from './approval';
import { BIZ_KIND } from './kinds';

/** The most days for which a substitute can be appointed. */
export const MAX_SUBSTITUTE_DAYS = 90;

const task = z.object({
  taskId: z.string(),
  entryId: z.string(),
  entryNo: z.string(),
  kind: z.enum(BIZ_KIND),
  name: z.string(),
  branchName: z.string(),
  stepName: z.string(),
  status: z.enum(ENTRY_STATUS),
  applicantName: z.string(),
  submitTime: z.string().nullable(),
  dueTime: z.string().nullable(),
  overHours: z.number().int(),
  onBehalfOfName: z.string(),
});
export type InboxTask = z.infer<typeof task>;

const chain = chainInput.extend({
  chainId: z.string(),
  status: z.enum(FLAG),
  /** The number of documents under way that use the chain. */
  inUse: z.number().int(),
  modifiedBy: z.string(),
  gmtModified: z.string(),
  version: z.number().int(),
});
export type ChainRecord = z.infer<typeof chain>;

const trialSubject = z.object({
  bizKind: code(BIZ_KIND),
  isChange: code(FLAG).default(0),
  source: code(ENTRY_SOURCE).default(1),
  /** Absent for the caller's own branch. */
  branchId: erpCode.optional(),
  customerType: posInt8.optional(),
  firstBusiness: code(FLAG).default(0),
  storage: posInt8.max(4).optional(),
  operateRangeIds: z.array(text(20)).max(100).default([]),
});

const substitute = z.object({
  substituteNo: z.string(),
  userName: z.string(),
  substituteName: z.string(),
  fromTime: z.string(),
  toTime: z.string(),
  bizKinds: z.array(z.number().int()),
  reason: z.string(),
  status: z.enum(FLAG),
  /** Whether the substitution is in force now. */
  isActive: z.boolean(),
  /** Whether the caller may end it. */
  canCancel: z.boolean(),
  version: z.number().int(),
});
export type SubstituteRecord = z.infer<typeof substitute>;

const CHAIN = { access: { buttons: ['approvalCancel_chain'] } } as const;
const SUBSTITUTE = { access: { buttons: ['approvalCancel_substitute'] } } as const;
const READS = ['companyEntry', 'customerEntry', 'commodityEntry', 'licence'] as const;

/** Chains of approval, substitutes, and the tasks of the inbox (docs/domain/approval.md#chains). */
export const approvalApi = service('platform', '/dcr/api/approval', {
  /** The tasks that the caller can decide now. */
  inbox: post(
    '/inbox',
    pageQuery(
      {
        bizKind: code(BIZ_KIND).optional(),
        /** Only tasks behind this one, which may have been decided meanwhile. */
        after: z.object({ entryId: id, dueTime: dateTime.nullable() }).optional(),
      },
      ['dueTime'],
    ),
    page(task),
    { access: 'session', write: false, assumed: true, reads: READS },
  ),
  chains: post(
    '/chain/page',
    pageQuery({ bizKind: code(BIZ_KIND).optional(), chainName: filter(50) }, ['priority']),
    page(chain),
    {
      ...CHAIN,
      write: false,
      assumed: true,
    },
  ),
  addChain: post('/chain/add', chainInput, z.object({ chainId: z.string() }), {
    ...CHAIN,
    write: true,
    log: ['add', 'approvalChain'],
    assumed: true,
  }),
  updateChain: post('/chain/update', chainInput.extend({ chainId: id, version }), done, {
    ...CHAIN,
    write: true,
    log: ['edit', 'approvalChain'],
    assumed: true,
  }),
  chainStatus: post('/chain/updateStatus', z.object({ chainId: id, version, status: code(FLAG) }), done, {
    ...CHAIN,
    write: true,
    log: ['status', 'approvalChain'],
    assumed: true,
  }),
  /** Deletes a chain that no document has ever used (43678). */
  deleteChain: post('/chain/delete', z.object({ chainId: id, version }), done, {
    ...CHAIN,
    write: true,
    log: ['delete', 'approvalChain'],
    assumed: true,
  }),
  /** The chain that such a document would take; '' and no steps where there is none. */
  trial: post(
    '/chain/trial',
    trialSubject,
    z.object({ chainCode: z.string(), chainName: z.string(), steps: z.array(z.string()) }),
    {
      ...CHAIN,
      write: false,
      assumed: true,
    },
  ),
  substitutes: post('/substitute/page', pageQuery({}, ['fromTime']), page(substitute), {
    ...SUBSTITUTE,
    write: false,
    assumed: true,
  }),
  addSubstitute: post(
    '/substitute/add',
    z.object({
      substituteId: id,
      fromTime: dateTime,
      toTime: dateTime,
      bizKinds: z.array(code(BIZ_KIND)).min(1).max(5),
      reason: orEmpty(plainText(200)),
    }),
    z.object({ substituteNo: z.string() }),
    { ...SUBSTITUTE, write: true, log: ['add', 'substitute'], assumed: true },
  ),
  /** The people who may be appointed: they have the page and see the company; of an entry, who may take its task. */
  people: post(
    '/substitute/people',
    z.object({ name: filter(50), entryId: id.optional() }),
    z.array(z.object({ userId: z.string(), userName: z.string(), branchName: z.string() })),
    {
      access: {
        buttons: [
          'approvalCancel_substitute',
          'companyEntry_transfer',
          'customerEntry_transfer',
          'commodityEntry_transfer',
        ],
      },
      write: false,
      assumed: true,
    },
  ),
  cancelSubstitute: post('/substitute/cancel', z.object({ substituteNo: id, version }), done, {
    ...SUBSTITUTE,
    write: true,
    log: ['status', 'substitute'],
    assumed: true,
  }),
});
