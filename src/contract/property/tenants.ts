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
  /** The credit code of a company, or the number of a person's identity card: masked. */
  idNumber: z.string(),
  contactName: z.string(),
  contactPhone: z.string(),
  /** The units of the leases that run. */
  unitText: z.string(),
  leaseCount: whole,
  /** Yuan that are prepaid; below 0 is owed. */
  balance: z.string(),
  /** Yuan that are unpaid past their day. */
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
  /** For a company; the last character is checked. */
  uscc: orEmpty(uscc),
  /** For a person: eighteen digits, of which the last is checked. */
  idNo: orEmpty(idNo),
};

/** Those who rent (docs/domain/property.md#tenants). */
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
  /** Without an id the tenant is new. A number that is left empty stays as it is, and so does the company. */
  save: post(
    '/save',
    z.object({ tenantId: orNull(id), version: orNull(version), branchId: erpCode, ...form, ...numbers }),
    z.object({ tenantId: z.string() }),
    writes('pmsTenant', 'edit', 'tenant_add', 'tenant_edit'),
  ),
  /** The whole number, for whoever compares it with a document; each look is logged. */
  number: post(
    '/number/:id',
    z.object({ id }),
    z.object({ idNumber: z.string() }),
    writes('pmsTenant', 'view', 'tenant_view'),
  ),
  /** Disabled only without a lease that runs and without an unpaid bill. */
  updateStatus: post(
    '/updateStatus',
    z.object({ id, version, status: code(TENANT_STATUS) }),
    done,
    writes('pmsTenant', 'status', 'tenant_edit'),
  ),
  /** Only a tenant without any lease. */
  delete: post('/delete', z.object({ id, version }), done, writes('pmsTenant', 'delete', 'tenant_del')),
});

const money = z.string();

const statementLine = z.object({
  ...{ date: z.string(), kind: z.string(), no: z.string(), debit: money, credit: money, balance: money },
});

/** Days of a statement at most. */
export const STATEMENT_DAYS = 366;

const asked = { tenantId: id, from: date, to: date };
const seesStatement = { access: { buttons: ['tenant_statement'] }, write: false, assumed: true } as const;

/** What a tenant owed, what came to it and what he owes. */
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
  /** The same as a file. */
  statementFile: post('/statementFile', z.object(asked), z.unknown(), { ...seesStatement, blob: true }),
});
