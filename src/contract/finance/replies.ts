import * as z from 'zod';
import { get, page, pageQuery, post, service } from '../endpoint';
import { code, date, done, FLAG, flag, id, mobile, orEmpty, plainText, version } from '../fields';
import { BILL_TYPE } from './matching';
import { PARTY_TYPE, signedMoney, STATEMENT_STATUS } from './statements';

/* How a partner answers his statement by a link, without an account (docs/domain/workbench.md#the-partners-link). */

/** The partner's page; the token stands behind the `#`, which is sent to no server. */
export const STATEMENT_REPLY_PAGE = '/statementReply#';
/** The number of days for which a link is valid. */
export const LINK_DAYS = 30;

export const LINK_STATE = { open: 1, answered: 2, revoked: 3, expired: 4 } as const;
export type LinkState = (typeof LINK_STATE)[keyof typeof LINK_STATE];

/** The state of the text message with the link. */
export const LINK_SMS = { none: 0, sending: 1, sent: 2, failed: 3 } as const;
export type LinkSms = (typeof LINK_SMS)[keyof typeof LINK_SMS];

/** The partner's answer about a bill: it is right, the amount differs, or he does not have it. */
export const BILL_ANSWER = { agree: 1, differs: 2, missing: 3 } as const;
export type BillAnswer = (typeof BILL_ANSWER)[keyof typeof BILL_ANSWER];

/** The most documents that a partner can add himself. */
export const OWN_ROWS = 200;
export const ANSWERS_AT_ONCE = 200;

const money = z.string();

const link = z.object({
  linkId: z.string(),
  state: z.enum(LINK_STATE),
  /** Masked. */
  phone: z.string(),
  smsState: z.enum(LINK_SMS),
  createdByName: z.string(),
  gmtCreated: z.string(),
  expireTime: z.string(),
  /** When the partner last opened the page. */
  openTime: z.string().nullable(),
  answerTime: z.string().nullable(),
  /** The number of bills with an answer, and of all bills. */
  answered: z.number().int(),
  billCount: z.number().int(),
  /** The last part of the address, while the link is valid. */
  token: z.string(),
});
export type StatementLink = z.infer<typeof link>;

const manage = { buttons: ['reconciliation_link'] } as const;

export const statementLinkApi = service('platform', '/order-bill/api/statement/link', {
  /** The newest link of a statement, and the mobile number that it would be sent to. */
  current: get('/:statementId', z.object({ statementId: id }), z.object({ link: link.nullable(), phone: z.string() }), {
    access: manage,
    write: false,
    secret: true,
    assumed: true,
    reads: ['statement'],
  }),
  /** Makes a new link; the former one becomes invalid. Without a number the partner's own is used. */
  create: post(
    '/create',
    z.object({ statementId: id, phone: z.union([mobile, z.literal('')]).default('') }),
    z.object({ token: z.string(), expireTime: z.string() }),
    { access: manage, write: true, secret: true, log: ['add', 'statement'], assumed: true },
  ),
  revoke: post('/revoke', z.object({ statementId: id }), done, {
    access: manage,
    write: true,
    log: ['status', 'statement'],
    assumed: true,
  }),
});

/** The link is the permission: everybody who has it answers as the partner. */
const token = z.string().regex(/^[0-9a-f]{64}$/);

export const ownRow = z.object({
  no: plainText(60).default(''),
  date,
  amount: signedMoney,
  text: plainText(200).default(''),
});
export type OwnRow = z.infer<typeof ownRow>;

/** The partner's view: nothing of matches, notes or other statements. */
const opened = z.object({
  state: z.enum(['open', 'answered', 'confirmed']),
  statementNo: z.string(),
  companyName: z.string(),
  partyType: z.enum(PARTY_TYPE),
  partyName: z.string(),
  periodStart: z.string(),
  periodEnd: z.string(),
  status: z.enum(STATEMENT_STATUS),
  version: z.number().int(),
  /** The masked mobile number that the code is sent to. */
  phone: z.string(),
  expireTime: z.string(),
  answerTime: z.string().nullable(),
  openingAmount: money,
  salesAmount: money,
  returnAmount: money,
  rebateAmount: money,
  receivedAmount: money,
  adjustAmount: money,
  closingAmount: money,
  billCount: z.number().int(),
  /** The number of bills with an answer, and of those that the partner does not agree to. */
  answered: z.number().int(),
  disagreed: z.number().int(),
  ownRows: z.array(ownRow),
  /** Null while nothing is known of the partner's side. */
  bridge: z
    .object({
      ...{ closing: money, counterClosing: money, difference: money, opening: money, oursOnly: money },
      ...{ theirsOnly: money, amount: money, timing: money, duplicate: money, remainder: money },
    })
    .nullable(),
});
export type ReplyView = z.infer<typeof opened>;

const bill = z.object({
  rowId: z.string(),
  billNo: z.string(),
  billType: z.enum(BILL_TYPE),
  billDate: z.string(),
  amount: money,
  late: z.enum(FLAG),
  lines: z.array(z.object({ code: z.string(), qty: z.string(), amount: money })),
  answer: z.enum(BILL_ANSWER).nullable(),
  counterAmount: money.nullable(),
  counterNo: z.string(),
  note: z.string(),
});
export type ReplyBill = z.infer<typeof bill>;

const answer = z.object({
  rowId: id,
  answer: code(BILL_ANSWER),
  /** The partner's amount, for the answer that the amount differs. */
  amount: z.union([signedMoney, z.literal('')]).default(''),
  no: orEmpty(plainText(60)),
  note: orEmpty(plainText(200)),
});

const read = { access: 'public', write: false, assumed: true } as const;
/** Refusals do not say whether such a link exists. */
const say = { access: 'public', write: true, log: ['edit', 'statement'], assumed: true } as const;
const MAX_BODY = 131_072;

export const statementReplyApi = service('platform', '/order-bill/api/public/statement', {
  open: post('/open', z.object({ token }), opened, { ...read, cost: 'entry' }),
  bills: post('/bills', pageQuery({ token, unanswered: flag.optional() }, ['billDate', 'amount']), page(bill), read),
  /** Stores answers while the partner works; they count only once he has sent them. */
  save: post(
    '/save',
    z.object({
      token,
      answers: z.array(answer).max(ANSWERS_AT_ONCE).default([]),
      /** Answers all remaining bills as right. */
      agreeRest: flag.default(0),
      /** If present, these rows replace those stored before. */
      rows: z.array(ownRow).max(OWN_ROWS).optional(),
    }),
    z.object({ answered: z.number().int(), disagreed: z.number().int() }),
    { ...say, maxBody: MAX_BODY },
  ),
  sms: post(
    '/sms',
    z.object({ token }),
    z.object({ sent: z.boolean(), leftTimes: z.number().int(), waitSeconds: z.number().int() }),
    { ...say, log: ['signIn', 'smsCode'] },
  ),
  /** Sends all stored answers. */
  answer: post(
    '/answer',
    z.object({
      token,
      version,
      smsCode: z
        .string()
        .trim()
        .regex(/^\d{6}$/),
    }),
    z.object({ state: z.enum(['answered', 'confirmed']) }),
    { ...say, log: ['status', 'statement'] },
  ),
});
