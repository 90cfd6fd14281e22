import { Drawer } from 'antd';
import { type MatchedProduct, type Standard, standardApi } from '@/contract/master-data/standards';
import { T } from '@/core/i18n';
import { embedded } from '@/ui/embedded';
import { CrudTable } from '@kit/table/CrudTable';
import { matchedFields } from './standardFields';

const table = matchedFields.table({
  show: ['productCode', 'productName', 'spec', 'unit', 'manufacturer', 'approvalNo', 'status'],
});
const WIDTH = 920;

/** The products of a standard, from any company. */
export function ProductsDrawer({ record, onClose }: { record: Standard; onClose: () => void }) {
  const { standardId, standardCode, commonName } = record;
  const name = `${standardCode} ${commonName}`;
  return (
    <Drawer open size={WIDTH} onClose={onClose} title={<T id="standard.productsTitle" values={{ name }} />}>
      <CrudTable<MatchedProduct>
        {...table}
        rowKey="productId"
        list={standardApi.products}
        params={{ standardId }}
        {...embedded}
        search={false}
        emptyText="standard.noProducts"
      />
    </Drawer>
  );
}
