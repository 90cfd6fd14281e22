import { GuestSelect } from '@/areas/trade-fair/shared/GuestSelect';
import { diningApi, type FairMeal, MEAL_TARGET } from '@/contract/trade-fair/dining';
import { FLAG } from '@/contract/fields';
import { call } from '@/core/http/call';
import { useText } from '@/core/i18n';
import { notifier } from '@/core/notify/notifier';
import { RecordDialog } from '@kit/form/RecordDialog';
import { diningFields, type Issue } from './diningFields';

const USUAL: Issue = { target: MEAL_TARGET.signedIn, companionsIncluded: FLAG.yes };

interface Props {
  tradeFairId: string;
  meal: FairMeal;
  onClose: () => void;
}

/** Gives vouchers of a meal to everybody who is here, or to single guests. */
export function IssueDialog({ tradeFairId, meal: { mealId, remain }, onClose }: Props) {
  const text = useText();
  const issue = async ({ target, guestIds = [], companionsIncluded }: Issue) => {
    const { issued, seats, skipped } = await call(
      diningApi.issue,
      { mealId, target, guestIds, companionsIncluded },
      { silent: true },
    );
    notifier.info(text('dining.issued', { issued, seats, skipped }));
  };
  return (
    <RecordDialog<Issue>
      draftKey={`vouchers of meal ${mealId}`}
      title="dining.issueTitle"
      titleValues={{ remain }}
      okText="dining.issue"
      fields={diningFields}
      record={USUAL}
      save={issue}
      onClose={onClose}
    >
      {diningFields.inputs(['target'])}
      <diningFields.Field name="guestIds">
        <GuestSelect tradeFairId={tradeFairId} />
      </diningFields.Field>
      {diningFields.inputs(['companionsIncluded'])}
    </RecordDialog>
  );
}
