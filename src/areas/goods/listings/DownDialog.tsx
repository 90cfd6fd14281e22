import { Form } from 'antd';
import { LISTING_REASON } from '@/contract/goods/listings';
import { RecordDialog } from '@kit/form/RecordDialog';
import { type DelistReason, planFields } from './listingFields';

const { Field } = planFields;

/** The reason for delisting; "other" needs a remark. */
export function Reason() {
  const isOther = Form.useWatch('reason') === LISTING_REASON.other;
  return (
    <>
      <Field name="reason" />
      <Field name="remark" required={isOther} />
    </>
  );
}

const NOTHING_YET: Partial<DelistReason> = {};

interface Props {
  /** How many products, and the name of one of them; undefined while the dialog is closed. */
  asked: { count: number; name: string } | undefined;
  save: (reason: DelistReason, accepted: { confirmCodes: number[] }) => Promise<unknown>;
  onClose: () => void;
}

/** Asks why products are delisted. */
export function DownDialog({ asked, save, onClose }: Props) {
  return (
    <RecordDialog<Partial<DelistReason>, DelistReason>
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
