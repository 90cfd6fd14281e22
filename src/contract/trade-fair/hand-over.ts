import * as z from 'zod';
import type { ButtonCode } from '../buttons';
import { page, pageQuery, post, service } from '../endpoint';
import {
  code,
  FLAG,
  date,
  dateTime,
  done,
  erpCode,
  filter,
  id,
  mobile,
  orEmpty,
  orNull,
  period,
  plainText,
  text,
} from '../fields';

/** Whether a prize was collected (docs/domain/draws.md#hand-over). */
export const REGISTER_STATUS = { waiting: 0, received: 1, waived: 2, overdue: 3 } as const;

export const ID_LAST4 = /^\d{3}[\dX]$/;
const winNo = z.string().regex(/^ZJ\d{8,12}$/);

const record = z.object({
  winNo: z.string(),
  prizeName: z.string(),
  guestName: z.string(),
  /** Masked. */
  phone: z.string(),
  customerName: z.string(),
  ticketNo: z.string(),
  drawTime: z.string(),
  registerStatus: z.enum(REGISTER_STATUS),
  registerTime: z.string().nullable(),
  receiver: z.string(),
  operatorName: z.string(),
  /** Signed link to the signature or the photo; empty without one. */
  signatureUrl: z.string(),
  /** The fair hands prizes over only against a signature. */
  signatureRequired: z.enum(FLAG),
  remark: z.string(),
});
export type Registration = z.infer<typeof record>;

const action = (button: ButtonCode) =>
  ({ access: { buttons: [button] }, write: true, log: ['status', 'winner'], assumed: true }) as const;

/** The hand-over of prizes. */
export const registrationApi = service('platform', '/tradefair/api/tradeFair/prizeRegister', {
  page: post(
    '/page',
    pageQuery(
      {
        tradeFairId: id,
        winNo: filter(20),
        guestName: filter(20),
        phone: filter(11),
        prizeName: filter(50),
        registerStatus: code(REGISTER_STATUS).optional(),
        drawTime: period.optional(),
        /** The branch of the customer. */
        branchId: erpCode.optional(),
        /** Drawn on this day. */
        day: date.optional(),
      },
      ['winNo', 'drawTime', 'registerTime'],
    ),
    page(record),
    { access: { pages: ['prizeRegistration'] }, write: false, assumed: true, reads: ['draw'] },
  ),
  register: post(
    '/register',
    z.object({
      winNo,
      receiver: plainText(20).min(1),
      receiverPhone: mobile,
      idLast4: orEmpty(z.union([z.string().trim().toUpperCase().regex(ID_LAST4), z.literal('')])),
      /** File id: drawn on the screen, or a photo of it. */
      signatureImage: orNull(id),
      remark: orEmpty(plainText(200)),
      /** The time of the hand-over, if it was made without a connection. */
      happenedAt: dateTime.optional(),
    }),
    done,
    action('prizeRegistration_register'),
  ),
  revoke: post('/revoke', z.object({ winNo, reason: text(100).min(5) }), done, action('prizeRegistration_revoke')),
  waive: post('/waive', z.object({ winNo, reason: text(100).min(5) }), done, action('prizeRegistration_waive')),
});
