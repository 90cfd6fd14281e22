import * as z from 'zod';
import { get, page, pageQuery, post, service } from '../endpoint';
import { code, dateTime, done, filter, id, mobile, orEmpty, period, plainText, text } from '../fields';

export const CHECK_IN_WAY = { scan: 1, manual: 2 } as const;
export const CHECK_IN_STATUS = { valid: 0, revoked: 1 } as const;

/** A day of the fair: yyyymmdd. */
const sessionNo = z.string().regex(/^20\d{6}$/);
/** The code of a guest, and that of the fair, which changes every minute. */
export const GUEST_CODE = /^[0-9a-f]{32}$/;
export const FAIR_CODE = /^F\d{1,18}\.\d{1,12}\.[\w-]{22}$/;
/** The code of a guest in a typed or scanned text: scanners may write capital letters, as with Caps Lock. */
export function guestCodeIn(given: string): string | undefined {
  const guestCode = given.trim().toLowerCase();
  return GUEST_CODE.test(guestCode) ? guestCode : undefined;
}

const qrToken = z.union([z.string().regex(GUEST_CODE), z.string().regex(FAIR_CODE)]);

const record = z.object({
  signInNo: z.string(),
  guestName: z.string(),
  /** Masked. */
  phone: z.string(),
  customerName: z.string(),
  signInTime: z.string(),
  signInMode: z.enum(CHECK_IN_WAY),
  deviceNo: z.string(),
  operatorName: z.string(),
  sessionNo: z.string(),
  status: z.enum(CHECK_IN_STATUS),
  revokeReason: z.string(),
});
export type CheckInRecord = z.infer<typeof record>;

const outcome = z.object({
  signInNo: z.string(),
  guest: z.object({
    guestId: z.string(),
    guestName: z.string(),
    customerName: z.string(),
    seatNo: z.string(),
    companions: z.number().int(),
    departmentName: z.string(),
  }),
  signInTime: z.string(),
  /** The door; for a repeated check-in that of the first one. */
  deviceNo: z.string(),
  /** The guest had checked in before: the answer is that record. */
  repeated: z.boolean(),
  ticketsIssued: z.number().int(),
});
export type CheckInOutcome = z.infer<typeof outcome>;

/** The refused guest, beside the reason: a door that sends kept entries later needs the name. */
export const refusedGuest = z.object({ guestName: z.string(), customerName: z.string() });

export const checkInApi = service('platform', '/tradefair/api/tradeFair/signIn', {
  page: post(
    '/page',
    pageQuery(
      {
        tradeFairId: id,
        guestName: filter(20),
        phone: filter(11),
        customerName: filter(100),
        status: code(CHECK_IN_STATUS).optional(),
        sessionNo: sessionNo.optional(),
        signInTime: period.optional(),
      },
      ['signInTime', 'signInNo'],
    ),
    page(record),
    { access: { pages: ['signIn'] }, write: false, assumed: true, reads: ['guest'] },
  ),
  /** Checks a guest in, by the guest's code, mobile or id; with the mobile, the code of the fair is required. */
  do: post(
    '/do',
    z.object({
      tradeFairId: id,
      qrToken: qrToken.optional(),
      phone: mobile.optional(),
      guestId: id.optional(),
      /** Absent: today. */
      sessionNo: sessionNo.optional(),
      deviceNo: orEmpty(plainText(30)),
      /** The time of the check-in, if it was made without a connection. */
      happenedAt: dateTime.optional(),
    }),
    outcome,
    {
      access: { buttons: ['signIn_scan', 'signIn_manual'] },
      write: true,
      log: ['add', 'checkIn'],
      assumed: true,
    },
  ),
  revoke: post('/revoke', z.object({ signInNo: z.string().regex(/^QD\d{8,12}$/), reason: text(100).min(5) }), done, {
    access: { buttons: ['signIn_revoke'] },
    write: true,
    log: ['status', 'checkIn'],
    assumed: true,
  }),
  /** The code that guests scan to check themselves in; valid for a minute or two. */
  qrCode: get('/qrCode', z.object({ tradeFairId: id }), z.object({ qrToken: z.string(), expireTime: z.string() }), {
    access: { buttons: ['signIn_qr'] },
    write: false,
    secret: true,
    assumed: true,
  }),
});
