import * as z from 'zod';
import type { ButtonCode } from '../buttons';
import { page, pageQuery, post, service } from '../endpoint';
import { batchResult, chosen, code, done, filter, flag, FLAG, id, orEmpty, orNone, orNull } from '../fields';
import { plainText, posInt8, version } from '../fields';
import { guestFilters } from './guest-filters';

export const PRIZE_LEVEL = { grand: 1, first: 2, second: 3, third: 4, fourth: 5, fifth: 6, souvenir: 9 } as const;
export const PRIZE_STATUS = { off: 0, on: 1 } as const;
const MAX_QUOTA = 9_999;

export const prizeLabel = plainText(20);
/** Yuan (filter num7_2). */
const money7 = z.string().regex(/^\d{1,7}(\.\d{1,2})?$/);

const form = {
  prizeName: plainText(50).min(1),
  prizeLevel: code(PRIZE_LEVEL),
  quota: z.coerce.number().int().min(1).max(MAX_QUOTA),
  unitValue: orNull(money7),
  /** The prize groups of the prize; empty: everybody can win it. */
  prizeGroupLabels: orNone(z.array(prizeLabel.min(1)).max(50)),
  sponsorSupplierId: orNull(z.string().regex(/^[\w.-]{1,40}$/)),
  oncePerGuest: flag.default(1),
  oncePerCustomer: flag.default(0),
  weight: posInt8.max(1_000).default(1),
  /** File id. */
  image: orNull(id),
  sort: posInt8.default(100),
  status: code(PRIZE_STATUS).default(1),
};

const prize = z.object({
  prizeId: z.string(),
  prizeName: z.string(),
  prizeLevel: z.enum(PRIZE_LEVEL),
  quota: z.number().int(),
  drawnCount: z.number().int(),
  registeredCount: z.number().int(),
  remain: z.number().int(),
  unitValue: z.string().nullable(),
  prizeGroupLabels: z.array(z.string()),
  sponsorSupplierId: z.string().nullable(),
  sponsorName: z.string(),
  oncePerGuest: z.enum(FLAG),
  oncePerCustomer: z.enum(FLAG),
  weight: z.number().int(),
  image: z.string().nullable(),
  imageUrl: z.string(),
  sort: z.number().int(),
  status: z.enum(PRIZE_STATUS),
  version: z.number().int(),
});
export type Prize = z.infer<typeof prize>;

const action = (button: ButtonCode, verb: 'add' | 'edit' | 'delete') =>
  ({ access: { buttons: [button] }, write: true, log: [verb, 'prize'], assumed: true }) as const;

export const prizeApi = service('platform', '/tradefair/api/tradeFair/prize', {
  page: post(
    '/page',
    pageQuery(
      {
        tradeFairId: id,
        prizeName: filter(50),
        prizeLevel: code(PRIZE_LEVEL).optional(),
        prizeGroupLabel: filter(20),
        status: code(PRIZE_STATUS).optional(),
      },
      ['prizeLevel', 'sort', 'quota', 'drawnCount'],
    ),
    page(prize),
    {
      access: { pages: ['prizeManage', 'drawLottery'] },
      write: false,
      assumed: true,
      reads: ['draw', 'winner', 'prizeGroup'],
    },
  ),
  add: post(
    '/add',
    z.object({ tradeFairId: id, ...form }),
    z.object({ prizeId: z.string() }),
    action('prizeManage_add', 'add'),
  ),
  update: post(
    '/update',
    z.object({ prizeId: id, version, ...form }),
    z.object({ prizeId: z.string() }),
    action('prizeManage_edit', 'edit'),
  ),
  delete: post('/delete', z.object({ prizeId: id, version }), done, action('prizeManage_del', 'delete')),
});

const prizeGroup = z.object({
  label: z.string(),
  remark: z.string(),
  guestCount: z.number().int(),
  signedCount: z.number().int(),
  ticketCount: z.number().int(),
  wonCount: z.number().int(),
});
export type PrizeGroup = z.infer<typeof prizeGroup>;

const { query, except, expected } = chosen(id, guestFilters);
/** Guests and the label that they get. */
const labelled = {
  tradeFairId: id,
  /** Empty: the guests lose their label. */
  label: orEmpty(prizeLabel),
  guestIds: orNone(z.array(id).max(5_000)),
  guestGroupIds: orNone(z.array(id).max(500)),
  ...{ query, except, expected },
};

export const prizeGroupApi = service('platform', '/tradefair/api/tradeFair/guest', {
  listPrizeGroup: post('/listPrizeGroup', z.object({ tradeFairId: id }), z.array(prizeGroup), {
    access: { pages: ['prizeManage', 'guestManage', 'drawLottery'] },
    write: false,
    reads: ['guest', 'guestGroup', 'checkIn', 'lotteryTicket', 'draw'],
  }),
  /**
   * With `newLabel` renames a group. With guests, given by ids, groups or a query, gives them the label. With neither,
   * adds the group.
   */
  updatePrizeGroupLabel: post(
    '/updatePrizeGroupLabel',
    z.object({ ...labelled, newLabel: prizeLabel.min(1).optional(), remark: orEmpty(plainText(100)) }),
    batchResult.extend({ updated: z.number().int() }),
    {
      access: { buttons: ['prizeManage_addGroup', 'prizeManage_editLabel', 'guestManage_prizeGroup'] },
      write: true,
      log: ['edit', 'prizeGroup'],
    },
  ),
  /** The results of giving guests this label. */
  previewPrizeGroupLabel: post('/updatePrizeGroupLabel/preview', z.object(labelled), batchResult, {
    access: { buttons: ['guestManage_prizeGroup'] },
    write: false,
    assumed: true,
  }),
});
