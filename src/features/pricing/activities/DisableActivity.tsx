import { activityApi } from '@/contract/promotion/activities';
import type { Activity } from '@/contract/promotion/activity-answers';
import { call } from '@/core/http/call';
import { FormModal } from '@/crud/record/FormModal';
import type { useEditor } from '@/crud/record/useEditor';
import { fieldsOf } from '@/crud/table/fields';

/** Disabling needs a reason. */
interface Disable {
  activity: Activity;
  reason: string;
}

export const disableActivity = ({ activity: { activityId: id, version }, reason }: Disable) =>
  call(activityApi.disable, { id, version, reason }, { silent: true });

const columns = fieldsOf<Disable>()('pricing', {
  reason: {
    valueType: 'textarea',
    formItemProps: { rules: [{ required: true, whitespace: true, min: 5, max: 100 }] },
    fieldProps: { maxLength: 100, showCount: true, rows: 3 },
  },
}).form(['reason']);

/** The dialog that asks for the reason. */
export const DisableActivity = (modal: ReturnType<typeof useEditor<Disable>>['modal']) => (
  <FormModal
    {...modal}
    title="pricing.disableTitle"
    titleValues={{ name: modal.record?.activity?.activityName ?? '' }}
    help="pricing.disableHelp"
    okText="action.disable"
    done="pricing.disabled"
    danger
    columns={columns}
  />
);
