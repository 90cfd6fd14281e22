import * as z from 'zod';
import { isPersonId } from '../master-data/codes/person-id';
import { get, page, pageQuery, post, service } from '../endpoint';
import { code, date, done, erpCode, filter, flag, id, orEmpty, orNull, plainText, version } from '../fields';
import { isUscc } from '../patterns';
import { telephone, WITH_CHOICES, writes } from './shared';

export const TENANT_TYPE = { company: 1, person: 2 } as const;
export const TENANT_STATUS = { off: 0, on: 1 } as const;

const whole = z.number().int();

const tenant = z.object({
  tenantId: z.string(),
  tenantCode: z.string(),
  tenantName: z.string(),
  tenantType: z.enum(TENANT_TYPE),
  branchId: z.string(),
  branchName: z.string(),
  /** Masked: the credit code of a company, or the number of a person's identity card. */
  idNumber: z.string(),
  contactName: z.string(),
  contactPhone: z.string(),
  /** The units of running leases. */
  unitText: z.string(),
  leaseCount: whole,
  /** Prepaid yuan; a negative amount is owed. */
  balance: z.string(),
  /** Unpaid yuan past the due date. */
  overdueAmount: z.string(),
  status: z.enum(TENANT_STATUS),
  gmtModified: z.string(),
  version: whole,
});
export type PmsTenant = z.infer<typeof tenant>;

const detail = tenant.extend({
  email: z.string(),
  invoiceTitle: z.string(),
  invoiceTaxNo: z.string(),
  leases: z.array(
    z.object({
      leaseNo: z.string(),
      propertyName: z.string(),
      unitText: z.string(),
      startDate: z.string(),
      endDate: z.string(),
      leaseStatus: whole,
    }),
  ),
});
export type PmsTenantDetail = z.infer<typeof detail>;

export const TAX_NUMBER = /^[0-9A-Z]{15,20}$/;

const form = {
  tenantType: code(TENANT_TYPE),
  tenantName: plainText(50).min(1),
  contactName: plainText(20).min(1),
  contactPhone: telephone,
  email: orEmpty(z.union([z.email().max(100), z.literal('')])),
  invoiceTitle: orEmpty(plainText(60)),
  invoiceTaxNo: orEmpty(z.union([z.string().trim().regex(TAX_NUMBER), z.literal('')])),
};
const uscc = z.union([z.string().trim().refine(isUscc), z.literal('')]);
const idNo = z.union([z.string().trim().refine(isPersonId), z.literal('')]);
const numbers = {
  /** For a company; its check character is verified. */
  uscc: orEmpty(uscc),
  /** For a person: eighteen characters; the check character is verified. */
  idNo: orEmpty(idNo),
};

/** Tenants (docs/domain/property.md#tenants). */
export const tenantApi = service('platform', '/base/api/pms/tenant', {
  page: post(
    '/page',
    pageQuery(
      {
        tenantName: filter(50),
        contactPhone: filter(20),
        tenantType: code(TENANT_TYPE).optional(),
        status: code(TENANT_STATUS).optional(),
        hasOverdue: flag.optional(),
      },
      ['tenantCode', 'tenantName', 'gmtModified'],
    ),
    page(tenant),
    { access: WITH_CHOICES, write: false, assumed: true },
  ),
  detail: get('/:id', z.object({ id }), detail, { access: { pages: ['tenant'] }, write: false, assumed: true }),
  /**
   * Saves a tenant; without an id a new one. A number that is left empty does not change, and the company cannot
   * change.
   */
  save: post(
    '/save',
    z.object({ tenantId: orNull(id), version: orNull(version), branchId: erpCode, ...form, ...numbers }),
    z.object({ tenantId: z.string() }),
    writes('pmsTenant', 'edit', 'tenant_add', 'tenant_edit'),
  ),
  /** The unmasked number, for comparison with a document; each call is logged. */
  number: post(
    '/number/:id',
    z.object({ id }),
    z.object({ idNumber: z.string() }),
    writes('pmsTenant', 'view', 'tenant_view'),
  ),
  /** Enables or disables a tenant; disabling needs that no lease runs and no bill is unpaid. */
  updateStatus: post(
    '/updateStatus',
    z.object({ id, version, status: code(TENANT_STATUS) }),
    done,
    writes('pmsTenant', 'status', 'tenant_edit'),
  ),
  /** Deletes a tenant without any lease. */
  delete: post('/delete', z.object({ id, version }), done, writes('pmsTenant', 'delete', 'tenant_del')),
});

const money = z.string();

const statementLine = z.object({
  ...{ date: z.string(), kind: z.string(), no: z.string(), debit: money, credit: money, balance: money },
});

/** The most days of a statement. */
export const STATEMENT_DAYS = 366;

const asked = { tenantId: id, from: date, to: date };
const seesStatement = { access: { buttons: ['tenant_statement'] }, write: false, assumed: true } as const;

/** Statements of tenants: what was owed before, movements, and what is owed now. */
export const tenantStatementApi = service('platform', '/base/api/pms/tenant', {
  statement: post(
    '/statement',
    z.object(asked),
    z.object({
      ...{ branchName: z.string(), tenantName: z.string() },
      ...{ opening: money, lines: z.array(statementLine), closing: money, deposit: money },
    }),
    seesStatement,
  ),
  /** The statement as a file. */
  statementFile: post('/statementFile', z.object(asked), z.unknown(), { ...seesStatement, blob: true }),
});
