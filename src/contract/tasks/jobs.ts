import * as z from 'zod';
import { page, pageQuery, post, service } from '../endpoint';
import { code, done, filter, id } from '../fields';

/** The state of a job: a dead one has failed as often as its kind allows, and waits for a person. */
export const JOB_STATE = { waiting: 0, running: 1, done: 2, dead: 3, cancelled: 4 } as const;
export type JobState = (typeof JOB_STATE)[keyof typeof JOB_STATE];

/** Kinds of jobs that the server knows. */
export const JOB_KIND = {
  computeActivity: 'computeActivity',
  invitationSms: 'invitationSms',
  monitorRun: 'monitorRun',
  monitorSms: 'monitorSms',
  concernSms: 'concernSms',
  licenceSms: 'licenceSms',
  export: 'export',
  import: 'import',
  reconcile: 'reconcile',
  statementSms: 'statementSms',
  cashierSms: 'cashierSms',
  approvalSms: 'approvalSms',
  announcementSms: 'announcementSms',
  releaseSms: 'releaseSms',
  tenantSms: 'tenantSms',
  publicEntry: 'publicEntry',
  writeErp: 'writeErp',
  scanDuplicates: 'scanDuplicates',
  scaleImage: 'scaleImage',
  housekeeping: 'housekeeping',
} as const;

export const JOB_ACTIONS = ['retry', 'cancel'] as const;
export type JobAction = (typeof JOB_ACTIONS)[number];

const job = z.object({
  jobId: z.string(),
  /** The kind of the job, such as `computeActivity`. */
  kind: z.string(),
  /** The object of the job: there is at most one job of a kind for each key. */
  key: z.string(),
  state: z.enum(JOB_STATE),
  /** How often the job was started. */
  attempt: z.number().int(),
  lastError: z.string(),
  /**
   * The trace id of the request that started it, as in the log (docs/operations.md#traces); empty where no request did.
   */
  traceId: z.string(),
  createTime: z.string(),
  /** When the job is due, or its next attempt. */
  runTime: z.string(),
  startTime: z.string().nullable(),
  finishTime: z.string().nullable(),
  /** What the state allows; exports and imports are cancelled and repeated on their own pages. */
  can: z.array(z.enum(JOB_ACTIONS)),
});
export type Job = z.infer<typeof job>;

/** Jobs (docs/operations.md#jobs): they belong to no branch, so only headquarters may see them. */
export const jobApi = service('platform', '/platformuser/platform/job', {
  page: post(
    '/page',
    pageQuery({ kind: filter(40), state: code(JOB_STATE).optional() }, ['createTime', 'runTime', 'finishTime']),
    page(job),
    { access: { pages: ['downloadFile'] }, write: false, assumed: true },
  ),
  /** Whether the user may see jobs, and how many wait for a person. */
  summary: post('/summary', z.object({}), z.object({ isVisible: z.boolean(), dead: z.number().int() }), {
    access: { pages: ['downloadFile'] },
    write: false,
    assumed: true,
  }),
  retry: post('/retry/:jobId', z.object({ jobId: id }), done, {
    access: { buttons: ['downloadFile_retry'] },
    write: true,
    log: ['status', 'job'],
    assumed: true,
  }),
  cancel: post('/cancel/:jobId', z.object({ jobId: id }), done, {
    access: { buttons: ['downloadFile_cancel'] },
    write: true,
    log: ['status', 'job'],
    assumed: true,
  }),
});
