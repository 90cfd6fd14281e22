import { diningApi, type FairMeal } from '@/contract/trade-fair/dining';
import { call } from '@/core/http/call';
import { RecordDialog } from '@kit/form/RecordDialog';
import { diningFields } from './diningFields';

interface MealForm extends FairMeal {
  tradeFairId: string;
}

/** Of which fair, and which meal where it is not a new one. */
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

/** When and where is eaten, and how many seats there are; a meal keeps its day and kind. */
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
