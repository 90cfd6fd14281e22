import { lazy, Suspense, useState } from 'react';
import { type Stock, stockApi } from '@/contract/goods/stock';
import { call } from '@/core/http/call';
import { useText, withTexts } from '@/core/i18n';
import { navigate } from '@/core/navigation/navigate';
import { notifier } from '@/core/notify/notifier';
import { PageHeader } from '@/ui/PageHeader';
import { ActionButton } from '@kit/actions/ActionButton';
import { RowActions } from '@kit/actions/RowActions';
import { CrudTable } from '@kit/table/CrudTable';
import { editPath } from './paths';
import { stockFields } from './stockFields';

const BatchDrawer = lazy(async () => ({ default: (await import('./BatchDrawer')).BatchDrawer }));

const table = stockFields.table({
  show: [
    ...(['productCode', 'productName', 'spec', 'branchId', 'warehouse', 'stockQty', 'availableQty'] as const),
    ...([
      'lockedQty',
      'coreCustomerQty',
      'nearExpiryQty',
      'minBatchExpiry',
      'unit',
      'manufacturer',
      'syncTime',
    ] as const),
  ],
  search: ['productCode', 'productName', 'branchId', 'warehouse', 'stockState', 'hasReserve'],
});

function ProductStockScreen() {
  const text = useText();
  const [shown, setShown] = useState<Stock>();
  const sync = async () => {
    const { rows } = await call(stockApi.sync, {});
    notifier.success(text('stock.synced', { rows }));
  };
  return (
    <>
      <CrudTable<Stock>
        header={
          <PageHeader inList title="stock.title" help="stock.help">
            <ActionButton
              code="productStock_sync"
              label="stock.sync"
              confirm={{ title: 'stock.askSync', content: 'stock.askSyncHelp' }}
              onAction={sync}
            />
          </PageHeader>
        }
        {...table}
        rowKey="stockId"
        list={stockApi.page}
        exported="productStock_export"
        emptyText="stock.empty"
        actions={(row) => (
          <RowActions
            actions={[
              {
                code: 'productStock_editReserve',
                label: 'stock.editReserve',
                onAction: () => navigate(editPath(row.stockId)),
              },
              { code: 'productStock_view', label: 'stock.batches', onAction: () => setShown(row) },
            ]}
          />
        )}
      />
      <Suspense fallback={null}>{shown && <BatchDrawer stock={shown} onClose={() => setShown(undefined)} />}</Suspense>
    </>
  );
}

/** /item/productStock */
export const ProductStock = withTexts(['goods/stock'], ProductStockScreen);
