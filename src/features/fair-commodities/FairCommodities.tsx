import type { ActionType } from '@ant-design/pro-components';
import { lazy, Suspense, useMemo, useRef, useState } from 'react';
import type { ExhibitFair } from '@/components/exhibitFair';
import { FairImport } from '@/components/fair/FairImport';
import { FairPage } from '@/components/fair/FairPage';
import { useInFair } from '@/components/fair/useInFair';
import { useSupplierField } from '@/components/fair/useSupplierField';
import { useListExport } from '@/components/transfer/useListExport';
import { type FairCommodity, fairCommodityApi, SHELF } from '@/contract/fair/commodities';
import type { BatchResult } from '@/contract/fields';
import { formatPrice, formatQuantity, NOTHING } from '@/core/format/number';
import { call } from '@/core/http/call';
import { useText, withTexts } from '@/core/i18n';
import { notifier } from '@/core/notify/notifier';
import { type Action, ActionButton } from '@/crud/ActionButton';
import { RowActions } from '@/crud/RowActions';
import { type BatchSteps, useBatchRun } from '@/crud/batch/useBatchRun';
import { type Choice, type Selection, useSelection } from '@/crud/batch/useSelection';
import { CrudTable } from '@/crud/table/CrudTable';
import { actionColumn, codeField, type Field, fieldsOf } from '@/crud/table/fields';
import { CommodityDialog } from './CommodityDialog';
import { shelf } from './shelf';

const CommodityPicker = lazy(async () => ({ default: (await import('./CommodityPicker')).CommodityPicker }));

const price = (field: 'listPrice' | 'fairPrice'): Field<FairCommodity> => ({
  align: 'right',
  width: 110,
  render: (_, row) => formatPrice(row[field]),
});
const quantity = (field: 'stockQty' | 'soldQty'): Field<FairCommodity> => ({
  align: 'right',
  width: 90,
  render: (_, row) => formatQuantity(row[field]),
});

const fieldsWith = (supplierId: Field<FairCommodity>) =>
  fieldsOf<FairCommodity>()('goods', {
    productCode: { ...codeField, width: 130, sorter: true, fieldProps: { maxLength: 40 } },
    productName: { ellipsis: true, width: 180, fixed: 'left', fieldProps: { maxLength: 100 } },
    spec: { ellipsis: true, width: 120 },
    manufacturer: { ellipsis: true, width: 180 },
    unit: { width: 60 },
    supplierId,
    supplierName: { ellipsis: true, width: 180 },
    listPrice: price('listPrice'),
    fairPrice: { ...price('fairPrice'), sorter: true },
    stockQty: quantity('stockQty'),
    minQty: { align: 'right', width: 80, valueType: 'digit' },
    limitQty: { align: 'right', width: 80, render: (_, row) => row.limitQty ?? NOTHING },
    soldQty: quantity('soldQty'),
    sort: { align: 'right', width: 80, sorter: true, valueType: 'digit' },
    status: { ...shelf.field(), width: 90 },
  });

const SHOWN = [
  ...(['productName', 'productCode', 'spec', 'manufacturer', 'unit', 'supplierName', 'listPrice'] as const),
  ...(['fairPrice', 'stockQty', 'minQty', 'limitQty', 'soldQty', 'sort', 'status'] as const),
] as const;
const SEARCH = ['productName', 'productCode', 'supplierId', 'status'] as const;
const fileColumns = fieldsWith({}).file(SHOWN, { status: { dictCode: 'yesNo' } });

const IMPORT_HELP = ['goods.importHelp1', 'goods.importHelp2', 'goods.importHelp3'] as const;
const IMPORT_CODES = {
  import: 'saleShowCommodities_import',
  template: 'saleShowCommodities_template',
  failed: 'saleShowCommodities_failed',
} as const;

function Import({ fair, onChanged }: { fair: ExhibitFair; onChanged: () => void }) {
  return (
    <FairImport
      fair={fair}
      templateCode="FAIR_COMMODITY"
      codes={IMPORT_CODES}
      title="goods.import"
      help={IMPORT_HELP}
      onChanged={onChanged}
    />
  );
}

const keyOf = ({ id }: FairCommodity) => id;

