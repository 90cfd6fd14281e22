import * as z from 'zod';
import type { ButtonCode } from '../buttons';
import { get, page, pageQuery, post, service } from '../endpoint';
import { batchResult, chosen, code, done, erpCode, filter, id, orNone, period, plainText, version } from '../fields';

export const FEEDBACK_TYPE = { fault: 1, wish: 2, data: 3, access: 4, other: 9 } as const;
export const FEEDBACK_STATUS = { waiting: 0, assigned: 1, replied: 2, closed: 3 } as const;
export type FeedbackStatus = (typeof FEEDBACK_STATUS)[keyof typeof FEEDBACK_STATUS];
/** The codes of docs/domain/system.md#feedback. */
export const CLIENT_KIND = { mobile: 0, console: 1 } as const;

const row = z.object({
  feedbackId: z.string(),
  feedbackNo: z.string(),
  type: z.enum(FEEDBACK_TYPE),
  content: z.string(),
  imageCount: z.number().int(),
  clientKind: z.enum(CLIENT_KIND),
  /** Value of the dictionary `app`. */
  app: z.string(),
  /** The login name of the author. */
  submitBy: z.string(),
  submitName: z.string(),
  /** Masked. */
  phone: z.string(),
  branchId: z.string(),
  branchName: z.string(),
  status: z.enum(FEEDBACK_STATUS),
  handlerName: z.string(),
  replyContent: z.string(),
  gmtCreated: z.string(),
  version: z.number().int(),
});
export type Feedback = z.infer<typeof row>;

const detail = row.extend({
  /** Signed, good for 30 minutes. */
  images: z.array(z.string()),
  repliedBy: z.string(),
  replyTime: z.string().nullable(),
  closeReason: z.string(),
});
export type FeedbackDetail = z.infer<typeof detail>;

const handler = z.object({ loginName: z.string(), realName: z.string(), branchName: z.string() });
export type FeedbackHandler = z.infer<typeof handler>;

const filters = {
  type: code(FEEDBACK_TYPE).optional(),
  status: code(FEEDBACK_STATUS).optional(),
  submitName: filter(50),
  branchId: erpCode.optional(),
  gmtCreated: period.optional(),
};

const action = (button: ButtonCode, verb: 'edit' | 'status') =>
  ({ access: { buttons: [button] }, write: true, log: [verb, 'feedback'], assumed: true }) as const;
const look = { access: { pages: ['feedback'] }, write: false, assumed: true } as const;

/** Feedback of users of the app and of the console (docs/domain/system.md#feedback). */
export const feedbackApi = service('platform', '/cms/api/feedback', {
  page: post('/page', pageQuery(filters, ['feedbackNo', 'status', 'gmtCreated']), page(row), look),
  detail: get('/:id', z.object({ id }), detail, { ...look, access: { buttons: ['feedback_view', 'feedback_reply'] } }),
  /** Users who may answer: enabled accounts with the button, in the companies that the user may see. */
  handlers: post('/handlers', pageQuery({ realName: filter(20) }, ['realName']), page(handler), look),
  /** Hands feedback in, from a client; its images are uploaded before. */
  add: post(
    '/add',
    z.object({
      type: code(FEEDBACK_TYPE),
      content: plainText(1000).min(5),
      images: orNone(z.array(id).max(9)),
      clientKind: code(CLIENT_KIND).default(CLIENT_KIND.console),
    }),
    z.object({ feedbackId: z.string(), feedbackNo: z.string() }),
    { access: 'session', write: true, log: ['add', 'feedback'], assumed: true },
  ),
  /** Answers feedback: status 0 or 1 → 2. */
  reply: post(
    '/reply/:id',
    z.object({ id, version, replyContent: plainText(500).min(5) }),
    done,
    action('feedback_reply', 'edit'),
  ),
  /** Closes feedback: any status but closed → 3; feedback without an answer needs a reason. */
  close: post(
    '/close/:id',
    z.object({ id, version, reason: plainText(200).default('') }),
    done,
    action('feedback_close', 'status'),
  ),
  /** Assigns feedback: status 0 or 1 → 1; rows in another status are refused one by one. */
  assign: post(
    '/assign',
    z.object({ ...chosen(id, filters), handler: plainText(30).min(1) }),
    batchResult,
    action('feedback_assign', 'status'),
  ),
  /** The results that `assign` would have. */
  assignPreview: post('/assign/preview', z.object(chosen(id, filters)), batchResult, {
    ...look,
    access: { buttons: ['feedback_assign'] },
  }),
});
