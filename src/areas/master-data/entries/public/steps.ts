import type { PublicName } from '@/contract/master-data/public-entry';
import type { TextId } from '@/core/i18n';
import type { FormValues } from '../../shared/entries/formFields';
import { type FieldName, type Section, SECTIONS } from '../sections';

/** The steps of an applicant; the fields that staff fill in as well are divided among the first three. */
export const STEPS: readonly { key: string; title: TextId }[] = [
  { key: 'company', title: 'publicEntry.stepCompany' },
  { key: 'licences', title: 'publicEntry.stepLicences' },
  { key: 'contact', title: 'publicEntry.stepContact' },
  { key: 'confirm', title: 'publicEntry.stepConfirm' },
];
export const LAST_STEP = STEPS.length - 1;

const CONTACTS: readonly FieldName[] = ['contactName', 'receivers'];
/** Fields that only staff fill in. */
const STAFFS: readonly FieldName[] = ['salesmanId', 'inviter'];

const stepOf = ({ fields }: Section) =>
  fields.includes('licences') ? 1 : fields.some((one) => CONTACTS.includes(one)) ? 2 : 0;

export const PAGE_OF = { company: 'companyEntry', customer: 'customerEntry' } as const;

/** The sections of a form that a step shows. */
export const sectionsOf = (kind: PublicName, step: number): Section[] =>
  SECTIONS[PAGE_OF[kind]]
    .filter((section) => stepOf(section) === step)
    .map((section) => ({ ...section, fields: section.fields.filter((one) => !STAFFS.includes(one)) }));

/** Values that an applicant enters besides the form. */
export interface Proof {
  phone: string;
  smsCode: string;
  agreement: boolean;
  /** A hidden field, which only bots fill in. */
  website: string;
}
export type PublicValues = FormValues & { proof?: Proof };

/** The step that a field stands on. */
export function stepOfField(kind: PublicName, name: string): number {
  if (name === 'phone' || name === 'smsCode') return 2;
  const found = [0, 1, 2].find((step) =>
    sectionsOf(kind, step).some(({ fields }) => fields.some((one) => one === name)),
  );
  return found ?? 0;
}
