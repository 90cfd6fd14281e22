import { Form, type FormInstance } from 'antd';
import type { ReactElement, ReactNode } from 'react';
import type { EntryPage } from '@/contract/master-data/entry-records';
import { SETTLE_TYPE } from '@/contract/master-data/forms/customer';
import { HERBAL } from '@/contract/master-data/codes/goods-codes';
import { isUscc } from '@/contract/patterns';
import { CUSTOMER_TYPE } from '@/contract/trade-fair/customers';
import { Wide } from '@/ui/form/FormSection';
import { CODE_LENGTH, formFields, type FormValues, usccRule } from '../../shared/entries/formFields';
import { LicenceRows } from './LicenceRows';
import type { PictureLinks } from './PicturesField';
import { PurchaserFields } from './PurchaserFields';
import { ReceiverRows } from './ReceiverRows';
import type { FieldName } from '../sections';

const { Field } = formFields;

const WIDE: readonly FieldName[] = ['operateRangeIds', 'address'];
/** Types of customers that may state the number of their practice licence instead of a credit code. */
const WITHOUT_CODE: readonly unknown[] = [CUSTOMER_TYPE.clinic, CUSTOMER_TYPE.other];

type Inputs = FormInstance<FormValues>;

/** A real code may have a wrong check character: the applicant can insist on it, and the licence proves it. */
function CreditCode({ page, form }: { page: EntryPage; form: Inputs }) {
  const type = Form.useWatch('customerType', { form, preserve: true });
  const isOverridden = Form.useWatch('usccOverride', { form, preserve: true }) === 1;
  const required = page === 'companyEntry' || !WITHOUT_CODE.includes(type);
  return (
    <Field name="uscc" required={required} dependencies={['usccOverride']} rules={isOverridden ? [] : [usccRule]} />
  );
}

/** Shown only for a code with a wrong check character. */
function Override({ form }: { form: Inputs }) {
  const code = Form.useWatch('uscc', { form, preserve: true });
  const isOverridden = Form.useWatch('usccOverride', { form, preserve: true }) === 1;
  const isOdd = typeof code === 'string' && code.length === CODE_LENGTH && !isUscc(code);
  return isOdd || isOverridden ? <Field name="usccOverride" /> : null;
}

/** Fields that are required depending on the value of another field. */
const NEEDED: Partial<Record<FieldName, { by: FieldName; when: (value: unknown, form: Inputs) => boolean }>> = {
  practiceLicenceNo: {
    by: 'customerType',
    when: (type, form) => WITHOUT_CODE.includes(type) && !form.getFieldValue('uscc'),
  },
  creditLimit: { by: 'settleType', when: (type) => type === SETTLE_TYPE.monthly },
  creditDays: { by: 'settleType', when: (type) => type === SETTLE_TYPE.monthly },
  approvalNo: { by: 'prescriptionType', when: (type) => type !== HERBAL },
};

function Dependent({
  name,
  form,
  by,
  when,
}: {
  name: FieldName;
  form: Inputs;
  by: FieldName;
  when: NonNullable<(typeof NEEDED)['creditLimit']>['when'];
}) {
  const value = Form.useWatch(by, { form, preserve: true });
  const required = when(value, form);
  return <Field name={name} dependencies={[by]} required={required} />;
}

export interface FieldInputProps {
  page: EntryPage;
  name: FieldName;
  form: Inputs;
  links: PictureLinks;
  /** For a field without a control of its own. */
  autoFocus?: boolean;
  onChange: (changed: Partial<FormValues>) => void;
}

interface Props extends FieldInputProps {
  /** Fields that have a control of their own. */
  controls: Partial<Record<FieldName, ReactElement>>;
}

/** The input of one field of a form, for staff and for external applicants. */
export function FieldInput({ page, name, form, links, autoFocus = false, onChange, controls }: Props): ReactNode {
  // The link of an invitation names the inviter.
  if (name === 'inviter') return null;
  const needed = NEEDED[name];
  const wide = (input: ReactNode) => <Wide>{input}</Wide>;
  if (name === 'uscc') return <CreditCode page={page} form={form} />;
  if (name === 'usccOverride') return <Override form={form} />;
  if (name === 'licences') return wide(<LicenceRows page={page} form={form} links={links} />);
  if (name === 'receivers') return wide(<ReceiverRows form={form} onChange={onChange} />);
  if (name === 'purchaser') return wide(<PurchaserFields form={form} onChange={onChange} />);
  if (needed) return <Dependent name={name} form={form} {...needed} />;
  const control = controls[name];
  const input = <Field name={name} autoFocus={autoFocus} {...(control ? { children: control } : {})} />;
  return WIDE.includes(name) ? wide(input) : input;
}
