import { Drawer } from 'antd';
import { useMemo, useState } from 'react';
import { type Concern, concernApi, type ConcernSum } from '@/contract/goods/concerns';
import { T, useText } from '@/core/i18n';
import { embedded } from '@/ui/embedded';
import { CrudTable } from '@kit/table/CrudTable';
import { concernFields, type Figure, SUMMED, sumTable } from './concernFields';

const WIDTH = 900;
/** Wide enough for all figures of the summary: a table in a drawer has no column settings. */
const SUMS_WIDTH = 1_280;

const own = concernFields.table({
  show: ['productCode', 'productName', 'concernType', 'targetPrice', 'stockState', 'concernTime', 'noticeTime'],
});

/** All concerns of one customer. */
export function CustomerConcerns({ concern, onClose }: { concern: Concern; onClose: () => void }) {
  const { custId, custName: name } = concern;
  return (
    <Drawer open size={WIDTH} onClose={onClose} title={<T id="concern.ofCustomer" values={{ name }} />}>
      <CrudTable<Concern>
        {...own}
        {...embedded}
        search={false}
        rowKey="concernId"
        list={concernApi.page}
        params={{ custId }}
        emptyText="concern.empty"
      />
    </Drawer>
  );
}

const ofProduct = concernFields.table({
  show: ['custCode', 'custName', 'concernType', 'targetPrice', 'concernTime', 'notified', 'noticeTime'],
});

interface Opened {
  sum: ConcernSum;
  figure: Figure;
}

/** The concerns, or the customers, that a figure of the summary counts. */
function SummedConcerns({ sum, figure, onClose }: Opened & { onClose: () => void }) {
  const { productId, productName: product, branchId } = sum;
  const text = useText();
  return (
    <Drawer
      open
      size={WIDTH}
      onClose={onClose}
      title={text('concernSum.rows', { product, figure: text(`concernSum.${figure}`) })}
    >
      <CrudTable<Concern>
        {...ofProduct}
        {...embedded}
        search={false}
        rowKey="concernId"
        list={concernApi.page}
        params={{ productId, branchId, ...SUMMED[figure] }}
        emptyText="concern.empty"
      />
    </Drawer>
  );
}

/** The products that most customers wait for. */
export function ConcernSums({ onClose }: { onClose: () => void }) {
  const [opened, setOpened] = useState<Opened>();
  const sums = useMemo(() => sumTable((sum, figure) => setOpened({ sum, figure })), []);
  return (
    <Drawer open size={SUMS_WIDTH} onClose={onClose} title={<T id="concernSum.title" />}>
      <CrudTable<ConcernSum>
        {...sums}
        {...embedded}
        search={false}
        rowKey={({ branchId, productId }) => `${branchId} ${productId}`}
        list={concernApi.summary}
        emptyText="concern.empty"
      />
      {opened && <SummedConcerns {...opened} onClose={() => setOpened(undefined)} />}
    </Drawer>
  );
}
