import { Form } from 'antd';
import { diningApi, type FairMeal, MEAL_TARGET } from '@/contract/trade-fair/dining';
import { FLAG } from '@/contract/fields';
import { call } from '@/core/http/call';
import { useText } from '@/core/i18n';
import { notifier } from '@/core/notify/notifier';
import { RecordDialog } from '@kit/form/RecordDialog';
import { GuestSelect } from '../shared/GuestSelect';
import { diningFields, type Issue } from './diningFields';
import { GroupSelect } from './GroupSelect';

const USUAL: Issue = { target: MEAL_TARGET.signedIn, companionsIncluded: FLAG.yes };

interface Props {
  tradeFairId: string;
  meal: FairMeal;
  onClose: () => void;
}

/** The receivers of the vouchers, where these are not all guests who have checked in. */
function Receivers({ tradeFairId }: { tradeFairId: string }) {
  const target = Form.useWatch<Issue['target'] | undefined>('target');
  if (target === MEAL_TARGET.groups)
    return (
      <diningFields.Field name="guestGroupIds">
        <GroupSelect tradeFairId={tradeFairId} />
      </diningFields.Field>
    );
  if (target === MEAL_TARGET.guests)
    return (
      <diningFields.Field name="guestIds">
        <GuestSelect tradeFairId={tradeFairId} />
      </diningFields.Field>
    );
  return null;
}

/** Gives vouchers of a meal to all guests who have checked in, to groups, or to single guests. */
export function IssueDialog({ tradeFairId, meal: { mealId, remain }, onClose }: Props) {
  const text = useText();
  const issue = async ({ target, guestGroupIds = [], guestIds = [], companionsIncluded }: Issue) => {
    const { issued, seats, skipped } = await call(
      diningApi.issue,
      { mealId, target, guestGroupIds, guestIds, companionsIncluded },
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
      done={null}
      fields={diningFields}
      record={USUAL}
      save={issue}
      onClose={onClose}
    >
      {diningFields.inputs(['target'])}
      <Receivers tradeFairId={tradeFairId} />
      {diningFields.inputs(['companionsIncluded'])}
    </RecordDialog>
  );
}
