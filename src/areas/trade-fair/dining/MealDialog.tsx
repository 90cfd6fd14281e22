import { diningApi, type FairMeal } from '@/contract/trade-fair/dining';
import { call } from '@/core/http/call';
import { FormModal } from '@kit/form/FormModal';
import type { useEditor } from '@kit/form/useEditor';
import { type Field, fieldsOf } from '@kit/fields/fields';
import { mealType } from './diningWords';

export interface MealForm extends FairMeal {
  tradeFairId: string;
}

/** A day as the picker answers it, or as the server has it. */
const dayOf = (value: string) => value.slice(0, 10);

export function saveMeal({ tradeFairId, mealId, mealDate, startTime, endTime, quota, venue, ...meal }: MealForm) {
  const fields = { startTime, endTime, quota, venue };
  return mealId
    ? call(diningApi.update, { mealId, ...fields }, { silent: true })
    : call(
        diningApi.add,
        { tradeFairId, mealDate: dayOf(mealDate), mealType: meal.mealType, ...fields },
        { silent: true },
      );
}

const CLOCK = /^([01]\d|2[0-3]):[0-5]\d$/;
const clock: Field<MealForm> = {
  formItemProps: { rules: [{ required: true }, { pattern: CLOCK }] },
  fieldProps: { maxLength: 5, placeholder: 'HH:mm' },
};

const fields = fieldsOf<MealForm>()('dining', {
  mealDate: { valueType: 'date', required: true },
  mealType: { ...mealType.field(), required: true },
  startTime: clock,
  endTime: clock,
  quota: { valueType: 'digit', required: true, fieldProps: { precision: 0, min: 1, max: 99_999_999 } },
  venue: { required: true, fieldProps: { maxLength: 50 } },
});
const FRESH = fields.form(['mealDate', 'mealType', 'startTime', 'endTime', 'quota', 'venue']);
const KNOWN = fields.form(['startTime', 'endTime', 'quota', 'venue']);

/** When and where is eaten, and how many seats there are. */
export function MealDialog(modal: ReturnType<typeof useEditor<MealForm>>['modal']) {
  const isNew = !modal.record?.mealId;
  return (
    <FormModal<MealForm>
      {...modal}
      title={isNew ? 'dining.add' : 'dining.editTitle'}
      titleValues={{ date: modal.record?.mealDate ?? '' }}
      columns={isNew ? FRESH : KNOWN}
    />
  );
}
