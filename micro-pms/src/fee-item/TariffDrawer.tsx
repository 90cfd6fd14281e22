import { Button, Form, Input } from 'antd';
import { type Tariff, tariffApi } from '../../../src/contract/property/fee-items';
import { FormField, type FormFieldProps } from '@kit/form/FormField';
import { RecordDrawer } from '@kit/form/RecordDrawer';
import { text } from '@kit/text';
import { call } from '../call';
import { decimal, decimalRule } from '../fields/f';
import { FormLine } from '../fields/FormLine';
import { useSay } from '../say';
import { AddRow } from '../fields/AddRow';
import styles from './FeeItem.module.css';
import { tariffFields, type TariffValues } from './feeFields';
import { RegisterValues } from './RegisterValues';

export type EditedTariff = Partial<Tariff>;

const MOST_STEPS = 5;
const WIDTH = 720;

type Rule = NonNullable<FormFieldProps['rules']>[number];

/** Each step begins above the step before (48038). */
const above =
  (step: number): Rule =>
  ({ getFieldValue }) => ({
    validator(_, value: unknown) {
      const before: unknown = step === 0 ? undefined : getFieldValue(['steps', step - 1, 'over']);
      const isAbove = before === undefined || before === '' || Number(value) > Number(before);
      return isAbove ? Promise.resolve() : Promise.reject(new Error(text('pmsTariff.ascending')));
    },
  });

/** What is added to the prices from a usage on. */
function StepsEditor() {
  const say = useSay();
  return (
    <Form.List name="steps">
      {(fields, { add, remove }) => (
        <div className={styles.rows}>
          <b>{say('pmsTariff.steps')}</b>
          {fields.map(({ key, name }) => (
            <FormLine key={key}>
              <FormField
                name={[name, 'over']}
                label="pmsTariff.over"
                required
                filter={decimal(9, 2)}
                rules={[decimalRule(2), above(name)]}
                {...(name > 0 ? { dependencies: [['steps', name - 1, 'over']] } : {})}
              >
                <Input inputMode="decimal" autoComplete="off" />
              </FormField>
              <FormField
                name={[name, 'add']}
                label="pmsTariff.addPrice"
                required
                filter={decimal(8, 4)}
                rules={[decimalRule(4)]}
              >
                <Input inputMode="decimal" autoComplete="off" />
              </FormField>
              <Button type="link" danger onClick={() => remove(name)}>
                {say('pmsTariff.removeStep')}
              </Button>
            </FormLine>
          ))}
          <div className={styles.ways}>
            <AddRow
              label="pmsTariff.addStep"
              count={fields.length}
              disabled={fields.length >= MOST_STEPS}
              onAdd={() => add({ over: '', add: '' })}
            />
          </div>
        </div>
      )}
    </Form.List>
  );
}

const save = ({ tariffId, version, feeItemId, propertyId, from, prices, basis, steps }: TariffValues) =>
  call(
    tariffApi.save,
    { tariffId, version, feeItemId, propertyId, from, prices, basis, steps: steps ?? [] },
    { silent: true },
  );

/** What a fee costs at a property from a month on: prices of the registers, and steps. */
export function TariffDrawer({ record, onClose }: { record: EditedTariff | undefined; onClose: () => void }) {
  return (
    <RecordDrawer<EditedTariff, TariffValues>
      drawer={{ width: WIDTH }}
      draftKey={`tariff ${record?.tariffId ?? ''}`}
      title={record?.tariffId === undefined ? 'pmsTariff.add' : 'pmsTariff.editTitle'}
      titleValues={{ fee: record?.feeName ?? '', name: record?.propertyName ?? '', from: record?.from ?? '' }}
      help="pmsTariff.formHelp"
      fields={tariffFields}
      record={record}
      save={save}
      onClose={onClose}
    >
      {tariffFields.inputs(['feeItemId', 'propertyId', 'from'])}
      <RegisterValues name="prices" title="pmsTariff.prices" decimals={4} />
      {tariffFields.inputs(['basis'])}
      <StepsEditor />
    </RecordDrawer>
  );
}
