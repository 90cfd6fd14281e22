import { PAY_CHANNEL } from '@/contract/pay-channels';
import { type ReturnRecord, returnApi } from '@/contract/orders/returns';
import { call } from '@/core/http/call';
import { RecordDialog } from '@kit/form/RecordDialog';
import { refundFields, type Refunding } from './returnFields';

/** Records that the refund was paid: its number, and the way of payment. */
export function RefundDialog({ record, onClose }: { record: ReturnRecord; onClose: () => void }) {
  const { returnNo, version } = record;
  return (
    <RecordDialog<object, Refunding>
      draftKey={`refund ${returnNo}`}
      title="returnRecord.refundTitle"
      titleValues={{ returnNo }}
      help="returnRecord.refundHelp"
      okText="returnRecord.refundDone"
      fields={refundFields}
      record={record}
      toValues={() => ({ channel: PAY_CHANNEL.transfer })}
      save={({ refundNo, channel }) =>
        call(returnApi.refund, { returnNo, version, refundNo, channel }, { silent: true })
      }
      onClose={onClose}
    >
      {refundFields.inputs(['refundNo', 'channel'])}
    </RecordDialog>
  );
}
