import * as z from 'zod';
import type { ButtonCode } from '../buttons';
import { get, page, pageQuery, post, service } from '../endpoint';
import { batchResult, chosen, code, date, done, erpCode, filter, FLAG, flag, id, mobile } from '../fields';
import { orNone, orNull, plainText } from '../fields';
import { GENDER } from './guests';
import { prizeLabel } from './prizes';

export const INVITATION_CHANNEL = { sms: 1, link: 2, paper: 3 } as const;
export const SEND_STATUS = { waiting: 0, sending: 1, sent: 2, failed: 3 } as const;
export const REPLY_STATUS = { none: 0, accepted: 1, declined: 2, cancelled: 9 } as const;
/** The templates of text messages. */
export const INVITATION_TEMPLATES = ['M01', 'M02', 'M03'] as const;
export type InvitationTemplate = (typeof INVITATION_TEMPLATES)[number];
export const MAX_INVITATIONS = 500;
/** The most announcements on the guest's page. */
export const MAX_NEWS = 20;
/** The guest's page; the token stands behind the `#`, which is sent to no server. */
export const INVITATION_PAGE = '/invitationReply#';
export const FAIR_PHASES = ['before', 'on', 'over'] as const;
/** How often a failed message may be sent again (docs/domain/trade-fair.md#invitations). */
export const MAX_RESENT = 3;

const invitation = z.object({
  invitationNo: z.string(),
  guestName: z.string(),
  /** Masked. */
  phone: z.string(),
  customerName: z.string(),
  channel: z.enum(INVITATION_CHANNEL),
  /** The template of the text message. */
  templateId: z.enum(INVITATION_TEMPLATES).nullable(),
  sendStatus: z.enum(SEND_STATUS),
  resent: z.number().int(),
  replyStatus: z.enum(REPLY_STATUS),
  companionsReply: z.number().int().nullable(),
  sendTime: z.string().nullable(),
  replyTime: z.string().nullable(),
  inviterName: z.string(),
  gmtCreated: z.string(),
  /** The last part of the guest's link; empty once the invitation is cancelled, and for users who may not copy it. */
  token: z.string(),
});
export type Invitation = z.infer<typeof invitation>;

/** A guest of the fair, or somebody new. */
const invited = z.object({
  guestId: id.optional(),
  guestName: plainText(20).default(''),
  phone: z.union([mobile, z.literal('')]).default(''),
  fairCustomerId: id.optional(),
  gender: code(GENDER).default(GENDER.unknown),
  position: plainText(20).default(''),
  idCardLast4: z
    .string()
    .trim()
    .toUpperCase()
    .regex(/^(\d{3}[\dX])?$/)
    .default(''),
  companions: z.coerce.number().int().min(0).max(9).default(0),
  prizeGroupLabel: prizeLabel.default(''),
  seatNo: plainText(10).default(''),
});

const invitationNo = z.string().regex(/^YQ\d{8,12}$/);
const filters = {
  guestName: filter(20),
  phone: filter(11),
  customerName: filter(100),
  channel: code(INVITATION_CHANNEL).optional(),
  sendStatus: code(SEND_STATUS).optional(),
  replyStatus: code(REPLY_STATUS).optional(),
  branchId: erpCode.optional(),
  /** Sent on this day. */
  sendDay: date.optional(),
  /** Answered on this day. */
  replyDay: date.optional(),
};
/** Invitations of a fair, by their numbers or by the filters of their list. */
const rows = z.object({ tradeFairId: id, ...chosen(invitationNo, filters) });

const contact = z.object({
  fairCustomerId: z.string(),
  customerName: z.string(),
  /** Empty where no contact is known, or where the contact is a guest of the fair already. */
  contactName: z.string(),
  contactPhone: z.string(),
  isGuest: z.boolean(),
});
export type InvitationContact = z.infer<typeof contact>;

const news = z.object({
  announcementId: z.string(),
  title: z.string(),
  content: z.string(),
  publishTime: z.string().nullable(),
  revision: z.number().int(),
  /** Whether to show it in a window now. */
  popup: z.boolean(),
  mustRead: z.enum(FLAG),
  confirmText: z.string(),
  confirmed: z.enum(FLAG),
});
export type GuestAnnouncement = z.infer<typeof news>;

