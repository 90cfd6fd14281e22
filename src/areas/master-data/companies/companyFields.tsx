import { type Company, COMPANY_STATUS, ORG_TYPE } from '@/contract/master-data/companies';
import { PHONE } from '@/contract/master-data/forms/pieces';
import { LICENCE_STATE } from '@/contract/master-data/licences';
import { usccFault } from '@/contract/master-data/codes/uscc';
import { T } from '@/core/i18n';
import { plainText } from '@/core/input/filters';
import { f } from '@/shared/fields/f';
import { codeTable } from '@kit/fields/codeTable';
import { fieldsOf } from '@kit/fields/fieldsOf';
import { RegionSelect } from './RegionSelect';

export const orgType = codeTable('orgType', ORG_TYPE);
const status = codeTable('companyStatus', COMPANY_STATUS, {
  tones: { off: 'stopped', on: 'active' },
  dictCode: 'status',
});

const licenceState = codeTable('companyLicence', LICENCE_STATE, {
  tones: { valid: 'active', ending: 'attention', ended: 'stopped', cancelled: 'stopped', renewed: 'ended' },
  dictCode: 'licence.state',
});

const FAULTS = {
  length: 'ownCompany.usccLength',
  characters: 'ownCompany.usccCharacters',
  check: 'ownCompany.usccCheck',
} as const;
/** A rule for each fault of a credit code, so that the message names the fault. */
const usccRules = (['length', 'characters', 'check'] as const).map((fault) => ({
  validator: (_: unknown, value: unknown) =>
    typeof value === 'string' && value !== '' && usccFault(value) === fault
      ? Promise.reject(new Error(fault))
      : Promise.resolve(),
  message: <T id={FAULTS[fault]} />,
}));
const phoneRule = { pattern: PHONE, message: <T id="ownCompany.wrongPhone" /> };
const upper = (value: unknown) => (typeof value === 'string' ? value.toUpperCase().replace(/\s/g, '') : '');

/** A form holds the code itself, the filter an option with a company's name. */
const asCode = (value: unknown) => (typeof value === 'string' ? value : '');

/** A company of the group: its list, its form, its history. */
export const companyFields = fieldsOf<Company>()('ownCompany', {
  branchId: f.branch({ width: 110, sorted: true, show: asCode }),
  branchName: f.name({ max: 100, required: true, keep: plainText, sorted: true }),
  shortName: f.text({ max: 30, keep: plainText, width: 110 }),
  orgType: f.codes(orgType, { required: true, width: 110, sorted: true }),
  parentId: f.branch({ required: true }),
  parentName: f.name({ width: 180 }),
  uscc: f.text({ max: 18, required: true, width: 190, rules: usccRules, keep: upper }),
  legalPerson: f.person({ max: 20, required: true, keep: plainText }),
  contactName: f.person({ max: 20, required: true, keep: plainText }),
  contactPhone: f.text({ max: 13, required: true, width: 140, rules: [phoneRule], isFinal: true }),
  regionId: f.text({ required: true, filter: { formItemRender: () => <RegionSelect /> } }),
  regionName: f.text({ width: 110 }),
  address: f.text({ max: 200, required: true, keep: plainText, width: 220 }),
  licenceState: f.codes(licenceState, { width: 110, isState: false }),
  status: f.codes(status, { width: 90, sorted: true }),
  gmtModified: f.dateTime({ sorted: true }),
});
