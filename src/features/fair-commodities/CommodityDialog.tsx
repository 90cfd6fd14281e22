import { type FairCommodity, fairCommodityApi } from '@/contract/fair/commodities';
import { formatPrice } from '@/core/format/number';
import { call } from '@/core/http/call';
import { FormModal } from '@/crud/record/FormModal';
import { useConfirmed } from '@/crud/record/useConfirmed';
import { fieldsOf } from '@/crud/table/fields';
import { shelf } from './shelf';

const PRICE = /^\d{1,8}(\.\d{1,4})?$/;
const whole = { valueType: 'digit' as const, fieldProps: { precision: 0, min: 1, max: 99_999_999 } };

const columns = fieldsOf<FairCommodity>()('goods', {
  fairPrice: {
    formItemProps: { rules: [{ required: true }, { pattern: PRICE }] },
    fieldProps: { maxLength: 13, inputMode: 'decimal' },
  },
  minQty: { ...whole, required: true },
  limitQty: whole,
  sort: { ...whole, required: true },
  status: { ...shelf.field(), required: true },
}).form(['fairPrice', 'minQty', 'limitQty', 'sort', 'status']);

interface Props {
  record: Partial<FairCommodity> | undefined;
  onChanged: () => void;
  onClose: () => void;
}

/** The terms of a commodity; a price below the minimum is asked for once more. */
export function CommodityDialog({ record, onChanged, onClose }: Props) {
  const confirmed = useConfirmed();
  const save = async ({ id, version, fairPrice, minQty, limitQty, sort, status }: FairCommodity) => {
    const values = { id, version, fairPrice, minQty, limitQty, sort, status };
    const answer = await confirmed((confirmCodes) =>
      call(fairCommodityApi.update, { ...values, confirmCodes }, { silent: true }),
    ).finally(onChanged);
    if (!answer) throw new Error('not confirmed');
  };
  return (
    <FormModal<FairCommodity>
      record={record}
      title="goods.editTitle"
      titleValues={{ name: record?.productName ?? '', price: formatPrice(record?.listPrice) }}
      columns={columns}
      onSave={save}
      onClose={onClose}
    />
  );
}
