import * as z from 'zod';
import { captchaSolution } from '../account/captcha';
import { post, service } from '../endpoint';
import { done, erpCode, FLAG, id, mobile, orEmpty, orNone, orNull, plainText, text, version } from '../fields';
import { BIZ_KIND } from './kinds';
import { form, path } from './entry-records';

/* How companies and customers apply by themselves, without an account (docs/domain/public-entry.md). */

export const PUBLIC_KINDS = { company: BIZ_KIND.company, customer: BIZ_KIND.customer } as const;
export type PublicKind = (typeof PUBLIC_KINDS)[keyof typeof PUBLIC_KINDS];
export type PublicName = keyof typeof PUBLIC_KINDS;

/** The pages of the application, and of its result. */
export const PUBLIC_PAGES = { company: '/companyEntryNoAuth', customer: '/customerEntryNoAuth' } as const;
export const PUBLIC_RESULT_PAGE = '/customerEntryAddResult';

/** For how many days a draft is kept after its last save; the limits of its files follow. */
export const DRAFT_DAYS = 7;
export const MAX_DRAFT_FILES = 20;
export const MAX_DRAFT_MB = 50;

/** The code for the result: ten characters of Crockford's alphabet, fifty bits. */
export const QUERY_CODE = /^[0-9A-HJKMNP-TV-Z]{10}$/;
export const QUERY_ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
export const QUERY_CODE_LENGTH = 10;

/** The states of an application that its applicant can see. */
export const PUBLIC_STATES = ['received', 'inReview', 'toSupplement', 'passed', 'withdrawn', 'notPassed'] as const;
export type PublicState = (typeof PUBLIC_STATES)[number];

const name = z.enum(['company', 'customer']);
/** The key of a draft, which the browser chooses and alone keeps: 128 bits. */
const draftKey = z.string().regex(/^[0-9a-f]{32}$/);
const branchId = erpCode;
const inviter = orNull(z.string().regex(/^[A-Za-z0-9]{1,20}$/));
const smsCode = z
  .string()
  .trim()
  .regex(/^\d{6}$/);
const captcha = captchaSolution.optional();
/** The number of an application as it was typed; a text of another form counts as unknown. */
const entryNo = z
  .string()
  .trim()
  .toUpperCase()
  .regex(/^[A-Z]{2}\d{12}$/);
const queryCode = z.string().trim().toUpperCase().regex(QUERY_CODE);
const byCode = { entryNo, queryCode };

const treeNode = z.object({
  id: z.string(),
  name: z.string(),
  get children() {
    return z.array(treeNode);
  },
});
export type PublicNode = z.infer<typeof treeNode>;

const publicFile = z.object({
  fileId: z.string(),
  name: z.string(),
  size: z.number().int(),
  mime: z.string(),
  /** Signed, good for 30 minutes. */
  url: z.string(),
});
export type PublicFile = z.infer<typeof publicFile>;

/** A draft; with the code of an earlier application, the correction of that one. */
const draftInput = {
  kind: name,
  branchId,
  inviter,
  form,
  /** The step at which the applicant is, and other values that the page wants back. */
  step: z.number().int().min(0).max(9).default(0),
  again: z
    .object({ ...byCode, replies: orNone(z.array(z.object({ path, reply: plainText(200) })).max(100)) })
    .nullish()
    .transform((value) => value ?? null),
};

const said = z.object({ path: z.string(), remark: z.string() });

/** The same answer for every applicant, whatever is known of him. */
const received = z.object({
  entryNo: z.string(),
  queryCode: z.string(),
  submitTime: z.string(),
  text: z.string(),
});
export type Received = z.infer<typeof received>;

const read = { access: 'public', write: false, assumed: true, anyBranch: true } as const;
const say = (action: 'add' | 'edit' | 'delete' | 'import') =>
  ({ access: 'public', write: true, assumed: true, anyBranch: true, log: [action, 'publicEntry'] as const }) as const;
const FORM_BODY = 512 * 1024;

