import * as z from 'zod';
import type { ButtonCode } from '../buttons';
import { page, pageQuery, post, service } from '../endpoint';
import { code, codes, date, erpCode, filter, id, text } from '../fields';

export const TICKET_SOURCE = { signIn: 1, order: 2, manual: 3 } as const;
export const TICKET_STATUS = { valid: 0, won: 1, void: 2, expired: 3 } as const;
export const MAX_ISSUED = 20;

const ticket = z.object({
  id: z.string(),
  ticketNo: z.string(),
  guestName: z.string(),
  customerName: z.string(),
  prizeGroupLabel: z.string(),
  source: z.enum(TICKET_SOURCE),
  orderNo: z.string().nullable(),
  reason: z.string(),
  status: z.enum(TICKET_STATUS),
  /** The prize that the ticket has won. */
  prizeName: z.string(),
  issueTime: z.string(),
});
export type Ticket = z.infer<typeof ticket>;

const action = (button: ButtonCode, verb: 'add' | 'edit' | 'status') =>
  ({ access: { buttons: [button] }, write: true, log: [verb, 'lotteryTicket'], assumed: true }) as const;

const reason = text(100).min(5);

export const ticketApi = service('platform', '/tradefair/api/tradeFair/lotteryTicket', {
  page: post(
    '/page',
    pageQuery(
      {
        tradeFairId: id,
        ticketNo: filter(20),
        guestName: filter(20),
        customerName: filter(100),
        source: code(TICKET_SOURCE).optional(),
        status: codes(TICKET_STATUS).optional(),
        /** The branch of the customer. */
        branchId: erpCode.optional(),
        /** Issued on this day. */
        day: date.optional(),
      },
      ['ticketNo', 'issueTime'],
    ),
    page(ticket),
    {
      access: { pages: ['lotteryTicket'] },
      write: false,
      assumed: true,
      reads: ['guest', 'checkIn', 'fairOrder', 'prizeGroup', 'draw'],
    },
  ),
  /** Issues so many tickets to each of these guests, as far as the fair's limit allows. */
  issue: post(
    '/issue',
    z.object({
      tradeFairId: id,
      guestIds: z.array(id).min(1).max(500),
      count: z.coerce.number().int().min(1).max(MAX_ISSUED),
      reason,
    }),
    z.object({ issued: z.number().int(), /** Beyond the limit of the fair. */ withheld: z.number().int() }),
    action('lotteryTicket_issue', 'add'),
  ),
  /** Issues tickets that orders have earned and that are missing, and voids those beyond, the newest first. */
  recalc: post(
    '/recalc',
    z.object({ tradeFairId: id }),
    z.object({ issued: z.number().int(), voided: z.number().int() }),
    { ...action('lotteryTicket_recalc', 'edit'), cost: 'heavy' },
  ),
  void: post(
    '/void',
    z.object({ tradeFairId: id, ids: z.array(id).min(1).max(500), reason }),
    z.object({ voided: z.number().int() }),
    action('lotteryTicket_void', 'status'),
  ),
});
