import * as z from 'zod';
import type { ButtonCode } from '../buttons';
import { get, page, pageQuery, post, service } from '../endpoint';
import { code, done, erpCode, filter, orEmpty, plainText, text, version } from '../fields';
import { phone } from './forms/pieces';
import { LICENCE_STATE } from './licences';

/** The headquarters are the root of the tree, branch offices are leaves. */
export const ORG_TYPE = { headquarters: 1, branch: 2, office: 3 } as const;
export type OrgType = (typeof ORG_TYPE)[keyof typeof ORG_TYPE];
/** The types of new companies: there is only one headquarters. */
const ADDED = { branch: ORG_TYPE.branch, office: ORG_TYPE.office } as const;
export const COMPANY_STATUS = { off: 0, on: 1 } as const;

const listed = z.object({
  branchId: z.string(),
  branchName: z.string(),
  shortName: z.string(),
  orgType: z.enum(ORG_TYPE),
  parentId: z.string().nullable(),
  parentName: z.string(),
  uscc: z.string(),
  legalPerson: z.string(),
  contactName: z.string(),
  /** Masked in the list if it is a mobile number. */
  contactPhone: z.string(),
  regionId: z.string(),
  regionName: z.string(),
  address: z.string(),
  /** The worst state of the required licences: for each type the best licence counts; null where none is recorded. */
  licenceState: z.enum(LICENCE_STATE).nullable(),
  status: z.enum(COMPANY_STATUS),
  gmtModified: z.string().nullable(),
  /** 0: only the name has been recorded so far. */
  version: z.number().int(),
});
export type Company = z.infer<typeof listed>;

const form = {
  branchName: plainText(100).min(1),
  shortName: orEmpty(plainText(30)),
  /** The check character is verified by the server (43632). */
  uscc: text(18).toUpperCase().length(18),
  legalPerson: plainText(20).min(1),
  regionId: z.string().regex(/^\d{6}$/),
  address: plainText(200).min(1),
  contactName: plainText(20).min(1),
  contactPhone: phone,
};

const write = (verb: 'add' | 'edit' | 'status', button: ButtonCode) =>
  ({ access: { buttons: [button] }, write: true, log: [verb, 'branch'], assumed: true }) as const;

/** The companies of the group (docs/domain/master-data.md#companies). */
export const companyApi = service('platform', '/base/api/company', {
  page: post(
    '/page',
    pageQuery(
      {
        ...{ branchId: erpCode.optional(), branchName: filter(100), orgType: code(ORG_TYPE).optional() },
        ...{ regionId: text(6).optional(), status: code(COMPANY_STATUS).optional() },
        licenceState: code(LICENCE_STATE).optional(),
      },
      ['branchId', 'branchName', 'orgType', 'status', 'gmtModified'],
    ),
    page(listed),
    { access: { pages: ['companyManage'] }, write: false, assumed: true },
  ),
  /** One company, with its unmasked phone number. */
  detail: get('/:id', z.object({ id: erpCode }), listed, {
    access: { buttons: ['companyManage_view', 'companyManage_edit'] },
    write: false,
    assumed: true,
  }),
  /** Adds a company; the server makes its code, and neither code nor position in the tree can change. */
  add: post(
    '/add',
    z.object({ orgType: code(ADDED), parentId: erpCode, ...form }),
    z.object({ branchId: z.string() }),
    write('add', 'companyManage_add'),
  ),
  update: post('/update/:id', z.object({ id: erpCode, version, ...form }), done, write('edit', 'companyManage_edit')),
  /** Enables or disables a company; one with open business cannot be disabled (43601). */
  updateStatus: post(
    '/updateStatus',
    z.object({ id: erpCode, version, status: code(COMPANY_STATUS) }),
    done,
    write('status', 'companyManage_status'),
  ),
});
