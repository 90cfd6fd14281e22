import { Form } from 'antd';
import { LISTING_REASON } from '@/contract/goods/listings';
import { RecordDialog } from '@kit/form/RecordDialog';
import { type Because, planFields } from './listingFields';

const { Field } = planFields;

/** Why; the reason "other" needs a remark. */
export function Reason() {
  const isOther = Form.useWatch('reason') === LISTING_REASON.other;
  return (
    <>
      <Field name="reason" />
      <Field name="remark" required={isOther} />
    </>
  );
}

const NOTHING_YET: Partial<Because> = {};

interface Props {
  /** How many, and one of them by its name; absent while nothing is asked. */
  asked: { count: number; name: string } | undefined;
  /** Answers nothing when nothing was done. */
  save: (because: Because, accepted: { confirmCodes: number[] }) => Promise<unknown>;
  onClose: () => void;
}

/** Why products are not offered any more. */
export function DownDialog({ asked, save, onClose }: Props) {
  return (
    <RecordDialog<Partial<Because>, Because>
      draftKey={`listing down ${asked?.name ?? ''}`}
      title={asked?.count === 1 ? 'listing.downTitle' : 'listing.downManyTitle'}
      titleValues={asked ?? { count: 0, name: '' }}
      help="listing.downHelp"
      okText="listing.down"
      fields={planFields}
      record={asked && NOTHING_YET}
      save={save}
      onClose={onClose}
    >
      <Reason />
    </RecordDialog>
  );
}
