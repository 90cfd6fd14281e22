import { Drawer } from 'antd';
import { type Batch, type Stock, stockApi } from '@/contract/goods/stock';
import { T } from '@/core/i18n';
import { embedded } from '@/ui/embedded';
import { CrudTable } from '@kit/table/CrudTable';
import { batchFields } from './stockFields';

const table = batchFields.table({ show: ['batchNo', 'qualityState', 'qty', 'productionDate', 'expiryDate'] });
const WIDTH = 720;

interface Props {
  stock: Stock;
  onClose: () => void;
}

/** The batches that make up one row of stock, the next to expire first. */
export function BatchDrawer({ stock, onClose }: Props) {
  const { stockId, productName, spec, warehouse } = stock;
  return (
    <Drawer
      open
      size={WIDTH}
      onClose={onClose}
      title={<T id="batch.title" values={{ name: `${productName} ${spec}`, warehouse }} />}
    >
      <CrudTable<Batch>
        {...table}
        rowKey="batchNo"
        list={stockApi.batchPage}
        params={{ id: stockId }}
        {...embedded}
        search={false}
        emptyText="batch.empty"
      />
    </Drawer>
  );
}
