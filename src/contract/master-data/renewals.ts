import * as z from 'zod';
import { post, service } from '../endpoint';
import { code, confirmation, date, done, id, orEmpty, orNone, plainText, text, version } from '../fields';
import { ENTRY_STATUS } from './approval';
import { MAX_LICENCE_IMAGES } from './licences';

/** The new values of a renewal: owner and type are those of the old licence. */
const renewalForm = z.object({
  licenceNo: plainText(50).min(1),
  issuer: orEmpty(plainText(60)),
  issueDate: date,
  expiryDate: date,
  scopeIds: orNone(z.array(z.string().max(20)).max(100)),
  images: z.array(id).min(1).max(MAX_LICENCE_IMAGES),
});

/** The fields that an approver may ask to correct. */
export const RENEWAL_FIELDS = {
  licenceNo: 'licenceNo',
  issuer: 'issuer',
  issueDate: 'issueDate',
  expiryDate: 'expiryDate',
  images: 'images',
} as const;
export type RenewalField = keyof typeof RENEWAL_FIELDS;
export const RENEWAL_RESULT = { pass: 1, return: 2 } as const;
export type RenewalResult = (typeof RENEWAL_RESULT)[keyof typeof RENEWAL_RESULT];

const said = {
  licenceNo: z.string(),
  issuer: z.string(),
  issueDate: z.string(),
  expiryDate: z.string().nullable(),
  images: z.array(z.object({ fileId: z.string(), url: z.string(), mime: z.string(), name: z.string() })),
};

const ACTIONS = ['audit', 'withdraw', 'resubmit'] as const;
export type RenewalAction = (typeof ACTIONS)[number];

const renewal = z.object({
  entryId: z.string(),
  entryNo: z.string(),
  status: z.enum(ENTRY_STATUS),
  stepName: z.string(),
  applicantName: z.string(),
  submitTime: z.string().nullable(),
  rejectReason: z.string(),
  /** The round that the approver has seen. */
  round: z.number().int(),
  stepNo: z.number().int(),
  contentHash: z.string(),
  version: z.number().int(),
  before: z.object(said),
  after: z.object(said),
  can: z.array(z.enum(ACTIONS)),
});
export type Renewal = z.infer<typeof renewal>;

const decision = { log: ['approve', 'licence'], write: true, assumed: true } as const;

/** Renewals of licences (docs/domain/master-data.md#renewal). */
export const renewalApi = service(
  'platform',
  '/dcr/api/licence',
  {
    /** Submits a renewal, or submits a returned one again. */
    renew: post(
      '/renew',
      renewalForm.extend({ licenceId: id, version, ...confirmation }),
      z.object({ entryNo: z.string() }),
      {
        access: { buttons: ['licenceCancel_renew'] },
        write: true,
        log: ['add', 'licence'],
        assumed: true,
      },
    ),
    /** The renewal under way, beside the licence that it renews. */
    renewal: post('/renewal', z.object({ licenceId: id }), renewal, {
      access: { buttons: ['licenceCancel_view', 'licenceCancel_renew', 'licenceCancel_audit'] },
      write: false,
      assumed: true,
    }),
    /** Decides on the round that was seen; a return names at least one field. */
    audit: post(
      '/renewal/audit/:id',
      z.object({
        ...{ id, round: version, stepNo: version, contentHash: z.string().regex(/^[0-9a-f]{64}$/) },
        result: code(RENEWAL_RESULT),
        verdicts: orNone(z.array(z.object({ path: z.enum(RENEWAL_FIELDS), remark: text(200).min(5) })).max(10)),
        opinion: orEmpty(text(200)),
        ...confirmation,
      }),
      done,
      { access: { buttons: ['licenceCancel_audit'] }, ...decision },
    ),
    /** Withdraws a renewal; only by its applicant, and before anybody has decided. */
    withdraw: post('/renewal/withdraw/:id', z.object({ id, version }), done, {
      access: { buttons: ['licenceCancel_renew'] },
      ...decision,
      log: ['status', 'licence'],
    }),
  },
  { reads: ['licence'] },
);
