import * as z from 'zod';
import type { ButtonCode, PageKey } from '../buttons';
import { get, page, pageQuery, post, service } from '../endpoint';
import {
  clockTime,
  code,
  confirmation,
  date,
  dateTime,
  done,
  erpCode,
  filter,
  FLAG,
  flag,
  id,
  mobile,
} from '../fields';
import { money9, orEmpty, orNone, orNull, period, plainText, posInt8, text, version } from '../fields';

export const TRADE_FAIR_STATE = { initial: 0, published: 1, takenDown: 2, ongoing: 3, ended: 4, draft: 9 } as const;
export type TradeFairState = (typeof TRADE_FAIR_STATE)[keyof typeof TRADE_FAIR_STATE];
export const CHECK_IN_MODE = { scan: 1, manual: 2, both: 3 } as const;
export const MEAL_TYPE = { breakfast: 1, lunch: 2, dinner: 3 } as const;

/** The actions on a fair; `tradeFairManage_<action>` is the button of each. */
export const TRADE_FAIR_ACTIONS = ['edit', 'publish', 'takeDown', 'end', 'copy', 'del'] as const;
export type TradeFairAction = (typeof TRADE_FAIR_ACTIONS)[number];

/** The 13 pages inside of one chosen fair (docs/domain/trade-fair.md#status); all of them choose it by searchList. */
const FAIR_PAGES = [
  'saleShowHome',
  'saleShowOrders',
  'fairOrder',
  'saleShowCommodities',
  'upstreamSupplier',
  'saleCustomer',
  'invitation',
  'signIn',
  'dining',
  'prizeManage',
  'lotteryTicket',
  'drawLottery',
  'prizeRegistration',
  'guestManage',
  'addInvitation',
] as const satisfies readonly PageKey[];

export const MOST_OF_VENUE = 50;

const meal = z.object({
  mealDate: date,
  mealType: code(MEAL_TYPE),
  startTime: clockTime,
  endTime: clockTime,
  quota: posInt8,
  /** Empty: the former venue of the meal, or else the venue of the fair. */
  venue: orEmpty(plainText(MOST_OF_VENUE)),
});
export type Meal = z.infer<typeof meal>;

const ticketRule = z.object({
  amountPerTicket: orNull(money9),
  signInTickets: orNull(posInt8),
  maxTicketsPerGuest: orNull(posInt8),
});
const NO_RULE = { amountPerTicket: null, signInTickets: null, maxTicketsPerGuest: null };

/**
 * A draft may lack everything but the name; the server checks what a submitted fair needs
 * (docs/domain/trade-fair.md#fields).
 */
const form = z.object({
  subject: plainText(200).min(1),
  /** Empty: the server gives the next code. */
  tradeFairCode: orEmpty(text(40).regex(/^[A-Za-z0-9-]*$/)),
  startTime: orNull(dateTime),
  endTime: orNull(dateTime),
  venue: orEmpty(plainText(200)),
  hostBranchId: orNull(erpCode),
  branchIds: orNone(z.array(erpCode).max(20_000)),
  /** File id. */
  coverImage: orNull(id),
  /** Rich text; sanitised by the allow-list when it is stored. */
  introduction: orEmpty(z.string().max(20_000)),
  signInStart: orNull(dateTime),
  signInEnd: orNull(dateTime),
  signInMode: orNull(code(CHECK_IN_MODE)),
  lotteryEnabled: flag.default(0),
  /** Prizes are handed over only against a signature. */
  signatureRequired: flag.default(0),
  ticketRule: ticketRule.nullish().transform((rule) => rule ?? NO_RULE),
  diningEnabled: flag.default(0),
  meals: orNone(z.array(meal).max(200)),
  contactName: orEmpty(plainText(20)),
  contactPhone: orEmpty(z.union([mobile, z.literal('')])),
});
export type TradeFairForm = z.output<typeof form>;

const saveMode = z.enum(['DRAFT', 'SUBMIT']);

const row = z.object({
  tradeFairId: z.string(),
  tradeFairCode: z.string(),
  subject: z.string(),
  state: z.enum(TRADE_FAIR_STATE),
  startTime: z.string().nullable(),
  endTime: z.string().nullable(),
  hostBranchId: z.string().nullable(),
  /** The first ten names. */
  branchNames: z.array(z.string()),
  branchCount: z.number().int(),
  guestCount: z.number().int(),
  signInCount: z.number().int(),
  createdBy: z.string(),
  createdByName: z.string(),
  gmtCreated: z.string(),
  gmtModified: z.string(),
  version: z.number().int(),
  /** What this user may do to the fair in its present status; the server checks it again at each action. */
  can: z.array(z.enum(TRADE_FAIR_ACTIONS)),
});
export type TradeFair = z.infer<typeof row>;