/** The link is the permission: everybody who has it answers as the guest. */
const token = z.string().regex(/^[0-9a-f]{32}$/);
const opened = z.object({
  subject: z.string(),
  startTime: z.string().nullable(),
  endTime: z.string().nullable(),
  venue: z.string(),
  /** The contact for questions. */
  contactName: z.string(),
  contactPhone: z.string(),
  guestName: z.string(),
  customerName: z.string(),
  seatNo: z.string(),
  companions: z.number().int(),
  replyStatus: z.enum(REPLY_STATUS),
  phase: z.enum(FAIR_PHASES),
  /** True until the fair begins. */
  canReply: z.boolean(),
  /** The announcements for the guests of the fair, the latest first. */
  announcements: z.array(news),
  /** Signed link to the picture of the fair; empty without one. */
  coverUrl: z.string(),
  /** The address at which the draws can be computed again; empty where there are none, and before the fair. */
  proofUrl: z.string(),
  /** The guest's own tickets, except void ones. */
  ticketNos: z.array(z.string()),
  /** The code that is scanned at the door, for a guest who has accepted; empty otherwise, and after the fair. */
  qrToken: z.string(),
});

const sends = ['invitation_send', 'invitation_batchSend', 'invitation_resend'] as const;
const action = (buttons: readonly ButtonCode[], verb: 'add' | 'status') =>
  ({ access: { buttons }, write: true, log: [verb, 'invitation'], assumed: true }) as const;

export const invitationApi = service('platform', '/tradefair/api/tradeFair/invitation', {
  page: post(
    '/page',
    pageQuery({ tradeFairId: id, ...filters }, ['invitationNo', 'sendTime', 'replyTime', 'gmtCreated']),
    page(invitation),
    { access: { pages: ['invitation'] }, write: false, secret: true, assumed: true, reads: ['guest', 'import'] },
  ),
  /** Adds all invitations, or none, with the faults of each row. */
  add: post(
    '/add',
    z.object({
      tradeFairId: id,
      channel: code(INVITATION_CHANNEL),
      templateId: orNull(z.enum(INVITATION_TEMPLATES)),
      guests: orNone(z.array(invited).max(MAX_INVITATIONS)),
    }),
    z.object({ added: z.number().int() }),
    { ...action(['addInvitation_submit'], 'add'), changes: ['guest'] },
  ),
  /**
   * First-level customers of the fair with their contacts: unmasked numbers, so each call is logged
   * (docs/domain/platform.md#masking).
   */
  contacts: post(
    '/contacts',
    z.object({ tradeFairId: id, custIds: z.array(erpCode).min(1).max(MAX_INVITATIONS) }),
    z.object({ contacts: z.array(contact) }),
    {
      access: { buttons: ['addInvitation_pick'] },
      write: true,
      log: ['view', 'fairCustomer'],
      assumed: true,
    },
  ),
  /**
   * Sends all selected invitations that can be sent: text messages are queued; links and letters are handed over by the
   * user himself.
   */
  send: post('/send', rows, batchResult, action(sends, 'status')),
  /** The results that `send` would have. */
  sendPreview: post('/send/preview', rows, batchResult, { access: { buttons: sends }, write: false, assumed: true }),
  cancel: post(
    '/cancel',
    z.object({ tradeFairId: id, ids: z.array(invitationNo).min(1).max(MAX_INVITATIONS) }),
    z.object({ cancelled: z.number().int() }),
    action(['invitation_cancel'], 'status'),
  ),
  /** The guest's page. Withdrawn: 45029; fair taken down: 45010; not published yet: 45035; no such link: 45034. */
  open: get('/open/:token', z.object({ token }), opened, {
    access: 'public',
    write: false,
    secret: true,
    assumed: true,
  }),
  reply: post(
    '/reply',
    z.object({
      token,
      replyStatus: z.union([z.literal(REPLY_STATUS.accepted), z.literal(REPLY_STATUS.declined)]),
      companions: z.coerce.number().int().min(0).max(9).default(0),
    }),
    done,
    { access: 'public', write: true, log: ['status', 'invitation'], assumed: true },
  ),
  /** Reports what the guest has seen: the page, and announcements; those no longer shown are ignored. */
  read: post(
    '/read',
    z.object({
      token,
      reads: z
        .array(
          z.object({
            announcementId: id,
            /** Seconds since the last such call. */
            staySec: z.coerce.number().int().min(0).max(86_400).default(0),
            popped: flag.default(0),
            confirmed: flag.default(0),
            /** The confirmed revision; if it is not the newest → 49001. */
            revision: z.coerce.number().int().min(1).max(1_000_000).optional(),
          }),
        )
        .max(MAX_NEWS),
      /** The visit of the page itself, when the guest leaves it; a visit that arrives twice counts once. */
      visit: z.object({ visitKey: z.uuid(), staySec: z.coerce.number().int().min(0).max(86_400) }).optional(),
    }),
    done,
    { access: 'public', write: true, log: ['view', 'announcement'], assumed: true },
  ),
});
