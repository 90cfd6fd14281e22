import { diningApi, type FairMeal } from '@/contract/trade-fair/dining';
import { call } from '@/core/http/call';
import { RecordDialog } from '@kit/form/RecordDialog';
import { diningFields } from './diningFields';

interface MealForm extends FairMeal {
  tradeFairId: string;
}

/** The fair, and the meal unless it is a new one. */
export type EditedMeal = Pick<MealForm, 'tradeFairId'> & Partial<MealForm>;

function save({ tradeFairId, mealId, mealDate, mealType, startTime, endTime, quota, venue }: MealForm) {
  const seating = { startTime, endTime, quota, venue };
  return mealId
    ? call(diningApi.update, { mealId, ...seating }, { silent: true })
    : call(diningApi.add, { tradeFairId, mealDate, mealType, ...seating }, { silent: true });
}

interface Props {
  record: EditedMeal | undefined;
  onClose: () => void;
}

/** Time, venue and seats of a meal; the day and kind of an existing one cannot be changed. */
export function MealDialog({ record, onClose }: Props) {
  const { tradeFairId = '', mealId = '', mealDate = '' } = record ?? {};
  return (
    <RecordDialog<EditedMeal, MealForm>
      draftKey={`meal ${tradeFairId} ${mealId}`}
      title={mealId ? 'dining.editTitle' : 'dining.add'}
      titleValues={{ date: mealDate }}
      fields={diningFields}
      record={record}
      save={save}
      onClose={onClose}
    >
      {!mealId && diningFields.inputs(['mealDate', 'mealType'])}
      {diningFields.inputs(['startTime', 'endTime', 'quota', 'venue'])}
    </RecordDialog>
  );
}
