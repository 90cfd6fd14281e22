import { Drawer } from 'antd';
import { type Strategy, strategyApi, type WatchedProduct } from '@/contract/goods/monitor-strategies';
import { T } from '@/core/i18n';
import { embedded } from '@/ui/embedded';
import { CrudTable } from '@kit/table/CrudTable';
import { watchedFields } from './strategyFields';

const table = watchedFields.table({
  show: ['productCode', 'productName', 'state', 'spec', 'manufacturer', 'branchIds'],
  search: ['productCode', 'productName'],
});
const WIDTH = 1000;

/** The products that a strategy watches, the worst first. */
export function WatchedDrawer({ strategy, onClose }: { strategy: Strategy; onClose: () => void }) {
  const { strategyId: id, strategyName: name } = strategy;
  return (
    <Drawer open size={WIDTH} onClose={onClose} title={<T id="watched.title" values={{ name }} />}>
      <CrudTable<WatchedProduct>
        {...table}
        rowKey="productId"
        list={strategyApi.watched}
        params={{ id }}
        {...embedded}
        emptyText="watched.empty"
      />
    </Drawer>
  );
}
