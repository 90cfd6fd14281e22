import { lazy, Suspense, useState, type ReactNode } from 'react';
import { type FairCommodity, fairCommodityApi } from '@/contract/trade-fair/commodities';
import { withTexts } from '@/core/i18n';
import { useBatchBar } from '@/shared/batch/useBatchBar';
import { useSelection } from '@/shared/batch/useSelection';
import type { EnteredFair } from '@/shared/fair/enteredFair';
import { FairImport } from '../shared/FairImport';
import { FairPage } from '../shared/FairPage';
import { ActionButton } from '@kit/actions/ActionButton';
import { RowActions } from '@kit/actions/RowActions';
import type { Action } from '@kit/actions/action';
import { CrudTable } from '@kit/table/CrudTable';
import { CommodityDialog } from './CommodityDialog';
import { commodityFields } from './commodityFields';
import { useCommodityActions } from './useCommodityActions';

const CommodityPicker = lazy(async () => ({ default: (await import('./CommodityPicker')).CommodityPicker }));

const table = commodityFields.table({
  show: [
    'productName',
    'productCode',
    'spec',
    'manufacturer',
    'unit',
    'supplierName',
    'listPrice',
    'fairPrice',
    'stockQty',
    'minQty',
    'limitQty',
    'soldQty',
    'sort',
    'status',
  ],
  search: ['productName', 'productCode', 'supplierId', 'status'],
});

const IMPORT_HELP = ['goods.importHelp1', 'goods.importHelp2', 'goods.importHelp3'] as const;
const IMPORT_CODES = {
  import: 'saleShowCommodities_import',
  template: 'saleShowCommodities_template',
  failed: 'saleShowCommodities_failed',
} as const;

const keyOf = ({ id }: FairCommodity) => id;

function Commodities({ fair, fair: { tradeFairId }, header }: { fair: EnteredFair; header: ReactNode }) {
  const [edited, setEdited] = useState<FairCommodity>();
  const [isPicking, setPicking] = useState(false);
  const selection = useSelection(keyOf);
  const { ofSelected, ofOne } = useCommodityActions(tradeFairId, selection);
  const batch = useBatchBar(selection, { actions: ofSelected, byQuery: true });
  const actionsOf = (commodity: FairCommodity): Action[] => [
    { code: 'saleShowCommodities_edit', label: 'action.edit', onAction: () => setEdited(commodity) },
    ...ofOne(commodity),
  ];
  const add = (
    <ActionButton code="saleShowCommodities_add" label="goods.add" type="primary" onAction={() => setPicking(true)} />
  );
  return (
    <>
      <CrudTable<FairCommodity>
        {...table}
        {...batch}
        header={header}
        rowKey="id"
        list={fairCommodityApi.page}
        params={{ tradeFairId }}
        exported="saleShowCommodities_export"
        emptyText="goods.empty"
        emptyAction={add}
        actions={(commodity) => <RowActions actions={actionsOf(commodity)} />}
        toolBarRender={() => [
          <FairImport
            key="import"
            fair={fair}
            templateCode="FAIR_COMMODITY"
            codes={IMPORT_CODES}
            title="goods.import"
            help={IMPORT_HELP}
          />,
          <span key="add">{add}</span>,
        ]}
      />
      <CommodityDialog record={edited} onClose={() => setEdited(undefined)} />
      <Suspense fallback={null}>
        {isPicking && <CommodityPicker tradeFairId={tradeFairId} onClose={() => setPicking(false)} />}
      </Suspense>
    </>
  );
}

function FairCommoditiesScreen() {
  return (
    <FairPage isList title="goods.title" help="goods.help">
      {(fair, header) => <Commodities fair={fair} header={header} />}
    </FairPage>
  );
}

/** /sale/saleShowCommodities */
export const FairCommodities = withTexts(
  ['trade-fair/commodities', 'shared/fair', 'tasks/imports'],
  FairCommoditiesScreen,
);
