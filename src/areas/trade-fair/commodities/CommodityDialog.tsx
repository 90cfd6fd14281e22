import { type FairCommodity, fairCommodityApi } from '@/contract/trade-fair/commodities';
import { call } from '@/core/http/call';
import { RecordDialog } from '@kit/form/RecordDialog';
import type { SaveContext } from '@kit/form/useAttempt';
import { formatPrice } from '@kit/format/number';
import { commodityFields } from './commodityFields';

function save(commodity: FairCommodity, { confirmCodes }: SaveContext<FairCommodity>) {
  const { id, version, fairPrice, minQty, limitQty, sort, status } = commodity;
  const terms = { fairPrice, minQty, limitQty, sort, status };
  return call(fairCommodityApi.update, { id, version, ...terms, confirmCodes }, { silent: true });
}

/** The terms of a product at a fair; a price below the minimum must be confirmed. */
export function CommodityDialog({ record, onClose }: { record: FairCommodity | undefined; onClose: () => void }) {
  return (
    <RecordDialog<FairCommodity>
      draftKey={`commodity ${record?.id ?? ''}`}
      title="goods.editTitle"
      titleValues={{ name: record?.productName ?? '', price: formatPrice(record?.listPrice) }}
      fields={commodityFields}
      record={record}
      save={save}
      onClose={onClose}
    >
      {commodityFields.inputs(['fairPrice', 'minQty', 'limitQty', 'sort', 'status'])}
    </RecordDialog>
  );
}
