import { useMemo } from 'react';
import { GuestSelect } from '@/areas/trade-fair/shared/GuestSelect';
import { diningApi, type FairMeal, MEAL_TARGET } from '@/contract/trade-fair/dining';
import { call } from '@/core/http/call';
import { T, useText } from '@/core/i18n';
import { notifier } from '@/core/notify/notifier';
import { FormModal } from '@kit/form/FormModal';
import { fieldsOf } from '@kit/fields/fields';
import { mealTarget } from './diningWords';

interface Wish {
  target: (typeof MEAL_TARGET)[keyof typeof MEAL_TARGET];
  guestIds?: string[];
  companionsIncluded: 0 | 1;
}

interface Props {
  tradeFairId: string;
  meal: FairMeal;
  onChanged: () => void;
  onClose: () => void;
}

const RECORD: Partial<Wish> = { target: MEAL_TARGET.signedIn, companionsIncluded: 1 };
const withCompanions = new Map([
  [1, { text: <T id="kit.yes" /> }],
  [0, { text: <T id="kit.no" /> }],
]);

/** Gives vouchers of a meal to everybody who is here, or to single guests. */
export function IssueDialog({ tradeFairId, meal, onChanged, onClose }: Props) {
  const text = useText();
  const columns = useMemo(() => {
    const fields = fieldsOf<Wish>()('dining', {
      target: {
        ...mealTarget.field(),
        required: true,
      },
      guestIds: { formItemRender: () => <GuestSelect tradeFairId={tradeFairId} /> },
      companionsIncluded: { valueType: 'radio', valueEnum: withCompanions },
    });
    return fields.form(['target', 'guestIds', 'companionsIncluded']);
  }, [tradeFairId]);
  const issue = async ({ target, guestIds = [], companionsIncluded }: Wish) => {
    const { issued, seats, skipped } = await call(
      diningApi.issue,
      { mealId: meal.mealId, target, guestIds, companionsIncluded },
      { silent: true },
    ).finally(onChanged);
    notifier.info(text('dining.issued', { issued, seats, skipped }));
  };
  return (
    <FormModal<Wish>
      record={RECORD}
      title="dining.issueTitle"
      titleValues={{ remain: meal.remain }}
      okText="dining.issue"
      columns={columns}
      onSave={issue}
      onClose={onClose}
    />
  );
}
