import { DeleteOutlined, PlusOutlined } from '@ant-design/icons';
import { Button, Form, Input, Select } from 'antd';
import { useState } from 'react';
import { FormField } from '@kit/form/FormField';
import { MomentInput } from '@kit/fields/MomentInput';
import { MEAL_TYPE, MOST_OF_VENUE } from '@/contract/trade-fair/fairs';
import { T, useText } from '@/core/i18n';
import { positiveInteger } from '@/core/input/filters';
import { codeTable } from '@kit/fields/codeTable';
import styles from './MealsField.module.css';

const mealType = codeTable('mealType', MEAL_TYPE);

interface Props {
  readOnly: boolean;
  /** Whether each meal, by its index, has begun: such meals may not change any more. */
  started: readonly boolean[];
}

/** The meals of a fair, one line each. */
export function MealsField({ readOnly, started }: Props) {
  const text = useText();
  // A meal without a venue takes place at the venue of the fair.
  const fairVenue: unknown = Form.useWatch('venue');
  // The index of the meal that the button has added: its first field gets the focus.
  const [added, setAdded] = useState(-1);
  const hint = typeof fairVenue === 'string' ? fairVenue.slice(0, MOST_OF_VENUE) : '';
  return (
    <Form.List name="meals">
      {(meals, { add, remove }) => (
        <>
          {meals.map(({ key, name }) => {
            const isFixed = readOnly || (started[name] ?? false);
            return (
              <div key={key} className={styles.meal}>
                <FormField name={[name, 'mealDate']} label="tradeFair.mealDate" required>
                  <MomentInput kind="date" disabled={isFixed} autoFocus={name === added} />
                </FormField>
                <FormField name={[name, 'mealType']} label="tradeFair.mealType" required>
                  <Select placeholder={<T id="select.choose" />} options={mealType.options} disabled={isFixed} />
                </FormField>
                <FormField name={[name, 'startTime']} label="tradeFair.mealStart" required>
                  <MomentInput kind="time" disabled={isFixed} />
                </FormField>
                <FormField name={[name, 'endTime']} label="tradeFair.mealEnd" required>
                  <MomentInput kind="time" disabled={isFixed} />
                </FormField>
                <FormField name={[name, 'quota']} label="tradeFair.quota" required filter={positiveInteger}>
                  <Input inputMode="numeric" disabled={isFixed} />
                </FormField>
                <FormField name={[name, 'venue']} label="tradeFair.mealVenue">
                  <Input disabled={isFixed} maxLength={MOST_OF_VENUE} placeholder={hint} />
                </FormField>
                {!isFixed && (
                  <Button
                    type="text"
                    icon={<DeleteOutlined />}
                    aria-label={text('tradeFair.removeMeal')}
                    onClick={() => remove(name)}
                  />
                )}
              </div>
            );
          })}
          {!readOnly && (
            <Button
              type="dashed"
              icon={<PlusOutlined />}
              onClick={() => {
                setAdded(meals.length);
                add({});
              }}
            >
              <T id="tradeFair.addMeal" />
            </Button>
          )}
        </>
      )}
    </Form.List>
  );
}
