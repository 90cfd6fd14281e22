import { useMemo } from 'react';
import { MoreSelect } from '@/components/form/MoreSelect';
import { guestApi } from '@/contract/fair/guests';
import { fairOrderApi } from '@/contract/fair/orders';
import { call } from '@/core/http/call';
import { FormModal } from '@/crud/record/FormModal';
import type { useEditor } from '@/crud/record/useEditor';
import { fieldsOf } from '@/crud/table/fields';

export interface Binding {
  orderNo: string;
  version: number;
  guest: { value: string; label: string } | null;
}

export const saveBinding = ({ orderNo, version, guest }: Binding) =>
  call(fairOrderApi.bindGuest, { orderNo, version, guestId: guest?.value ?? '' }, { silent: true });

/** Who of the customer's guests has ordered: his tickets follow. */
export function BindDialog({
  tradeFairId,
  ...modal
}: ReturnType<typeof useEditor<Binding>>['modal'] & { tradeFairId: string }) {
  const columns = useMemo(
    () =>
      fieldsOf<Binding>()('fairOrder', {
        guest: {
          required: true,
          formItemRender: () => (
            <MoreSelect
              endpoint={guestApi.guestList}
              query={(keyword) => ({ tradeFairId, keyword })}
              option={({ guestId, guestName, customerName }) => ({
                value: guestId,
                label: `${guestName} · ${customerName}`,
              })}
            />
          ),
        },
      }).form(['guest']),
    [tradeFairId],
  );
  return (
    <FormModal<Binding>
      {...modal}
      title="fairOrder.bindTitle"
      titleValues={{ orderNo: modal.record?.orderNo ?? '' }}
      help="fairOrder.bindHelp"
      okText="fairOrder.bind"
      columns={columns}
    />
  );
}