const detail = row.extend({
  modifiedByName: z.string(),
  venue: z.string(),
  branchIds: z.array(z.string()),
  coverImage: z.string().nullable(),
  coverImageUrl: z.string(),
  introduction: z.string(),
  signInStart: z.string().nullable(),
  signInEnd: z.string().nullable(),
  signInMode: z.enum(CHECK_IN_MODE).nullable(),
  lotteryEnabled: z.enum(FLAG),
  signatureRequired: z.enum(FLAG),
  ticketRule: z.object({
    amountPerTicket: z.string().nullable(),
    signInTickets: z.number().int().nullable(),
    maxTicketsPerGuest: z.number().int().nullable(),
  }),
  diningEnabled: z.enum(FLAG),
  meals: z.array(meal.extend({ started: z.boolean() })),
  contactName: z.string(),
  contactPhone: z.string(),
  takeDownReason: z.string(),
  /** `limited`: a later end, venue, introduction, contact, and meals that have not started. */
  editing: z.enum(['all', 'limited', 'none']),
});
export type TradeFairDetail = z.infer<typeof detail>;

const branchFigures = z.object({
  branchId: z.string(),
  branchName: z.string(),
  isHost: z.boolean(),
  supplierCount: z.number().int(),
  customerCount: z.number().int(),
  orderAmount: z.string(),
});

const saved = row.pick({ tradeFairId: true, tradeFairCode: true, state: true, version: true });
const change = z.object({ id, version, ...confirmation });
const reasoned = change.extend({ reason: text(200).min(5) });

const SORTABLE = ['tradeFairCode', 'subject', 'state', 'startTime', 'endTime', 'gmtCreated', 'gmtModified'] as const;

/** A write that one button of the list allows, and that is not among docs/domain/platform.md#given-calls. */
const action = (button: ButtonCode, verb: 'add' | 'edit' | 'delete' | 'status') =>
  ({ access: { buttons: [button] }, write: true, log: [verb, 'tradeFair'], assumed: true }) as const;

export const tradeFairApi = service('platform', '/tradefair/api/tradeFair', {
  searchList: post(
    '/searchList',
    pageQuery(
      {
        tradeFairCode: filter(),
        subject: filter(),
        state: z.array(code(TRADE_FAIR_STATE)).max(6).optional(),
        hostBranchId: erpCode.optional(),
        startTime: period.optional(),
      },
      SORTABLE,
    ),
    page(row),
    {
      access: { pages: ['tradeFairManage', 'announcementV2', ...FAIR_PAGES] },
      write: false,
      reads: ['guest', 'checkIn'],
    },
  ),
  tradeFairBranch: get('/tradeFairBranch/:id', z.object({ id }), z.array(branchFigures), {
    access: { pages: ['tradeFairManage', 'saleShowEdit', 'saleShowHome'] },
    write: false,
  }),
  detail: get('/detail/:id', z.object({ id }), detail, {
    access: { pages: ['tradeFairManage', 'saleShowEdit'] },
    write: false,
    assumed: true,
  }),
  add: post('/add', form.extend({ saveMode }), saved, {
    access: { buttons: ['saleShowEdit_saveDraft', 'saleShowEdit_submit'] },
    write: true,
    log: ['add', 'tradeFair'],
    assumed: true,
  }),
  update: post('/update/:id', form.extend({ id, version, saveMode }), saved, {
    access: { buttons: ['saleShowEdit_saveDraft', 'saleShowEdit_submit'] },
    write: true,
    log: ['edit', 'tradeFair'],
    assumed: true,
  }),
  copy: post('/copy/:id', z.object({ id }), saved, action('tradeFairManage_copy', 'add')),
  publish: post('/publish/:id', change, saved, action('tradeFairManage_publish', 'status')),
  takeDown: post('/takeDown/:id', reasoned, saved, action('tradeFairManage_takeDown', 'status')),
  end: post('/end/:id', reasoned, saved, action('tradeFairManage_end', 'status')),
  delete: post('/delete/:id', change, done, action('tradeFairManage_del', 'delete')),
});
