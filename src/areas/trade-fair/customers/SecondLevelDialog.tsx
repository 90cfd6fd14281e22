import { fairCustomerApi } from '@/contract/trade-fair/customers';
import { call } from '@/core/http/call';
import { MoreSelect } from '@/ui/form/MoreSelect';
import { RecordDialog } from '@kit/form/RecordDialog';
import { customerFields, type SecondLevelForm } from './customerFields';

const { Field } = customerFields;

/** The fair of a new second-level customer, and its first-level customer where that is known. */
export type NewSecondLevel = Pick<SecondLevelForm, 'tradeFairId'> & Partial<SecondLevelForm>;

const save = ({ parent, ...form }: SecondLevelForm) =>
  call(fairCustomerApi.addSecondLevelCustomer, { ...form, parentCustomerId: parent?.value ?? '' }, { silent: true });

/** Adds or changes a customer who buys through a first-level customer of the fair. */
export function SecondLevelDialog({ record, onClose }: { record: NewSecondLevel; onClose: () => void }) {
  const { tradeFairId, parent } = record;
  return (
    <RecordDialog<NewSecondLevel, SecondLevelForm>
      draftKey={`second-level customer ${tradeFairId} ${parent?.value ?? ''}`}
      title="fairCustomer.addSecond"
      fields={customerFields}
      record={record}
      save={save}
      onClose={onClose}
    >
      <Field name="parent">
        <MoreSelect
          endpoint={fairCustomerApi.firstLevelCustomerList}
          query={(customerName) => ({ tradeFairId, customerName })}
          option={({ id, customerName, customerCode }) => ({ value: id, label: `${customerName} ${customerCode}` })}
        />
      </Field>
      {customerFields.inputs(['customerName', 'uscc', 'contactName', 'contactPhone', 'address'])}
    </RecordDialog>
  );
}
