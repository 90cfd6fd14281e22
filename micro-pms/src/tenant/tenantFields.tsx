import type { Input } from '../../../src/contract/endpoint';
import { isPersonId } from '../../../src/contract/master-data/codes/person-id';
import { isUscc } from '../../../src/contract/patterns';
import {
  type PmsTenant,
  type PmsTenantDetail,
  TENANT_STATUS,
  TENANT_TYPE,
  type tenantApi,
} from '../../../src/contract/property/tenants';
import { codeTable } from '@kit/fields/codeTable';
import { fieldsOf } from '@kit/fields/fieldsOf';
import { text } from '@kit/text';
import type { TextId } from '@kit/types';
import { BranchPick, f } from '../fields/f';

const tenantType = codeTable('tenantType', TENANT_TYPE, { dictCode: 'pmsTenant.type' });
const tenantStatus = codeTable('tenantStatus', TENANT_STATUS, {
  tones: { off: 'stopped', on: 'active' },
  dictCode: 'pmsTenant.status',
});

export type TenantValues = Input<typeof tenantApi.save>;

const checked = (isGood: (value: string) => boolean, id: TextId) => ({
  validator: (_: unknown, value: unknown) =>
    typeof value !== 'string' || value === '' || isGood(value)
      ? Promise.resolve()
      : Promise.reject(new Error(text(id))),
});

const upper = (value: unknown) =>
  (typeof value === 'string' ? value : '')
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '')
    .slice(0, 18);

interface Searched {
  hasOverdue: 0 | 1;
}

export const tenantFields = fieldsOf<PmsTenant, PmsTenantDetail & TenantValues & Searched>()('pmsTenant', {
  tenantCode: f.code({ width: 120, fixed: 'left', sorted: true }),
  tenantName: f.name({ max: 50, required: true, sorted: true }),
  tenantType: f.codes(tenantType, { required: true, width: 80 }),
  branchId: f.name({ required: true, control: BranchPick }),
  branchName: f.name(),
  idNumber: f.text({ width: 190, isFinal: true }),
  uscc: f.text({ keep: upper, isSecret: true, isFinal: true, rules: [checked(isUscc, 'pmsTenant.wrongUscc')] }),
  idNo: f.text({ keep: upper, isSecret: true, isFinal: true, rules: [checked(isPersonId, 'pmsTenant.wrongIdNo')] }),
  contactName: f.person({ max: 20, required: true }),
  contactPhone: f.text({ max: 20, required: true, width: 130 }),
  email: f.text({ max: 100, rules: [{ type: 'email' }] }),
  invoiceTitle: f.text({ max: 60 }),
  invoiceTaxNo: f.text({ max: 20 }),
  unitText: f.text({ width: 180 }),
  leaseCount: f.count(),
  balance: f.money(),
  overdueAmount: f.money(),
  hasOverdue: f.flag(),
  status: f.codes(tenantStatus, { width: 80 }),
  gmtModified: f.dateTime({ sorted: true }),
});