/** What is done to commodities; `keep` is told what could not be done. */
function useJobs(tradeFairId: string, keep: (result: BatchResult) => void, reload: () => void) {
  const text = useText();
  const runBatch = useBatchRun();
  const inFair = (choice: Choice) =>
    'ids' in choice ? choice : { ...choice, query: { ...choice.query, tradeFairId } };
  const run = async (choice: Choice, steps: BatchSteps) => {
    const result = await runBatch(choice, steps).finally(reload);
    if (result) keep(result);
    return result;
  };
  return {
    shelve: async (choice: Choice, status: 0 | 1) => {
      const rows = { ...inFair(choice), status };
      await run(choice, {
        preview: () => call(fairCommodityApi.shelfPreview, rows),
        run: (expected) => call(fairCommodityApi.shelf, { ...rows, expected }),
      });
    },
    remove: async (choice: Choice) => {
      const rows = inFair(choice);
      const result = await run(choice, {
        preview: () => call(fairCommodityApi.deletePreview, rows),
        run: (expected) => call(fairCommodityApi.delete, { ...rows, expected }),
      });
      if (result) notifier.success(text('exhibit.removed'));
    },
  };
}

type Jobs = ReturnType<typeof useJobs>;

const batchOf = ({ choice, count }: Selection<FairCommodity>, { shelve, remove }: Jobs): Action[] => [
  { code: 'saleShowCommodities_batchShelf', label: 'goods.on', onAction: () => shelve(choice, SHELF.on) },
  {
    code: 'saleShowCommodities_batchDel',
    label: 'exhibit.remove',
    danger: true,
    confirm: { title: 'goods.askRemoveMany', values: { count } },
    onAction: () => remove(choice),
  },
];

function Commodities({ fair, fair: { tradeFairId } }: { fair: ExhibitFair }) {
  const table = useRef<ActionType>(undefined);
  const reload = () => void table.current?.reload();
  const [edited, setEdited] = useState<FairCommodity>();
  const selection = useSelection(keyOf);
  const [isPicking, setPicking] = useState(false);
  const exporting = useListExport<FairCommodity>(fairCommodityApi.page, fileColumns, {
    code: 'saleShowCommodities_export',
  });
  const request = useInFair(exporting.request, tradeFairId);
  const supplierField = useSupplierField(tradeFairId);
  const columns = useMemo(() => fieldsWith(supplierField).table({ show: SHOWN, search: SEARCH }), [supplierField]);
  const jobs = useJobs(tradeFairId, selection.keep, reload);
  const actionsOf = (commodity: FairCommodity) => {
    const { id, status, productName } = commodity;
    const isOn = status === SHELF.on;
    const edit = () => setEdited(commodity);
    return [
      { code: 'saleShowCommodities_edit' as const, label: 'action.edit' as const, onAction: edit },
      {
        code: 'saleShowCommodities_shelf' as const,
        label: isOn ? ('goods.off' as const) : ('goods.on' as const),
        onAction: () => jobs.shelve({ ids: [id] }, isOn ? SHELF.off : SHELF.on),
      },
      {
        code: 'saleShowCommodities_del' as const,
        label: 'exhibit.remove' as const,
        danger: true,
        confirm: { title: 'goods.askRemove' as const, values: { name: productName } },
        onAction: () => jobs.remove({ ids: [id] }),
      },
    ];
  };
  const add = (
    <ActionButton code="saleShowCommodities_add" label="goods.add" type="primary" onAction={() => setPicking(true)} />
  );
  return (
    <>
      <CrudTable<FairCommodity>
        rowKey="id"
        actionRef={table}
        request={request}
        emptyText="goods.empty"
        emptyAction={add}
        columns={[...columns, actionColumn((row) => <RowActions actions={actionsOf(row)} />)]}
        batch={{ ...selection.batch, actions: batchOf(selection, jobs) }}
        toolBarRender={() => [
          exporting.button,
          <Import key="import" fair={fair} onChanged={reload} />,
          <span key="add">{add}</span>,
        ]}
      />
      <CommodityDialog record={edited} onChanged={reload} onClose={() => setEdited(undefined)} />
      <Suspense fallback={null}>
        {isPicking && (
          <CommodityPicker tradeFairId={tradeFairId} onChanged={reload} onClose={() => setPicking(false)} />
        )}
      </Suspense>
    </>
  );
}

function FairCommoditiesScreen() {
  return (
    <FairPage title="goods.title" help="goods.help">
      {(fair) => <Commodities key={fair.tradeFairId} fair={fair} />}
    </FairPage>
  );
}

/** /sale/saleShowCommodities */
export const FairCommodities = withTexts(['fair-commodities', 'exhibit', 'import-record'], FairCommoditiesScreen);
