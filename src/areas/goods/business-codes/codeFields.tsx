import {
  BUSINESS_CODE,
  BUSINESS_CODE_STATUS,
  BUSINESS_TYPE,
  type BusinessCode,
  type BusinessType,
} from '@/contract/goods/business-codes';
import { CustomerTypes } from '@/shared/pricing/CustomerTypes';
import { T } from '@/core/i18n';
import { f } from '@/shared/fields/f';
import type { Picked } from '@/shared/pricing/picks';
import { codeTable } from '@kit/fields/codeTable';
import { fieldsOf } from '@kit/fields/fieldsOf';
import { formatList } from '@kit/format/list';

export const businessType = codeTable('businessType', BUSINESS_TYPE, { dictCode: 'business.type' });
const status = codeTable('businessCodeStatus', BUSINESS_CODE_STATUS, {
  tones: { off: 'stopped', on: 'active' },
  dictCode: 'status',
});

export interface CodeValues {
  branchId: string;
  businessType: BusinessType;
  businessCode: string;
  businessName: string;
  customerTypes: string[];
  regionIds: string[];
  salesmanId: Picked | null;
  isDefault: 0 | 1;
  status: 0 | 1;
}

const label = (value: unknown) =>
  typeof value === 'object' && value !== null && 'label' in value ? String(value.label) : '';

const codeRule = { pattern: BUSINESS_CODE, message: <T id="businessCode.wrongCode" /> };

/** The code that documents of a kind carry: its list and its dialog. */
export const codeFields = fieldsOf<BusinessCode, CodeValues>()('businessCode', {
  businessCode: f.code({
    ...{ max: 20, width: 120, required: true, fixed: 'left', sorted: true, rules: [codeRule] },
    keep: (value) => (typeof value === 'string' ? value.toUpperCase() : ''),
  }),
  businessName: f.name({ max: 30, required: true, width: 160 }),
  branchId: f.branch({ required: true }),
  businessType: f.codes(businessType, { required: true, width: 90 }),
  customerTypes: f.list({
    width: 180,
    cell: ({ customerTypes }) => customerTypes.length > 0 && <CustomerTypes codes={customerTypes} />,
  }),
  regions: f.list({ width: 180, cell: ({ regions }) => formatList(regions.map((one) => one.label)) }),
  regionIds: f.list(),
  salesmanName: f.person({ max: 30 }),
  salesmanId: f.text({ required: true, show: label }),
  isDefault: f.flag({ help: 'businessCode.defaultHelp' }),
  status: f.codes(status, { required: true, width: 90 }),
  gmtModified: f.dateTime({ sorted: true }),
});
