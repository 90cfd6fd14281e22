import * as z from 'zod';
import { get, post, service } from '../endpoint';
import { id, orEmpty, plainText } from '../fields';

const PICTURES = '.jpg,.jpeg,.png';
/** The uses of a file, and the kinds of files that each accepts. */
export const FILE_ACCEPT = {
  tradeFairCover: PICTURES,
  richText: PICTURES,
  prize: PICTURES,
  brand: PICTURES,
  goods: PICTURES,
  signature: PICTURES,
  licence: `${PICTURES},.pdf`,
  evidence: `${PICTURES},.pdf`,
  workOrder: PICTURES,
  homePage: PICTURES,
  content: PICTURES,
  attachment: `${PICTURES},.pdf`,
} as const;
/** Buttons and pages whose forms accept files: a user who has one of them may upload. */
const UPLOADERS = [
  ...(['saleShowEdit_saveDraft', 'saleShowEdit_submit', 'prizeManage_add', 'prizeManage_edit'] as const),
  ...(['licenceCancel_apply', 'licenceCancel_batchApply', 'licenceCancel_renew'] as const),
  ...(['prizeRegistration_register', 'addCashier_save', 'updateCashier_save', 'checkDiffList_evidence'] as const),
  ...(['companyEntryApply_add', 'companyEntryApply_edit', 'customerEntryApply_add'] as const),
  ...(['customerEntryApply_edit', 'commodityEntryApply_add', 'commodityEntryApply_edit'] as const),
  ...(['workOrder_add', 'workOrder_finish', 'inspection_execute'] as const),
  ...(['lease_settle', 'lease_depositApprove', 'bill_reading', 'bill_readingCorrect'] as const),
  ...(['brand_add', 'brand_edit', 'onlineGoods_edit', 'appHome_save', 'returnedRecord_add'] as const),
  ...(['banner_add', 'banner_edit', 'contentList_add', 'contentList_edit'] as const),
  ...(['announcement_add', 'announcement_edit', 'announcementV2_add', 'announcementV2_edit'] as const),
] as const;
export type FileUse = keyof typeof FILE_ACCEPT;
export const FILE_USE = [
  'tradeFairCover',
  'richText',
  'prize',
  'brand',
  'goods',
  'signature',
  'licence',
  'evidence',
  'workOrder',
  'homePage',
  'content',
  'attachment',
] as const satisfies readonly FileUse[];

/** The most files of one upload by phone. */
export const MAX_TICKET_FILES = 9;
const ticket = z.string().regex(/^[\w-]{43}$/);

const storedFile = z.object({
  fileId: z.string(),
  /** Signed, good for 30 minutes (docs/domain/platform.md#files). */
  url: z.string(),
  name: z.string(),
  /** Bytes. */
  size: z.number().int(),
  mime: z.string(),
  width: z.number().int().optional(),
  height: z.number().int().optional(),
});
export type StoredFile = z.infer<typeof storedFile>;

/** What the holder of a ticket may know. */
const ticketState = z.object({
  bizType: z.enum(FILE_USE),
  branchName: z.string(),
  limit: z.number().int(),
  expireTime: z.string(),
  /** The files that have arrived so far. */
  files: z.array(storedFile),
});

/** Asks for a smaller copy of an image (docs/domain/home-rendering.md#widths). */
const width = z.coerce.number().int().min(1).max(100_000);

export const fileApi = service('platform', '/base/api/file', {
  /** The file travels in the part `file`. */
  upload: post('/upload', z.object({ bizType: z.enum(FILE_USE) }), storedFile, {
    access: { buttons: UPLOADERS },
    write: true,
    log: ['import', 'file'],
    multipart: true,
    // The cost of an ordinary write: the photos of a day may wait on a phone, and are then sent one after the other.
    cost: 'write',
    assumed: true,
  }),
  /** The signed link is the permission: browsers fetch images without headers. */
  content: get('/content/:id', z.object({ id, e: z.string(), s: z.string(), w: width.optional() }), z.unknown(), {
    access: 'public',
    write: false,
    blob: true,
    cost: 'read',
    assumed: true,
  }),
  /**
   * Makes a ticket for a QR code: a phone that opens it may upload so many files, within ten minutes
   * (docs/domain/account.md#files).
   */
  addTicket: post(
    '/ticket',
    z.object({ bizType: z.enum(FILE_USE), limit: z.coerce.number().int().min(1).max(MAX_TICKET_FILES).default(1) }),
    z.object({ ticket: z.string(), expireTime: z.string() }),
    {
      access: { buttons: UPLOADERS },
      write: true,
      secret: true,
      log: ['add', 'file'],
      assumed: true,
    },
  ),
  /** Reads a ticket: the phone learns what it may send, and the form which files have arrived. */
  ticket: get('/ticket/:ticket', z.object({ ticket }), ticketState, { access: 'public', write: false, assumed: true }),
  uploadByTicket: post('/uploadByTicket', z.object({ ticket, remark: orEmpty(plainText(200)) }), storedFile, {
    access: 'public',
    write: true,
    log: ['import', 'file'],
    multipart: true,
    headers: { ticket: 'X-Upload-Ticket' },
    assumed: true,
  }),
});
