import { guestApi } from '@/contract/trade-fair/guests';
import { fairOrderApi } from '@/contract/trade-fair/orders';
import { call } from '@/core/http/call';
import { MoreSelect } from '@/ui/form/MoreSelect';
import { RecordDialog } from '@kit/form/RecordDialog';
import { type Binding, orderFields } from './orderFields';

const save = ({ orderNo, version, guest }: Binding) =>
  call(fairOrderApi.bindGuest, { orderNo, version, guestId: guest?.value ?? '' }, { silent: true });

interface Props {
  tradeFairId: string;
  record: Binding | undefined;
  onClose: () => void;
}

/** Says which guest of the customer has placed an order; that guest gets the tickets for it. */
export function BindDialog({ tradeFairId, record, onClose }: Props) {
  const orderNo = record?.orderNo ?? '';
  return (
    <RecordDialog<Binding>
      draftKey={`order guest ${orderNo}`}
      title="fairOrder.bindTitle"
      titleValues={{ orderNo }}
      help="fairOrder.bindHelp"
      okText="fairOrder.bind"
      fields={orderFields}
      record={record}
      save={save}
      onClose={onClose}
    >
      <orderFields.Field name="guest">
        <MoreSelect
          endpoint={guestApi.guestList}
          query={(keyword) => ({ tradeFairId, keyword })}
          option={({ guestId, guestName, customerName }) => ({
            value: guestId,
            label: `${guestName} · ${customerName}`,
          })}
        />
      </orderFields.Field>
    </RecordDialog>
  );
}
