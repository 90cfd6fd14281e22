import * as z from 'zod';
import { get, page, pageQuery, post, service } from '../endpoint';
import { code, date, done, FLAG, flag, id, mobile, orEmpty, plainText, version } from '../fields';
import { BILL_TYPE } from './matching';
import { PARTY_TYPE, signedMoney, STATEMENT_STATUS } from './statements';

/* How a partner answers his statement by a link, without an account (docs/domain/reconciliation.md#the-partners-link). */

/** The page of the partner; behind the `#`, which is sent to no server, stands the token. */
export const STATEMENT_REPLY_PAGE = '/statementReply#';
/** A link is good for so many days. */
export const LINK_DAYS = 30;

export const LINK_STATE = { open: 1, answered: 2, revoked: 3, expired: 4 } as const;
export type LinkState = (typeof LINK_STATE)[keyof typeof LINK_STATE];

/** The state of the text message with the link. */
export const LINK_SMS = { none: 0, sending: 1, sent: 2, failed: 3 } as const;
export type LinkSms = (typeof LINK_SMS)[keyof typeof LINK_SMS];

/** What a partner says of a bill: as it stands, with another amount, or that he does not have it. */
export const BILL_ANSWER = { agree: 1, differs: 2, missing: 3 } as const;
export type BillAnswer = (typeof BILL_ANSWER)[keyof typeof BILL_ANSWER];

/** Documents of his own that we do not have; answers that are kept at once. */
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
  /** When the partner has looked at it last. */
  openTime: z.string().nullable(),
  answerTime: z.string().nullable(),
  /** Bills that he has answered, of all. */
  answered: z.number().int(),
  billCount: z.number().int(),
  /** The end of its address, while it is open. */
  token: z.string(),
});
export type StatementLink = z.infer<typeof link>;

const manage = { buttons: ['reconciliation_link'] } as const;

export const statementLinkApi = service('platform', '/order-bill/api/statement/link', {
  /** The newest of a statement, and the number that it would be sent to. */
  current: get('/:statementId', z.object({ statementId: id }), z.object({ link: link.nullable(), phone: z.string() }), {
    access: manage,
    write: false,
    secret: true,
    assumed: true,
    reads: ['statement'],
  }),
  /** A new one; the one before is good no more. Without a number that of the partner is taken. */
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

/** The link is the permission: whoever has it answers as the partner. */
const token = z.string().regex(/^[0-9a-f]{64}$/);

export const ownRow = z.object({
  no: plainText(60).default(''),
  date,
  amount: signedMoney,
  text: plainText(200).default(''),
});
export type OwnRow = z.infer<typeof ownRow>;

/** Nothing of matches, notes or other statements. */
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
  /** Masked: where the code is sent to. */
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
  /** Bills that are answered, and those of them that are not agreed to. */
  answered: z.number().int(),
  disagreed: z.number().int(),
  ownRows: z.array(ownRow),
  /** Null while nothing of the partner is known. */
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
  /** For the answer that the amount is another one. */
  amount: z.union([signedMoney, z.literal('')]).default(''),
  no: orEmpty(plainText(60)),
  note: orEmpty(plainText(200)),
});

const read = { access: 'public', write: false, assumed: true } as const;
/** An answer says no more of a door than that it is shut. */
const say = { access: 'public', write: true, log: ['edit', 'statement'], assumed: true } as const;
const MAX_BODY = 131_072;

export const statementReplyApi = service('platform', '/order-bill/api/public/statement', {
  open: post('/open', z.object({ token }), opened, { ...read, cost: 'entry' }),
  bills: post('/bills', pageQuery({ token, unanswered: flag.optional() }, ['billDate', 'amount']), page(bill), read),
  /** Kept as he goes; nothing of it counts before he has sent it. */
  save: post(
    '/save',
    z.object({
      token,
      answers: z.array(answer).max(ANSWERS_AT_ONCE).default([]),
      /** All bills that are not answered yet are as they stand. */
      agreeRest: flag.default(0),
      /** With it they replace those that were kept before. */
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
  /** Sends all that was kept. */
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
