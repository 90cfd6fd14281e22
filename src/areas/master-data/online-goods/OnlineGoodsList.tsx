import { lazy, Suspense, useState } from 'react';
import { type OnlineGoods, onlineGoodsApi } from '@/contract/master-data/online-goods';
import { catalogueImportApi } from '@/contract/tasks/import-calls';
import { copyLink } from '@/core/clipboard/copyLink';
import { call } from '@/core/http/call';
import { withTexts } from '@/core/i18n';
import { useSession } from '@/core/session/session';
import { useBatchBar } from '@/shared/batch/useBatchBar';
import { useSelection } from '@/shared/batch/useSelection';
import { useLinkFilters } from '@/shared/fields/useLinkFilters';
import { useHistory } from '@/shared/history/useHistory';
import { ImportButton } from '@/shared/transfer/ImportButton';
import { PageHeader } from '@/ui/PageHeader';
import type { Action } from '@kit/actions/action';
import { RowActions } from '@kit/actions/RowActions';
import { CrudTable } from '@kit/table/CrudTable';
import { onlineFields } from './onlineFields';

const OnlineDrawer = lazy(async () => ({ default: (await import('./OnlineDrawer')).OnlineDrawer }));
const OnlineView = lazy(async () => ({ default: (await import('./OnlineView')).OnlineView }));
const MatchDialog = lazy(async () => ({ default: (await import('./MatchDialog')).MatchDialog }));
const BatchDialog = lazy(async () => ({ default: (await import('./BatchDialog')).BatchDialog }));

const FILE = [
  ...(['productCode', 'productName', 'commonName', 'spec', 'dosageForm', 'manufacturer', 'approvalNo'] as const),
  ...(['brandName', 'categoryName', 'prescriptionType', 'listPrice', 'minSalePrice', 'stockQty'] as const),
  ...(['listingStatus', 'standardCode', 'completeness', 'gmtModified'] as const),
];
const table = onlineFields.table({
  show: [
    ...(['productCode', 'productName', 'commonName', 'spec', 'dosageForm', 'manufacturer', 'approvalNo'] as const),
    ...(['brandName', 'categoryName', 'prescriptionType', 'listPrice', 'minSalePrice', 'stockQty'] as const),
    ...(['mainImage', 'listingStatus', 'standardCode', 'completeness', 'gmtModified'] as const),
  ],
  search: ['keyword', 'approvalNo', 'brandId', 'categoryId', 'prescriptionType', 'listingStatus', 'matched'],
  file: FILE,
});

const keyOf = ({ productId }: OnlineGoods) => productId;
const LINKED = { keyword: 'text' } as const;
/** The address of the list with this product alone. */
const linkOf = ({ productCode }: OnlineGoods) =>
  `${window.location.origin}/item/onlineGoods?keyword=${encodeURIComponent(productCode)}`;

const TEMPLATE = { endpoint: catalogueImportApi.downloadTemplate, input: { templateCode: 'ONLINE_GOODS' } } as const;
const FAILED = {
  code: 'onlineGoods_failed',
  find: async () => (await call(catalogueImportApi.lastFailed, { templateCode: 'ONLINE_GOODS' })).importNo,
} as const;

function OnlineGoodsScreen() {
  const { branchId } = useSession();
  const initialFilters = useLinkFilters(LINKED);
  const [edited, setEdited] = useState<OnlineGoods>();
  const [viewed, setViewed] = useState<OnlineGoods>();
  const [matched, setMatched] = useState<OnlineGoods>();
  const [batch, setBatch] = useState<'category' | 'brand'>();
  const changes = useHistory({ objectType: 'onlineGoods', fields: onlineFields });
  const selection = useSelection(keyOf);
  const bar = useBatchBar(selection, {
    actions: [
      {
        code: 'onlineGoods_batchCategory',
        label: 'onlineGoods.batchCategory',
        onAction: () => setBatch('category'),
      },
      { code: 'onlineGoods_batchBrand', label: 'onlineGoods.batchBrand', onAction: () => setBatch('brand') },
    ],
  });
  const actionsOf = (row: OnlineGoods): Action[] => [
    { code: 'onlineGoods_view', label: 'onlineGoods.view', onAction: () => setViewed(row) },
    { code: 'onlineGoods_edit', label: 'action.edit', onAction: () => setEdited(row) },
    { code: 'onlineGoods_match', label: 'onlineGoods.match', onAction: () => setMatched(row) },
    { code: 'onlineGoods_copyLink', label: 'onlineGoods.copyLink', onAction: () => copyLink(linkOf(row)) },
    {
      label: 'history.show',
      onAction: () => changes.show({ objectId: row.productId, name: row.productName }),
    },
  ];
  return (
    <>
      <CrudTable<OnlineGoods>
        header={
          <PageHeader inList title="onlineGoods.title" help="onlineGoods.help">
            <ImportButton
              button="onlineGoods_import"
              upload={{ endpoint: catalogueImportApi.importOnline, input: { branchId } }}
              file={TEMPLATE}
              template={{ code: 'onlineGoods_template', label: 'import.template' }}
              failed={FAILED}
              title="onlineGoods.import"
              help={['onlineGoods.importHelp']}
            />
          </PageHeader>
        }
        {...table}
        {...bar}
        rowKey="productId"
        list={onlineGoodsApi.page}
        initialFilters={initialFilters}
        exported="onlineGoods_export"
        emptyText="onlineGoods.empty"
        actions={(row) => <RowActions actions={actionsOf(row)} />}
      />
      <Suspense fallback={null}>
        <OnlineDrawer goods={edited} onClose={() => setEdited(undefined)} />
        {viewed && (
          <OnlineView
            productId={viewed.productId}
            name={`${viewed.productCode} ${viewed.productName}`}
            onClose={() => setViewed(undefined)}
          />
        )}
        {matched && <MatchDialog record={matched} onClose={() => setMatched(undefined)} />}
        {batch && (
          <BatchDialog
            what={batch}
            productIds={selection.chosen.map(keyOf)}
            onClose={(isDone) => {
              if (isDone) selection.choose([]);
              setBatch(undefined);
            }}
          />
        )}
      </Suspense>
      {changes.drawer}
    </>
  );
}

/** /item/onlineGoods */
export const OnlineGoodsList = withTexts(
  ['master-data/online-goods', 'master-data/goods-codes', 'shared/pricing-rules', 'tasks/imports'],
  OnlineGoodsScreen,
);
