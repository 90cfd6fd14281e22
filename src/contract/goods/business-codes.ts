import * as z from 'zod';
import type { ButtonCode } from '../buttons';
import { page, pageQuery, post, service } from '../endpoint';
import { code, done, erpCode, filter, FLAG, flag, id, orNone, plainText, version } from '../fields';

export const BUSINESS_TYPE = { sale: 1, purchase: 2, settlement: 3, delivery: 4 } as const;
export type BusinessType = (typeof BUSINESS_TYPE)[keyof typeof BUSINESS_TYPE];
export const BUSINESS_CODE_STATUS = { off: 0, on: 1 } as const;

const businessCode = z.object({
  codeId: z.string(),
  branchId: z.string(),
  businessType: z.enum(BUSINESS_TYPE),
  businessCode: z.string(),
  businessName: z.string(),
  customerTypes: z.array(z.string()),
  /** Regions with their names. */
  regions: z.array(z.object({ value: z.string(), label: z.string() })),
  salesmanId: z.string(),
  salesmanName: z.string(),
  isDefault: z.enum(FLAG),
  status: z.enum(BUSINESS_CODE_STATUS),
  gmtModified: z.string(),
  version: z.number().int(),
});
export type BusinessCode = z.infer<typeof businessCode>;

/** Two to twenty capital letters and digits. */
export const BUSINESS_CODE = /^[A-Z0-9]{2,20}$/;

const form = {
  businessName: plainText(30).min(1),
  customerTypes: orNone(z.array(z.string().max(4)).max(20)),
  regionIds: orNone(z.array(erpCode).max(200)),
  salesmanId: erpCode,
  isDefault: flag.default(0),
  status: code(BUSINESS_CODE_STATUS).default(1),
};

type Verb = 'add' | 'edit' | 'delete';
const write = (verb: Verb, button: ButtonCode) =>
  ({ access: { buttons: [button] }, write: true, log: [verb, 'businessCode'], assumed: true }) as const;
const look = { access: { pages: ['defaultBusinessCode'] }, write: false, assumed: true } as const;

/** Business codes: the code that documents of a kind carry, by customer (docs/domain/goods.md#business-codes). */
export const businessCodeApi = service('platform', '/base/api/businessCode', {
  page: post(
    '/page',
    pageQuery(
      {
        ...{ branchId: erpCode.optional(), businessType: code(BUSINESS_TYPE).optional(), businessCode: filter(20) },
        ...{ salesmanName: filter(30), status: code(BUSINESS_CODE_STATUS).optional() },
      },
      ['businessCode', 'gmtModified'],
    ),
    page(businessCode),
    look,
  ),
  add: post(
    '/add',
    z.object({
      ...{ branchId: erpCode, businessType: code(BUSINESS_TYPE) },
      businessCode: z.string().trim().regex(BUSINESS_CODE),
      ...form,
    }),
    z.object({ codeId: z.string() }),
    write('add', 'defaultBusinessCode_add'),
  ),
  update: post('/update', z.object({ id, version, ...form }), done, write('edit', 'defaultBusinessCode_edit')),
  /** Makes a code the default, in place of the former one. */
  setDefault: post('/setDefault', z.object({ id, version }), done, write('edit', 'defaultBusinessCode_setDefault')),
  delete: post('/delete', z.object({ id, version }), done, write('delete', 'defaultBusinessCode_del')),
  /** The code that a customer's documents carry, and how it was found. */
  resolve: post(
    '/resolve',
    z.object({ branchId: erpCode, businessType: code(BUSINESS_TYPE), custId: erpCode }),
    z.object({ found: businessCode.nullable(), by: z.enum(['TYPE_REGION', 'TYPE', 'REGION', 'DEFAULT', 'NONE']) }),
    look,
  ),
});
