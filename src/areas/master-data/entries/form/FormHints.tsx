import type { FormInstance } from 'antd';
import { DUPLICATE_KIND, type DuplicateForm } from '@/contract/master-data/duplicates';
import type { EntryPage } from '@/contract/master-data/entry-records';
import { DuplicateHints } from '../../shared/duplicates/DuplicateHints';
import { auditPath } from '../../shared/inbox/inboxTasks';
import type { FormValues } from '../../shared/entries/formFields';
import { useValues } from './useValues';

const KIND = {
  companyEntry: DUPLICATE_KIND.company,
  customerEntry: DUPLICATE_KIND.customer,
  commodityEntry: DUPLICATE_KIND.goods,
} as const;

const NAME = { companyEntry: 'companyName', customerEntry: 'custName', commodityEntry: 'commonName' } as const;

/** Typed texts without empty ones, which are not compared. */
const textsIn = (values: readonly unknown[]) =>
  values.flatMap((value) => (typeof value === 'string' && value !== '' ? [value] : []));

/** The values of a form by which duplicates are found. */
function factsOf(page: EntryPage, values: Partial<FormValues>): DuplicateForm {
  const licences = (values.licences ?? []).flatMap(({ licenceType, licenceNo }) =>
    licenceType !== undefined && licenceNo ? [{ licenceType, licenceNo }] : [],
  );
  const { regionIds, uscc, legalPerson, address, contactPhone, receivers = [] } = values;
  const { spec, dosageForm, manufacturer, approvalNo, barcode } = values;
  const phones = textsIn([contactPhone, ...receivers.map(({ phone }) => phone)]);
  return {
    ...{ name: values[NAME[page]], regionId: regionIds?.at(-1), uscc, legalPerson, address, phones, licences },
    ...{ spec, dosageForm, manufacturer, approvalNo, barcode },
  };
}

interface HintsProps {
  page: EntryPage;
  values: Partial<FormValues>;
  excludeId?: string | undefined;
}

/** Possible duplicates of given values. */
export function ValueHints({ page, values, excludeId }: HintsProps) {
  return (
    <DuplicateHints
      kind={KIND[page]}
      form={factsOf(page, values)}
      {...(excludeId === undefined ? {} : { excludeId })}
      linkOf={({ isEntry, id }) => (isEntry ? auditPath(page, id) : undefined)}
    />
  );
}

/** Possible duplicates of a form, while it is being filled in. */
export function FormHints({ form, ...hints }: Omit<HintsProps, 'values'> & { form: FormInstance<FormValues> }) {
  const values = useValues(form);
  return <ValueHints {...hints} values={values} />;
}
