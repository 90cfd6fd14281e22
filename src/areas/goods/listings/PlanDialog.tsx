import { Form } from 'antd';
import { type Listing, LISTING_STATUS, listingApi, PLAN_ACTION } from '@/contract/goods/listings';
import { call } from '@/core/http/call';
import { RecordDialog } from '@kit/form/RecordDialog';
import { Reason } from './DownDialog';
import { planFields, type Planned } from './listingFields';

const { Field } = planFields;

function Why() {
  return Form.useWatch('action') === PLAN_ACTION.down ? <Reason /> : <Field name="remark" />;
}

/** Plans a change of a product's listing, and its moment. */
export function PlanDialog({ record, onClose }: { record: Listing | undefined; onClose: () => void }) {
  const { listingId: id = '', version = 0, productName: name = '' } = record ?? {};
  const save = ({ action, planTime, reason, remark }: Planned, { confirmCodes }: { confirmCodes: number[] }) =>
    call(listingApi.plan, { id, version, action, planTime, reason, remark, confirmCodes }, { silent: true });
  const isUp = record?.listingStatus === LISTING_STATUS.up;
  return (
    <RecordDialog<Listing, Planned>
      draftKey={`listing plan ${id}`}
      title="listing.planTitle"
      titleValues={{ name }}
      help="listing.planHelp"
      okText="listing.plan"
      done="listing.planDone"
      fields={planFields}
      record={record}
      toValues={() => ({ action: isUp ? PLAN_ACTION.down : PLAN_ACTION.up })}
      save={save}
      onClose={onClose}
    >
      <Field name="action" />
      <Field name="planTime" />
      <Why />
    </RecordDialog>
  );
}
