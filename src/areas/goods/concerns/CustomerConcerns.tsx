import { Drawer } from 'antd';
import { type Concern, concernApi, type ConcernSum } from '@/contract/goods/concerns';
import { T } from '@/core/i18n';
import { CrudTable } from '@kit/table/CrudTable';
import { concernFields, sumFields } from './concernFields';

const WIDTH = 900;

const own = concernFields.table({
  show: ['productCode', 'productName', 'concernType', 'targetPrice', 'stockState', 'concernTime', 'noticeTime'],
});
const sums = sumFields.table({
  show: [
    ...([
      'productCode',
      'productName',
      'spec',
      'branchId',
      'customers',
      'restocks',
      'priceDrops',
      'favourites',
    ] as const),
    'highestTarget',
  ],
});

const inDrawer = { search: false, options: false, cardBordered: false, scroll: { y: undefined } } as const;

/** All that one customer has in mind. */
export function CustomerConcerns({ concern, onClose }: { concern: Concern; onClose: () => void }) {
  const { custId, custName: name } = concern;
  return (
    <Drawer open size={WIDTH} onClose={onClose} title={<T id="concern.ofCustomer" values={{ name }} />}>
      <CrudTable<Concern>
        {...own}
        {...inDrawer}
        rowKey="concernId"
        list={concernApi.page}
        params={{ custId }}
        emptyText="concern.empty"
      />
    </Drawer>
  );
}

/** What most customers wait for. */
export function ConcernSums({ onClose }: { onClose: () => void }) {
  return (
    <Drawer open size={WIDTH} onClose={onClose} title={<T id="concernSum.title" />}>
      <CrudTable<ConcernSum>
        {...sums}
        {...inDrawer}
        rowKey={({ branchId, productId }) => `${branchId} ${productId}`}
        list={concernApi.summary}
        emptyText="concern.empty"
      />
    </Drawer>
  );
}