const submission = z.object({
  branchId,
  inviter,
  form,
  /** The mobile that the code was sent to; later messages go there as well. */
  phone: mobile,
  smsCode,
  agreement: z.literal(1),
  draftId: id.optional(),
  draftKey: draftKey.optional(),
  /** A hidden field: only bots fill it in. */
  website: orEmpty(text(500)),
  again: draftInput.again,
  captcha,
});
const submit = (one: 'customerEntry' | 'companyEntry') =>
  post(`/${one}/submit`, submission, received, { ...say('add'), secret: true, repeatable: true, maxBody: FORM_BODY });

export const publicEntryApi = service('platform', '/dcr/api/public', {
  /** The branch of a link; only its name is answered. */
  invite: post('/entry/invite', z.object({ branchId }), z.object({ branchName: z.string() }), read),
  regionTree: post('/regionTree', z.object({ branchId }), z.array(treeNode), read),
  operateRangeTree: post('/operateRangeTree', z.object({ branchId }), z.array(treeNode), read),
  /** Checks only the check character; nothing is looked up. */
  usccCheck: post('/usccCheck', z.object({ uscc: text(40) }), z.object({ valid: z.enum(FLAG) }), read),
  /** Sends a code, which is bound to the phone and to its purpose. */
  sms: post(
    '/sms',
    z.object({
      phone: mobile,
      kind: z.enum(['company', 'customer', 'newCode']),
      branchId: branchId.optional(),
      captcha,
    }),
    z.object({ sent: z.boolean(), leftTimes: z.number().int(), waitSeconds: z.number().int() }),
    { ...say('edit'), log: ['signIn', 'smsCode'] as const },
  ),
  saveDraft: post(
    '/draft/save',
    z.object({ ...draftInput, draftId: id.optional(), draftKey, version: version.default(0) }),
    z.object({ draftId: z.string(), version: z.number().int(), savedTime: z.string() }),
    { ...say('edit'), maxBody: FORM_BODY },
  ),
  loadDraft: post(
    '/draft/load',
    z.object({ draftId: id, draftKey }),
    z.object({
      kind: name,
      branchId: z.string(),
      inviter: z.string().nullable(),
      form,
      step: z.number().int(),
      again: z
        .object({ entryNo: z.string(), replies: z.array(z.object({ path: z.string(), reply: z.string() })) })
        .nullable(),
      files: z.array(publicFile),
      version: z.number().int(),
      savedTime: z.string(),
    }),
    read,
  ),
  deleteDraft: post('/draft/delete', z.object({ draftId: id, draftKey }), done, say('delete')),
  /** The file travels in the part `file`. */
  upload: post('/upload', z.object({ draftId: id, draftKey }), publicFile, {
    ...say('import'),
    multipart: true,
    headers: { draftId: 'X-Draft-Id', draftKey: 'X-Draft-Key' },
  }),
  submitCustomer: submit('customerEntry'),
  submitCompany: submit('companyEntry'),
  result: post(
    '/entry/result',
    z.object(byCode),
    z.object({
      entryNo: z.string(),
      kind: name,
      /** Masked. */
      name: z.string(),
      state: z.enum(PUBLIC_STATES),
      statusText: z.string(),
      submitTime: z.string(),
      /** The corrections that are wanted. */
      remarks: z.array(said),
      /** Whether the application can be corrected and submitted again. */
      resubmit: z.boolean(),
    }),
    { ...read, cost: 'entry' },
  ),
  /** A returned application, for everybody who has its code. */
  returned: post(
    '/entry/returned',
    z.object(byCode),
    z.object({
      kind: name,
      branchId: z.string(),
      branchName: z.string(),
      form,
      remarks: z.array(said),
      files: z.array(publicFile),
    }),
    { ...read, cost: 'entry' },
  ),
  /** Sends a new code to the phone on record; the answer is the same for any phone. */
  newCode: post('/entry/result/newCode', z.object({ entryNo, phone: mobile, smsCode, captcha }), done, {
    ...say('edit'),
    cost: 'entry',
  }),
});
