import { lazy, Suspense, useState } from 'react';
import { FairImport } from '@/components/fair/FairImport';
import { FairPage } from '@/components/fair/FairPage';
import { useInFair } from '@/components/fair/useInFair';
import type { ExhibitFair } from '@/components/exhibitFair';
import { useListExport } from '@/components/transfer/useListExport';
import { type FairSupplier, fairSupplierApi } from '@/contract/fair-suppliers';
import { formatDate } from '@/core/format/date';
import { NOTHING } from '@/core/format/number';
import { call } from '@/core/http/call';
import { useText, withTexts } from '@/core/i18n';
import { notifier } from '@/core/notify/notifier';
import { ActionButton } from '@/crud/ActionButton';
import { RowActions } from '@/crud/RowActions';
import { useEditor } from '@/crud/record/useEditor';
import { CrudTable } from '@/crud/table/CrudTable';
import { actionColumn, codeField, fieldsOf } from '@/crud/table/fields';
import { saveSupplier, SupplierDialog } from './SupplierDialog';

const SupplierPicker = lazy(async () => ({ default: (await import('./SupplierPicker')).SupplierPicker }));
const IMPORT_HELP = ['fairSupplier.importHelp1', 'fairSupplier.importHelp2', 'fairSupplier.importHelp3'] as const;

const count = { align: 'right', width: 90, valueType: 'digit' } as const;
const money = { align: 'right', width: 130, valueType: 'money' } as const;

const fields = fieldsOf<FairSupplier>()('fairSupplier', {
  supplierCode: { ...codeField, sorter: true, fixed: 'left', fieldProps: { maxLength: 40 } },
  supplierName: { sorter: true, ellipsis: true, width: 240, fieldProps: { maxLength: 100 } },
  boothNo: { sorter: true, width: 110, fieldProps: { maxLength: 20 }, render: (_, row) => row.boothNo ?? NOTHING },
  contactName: { width: 110, render: (_, row) => row.contactName || NOTHING },
  contactPhone: { width: 140, render: (_, row) => row.contactPhone || NOTHING },
  productCount: count,
  guestCount: count,
  orderAmount: money,
  sponsorAmount: money,
  gmtCreated: { sorter: true, width: 160, render: (_, row) => formatDate(row.gmtCreated, 'YMDHM') },
});

const SHOWN = [
  ...(['supplierCode', 'supplierName', 'boothNo', 'contactName', 'contactPhone', 'productCount'] as const),
  ...(['guestCount', 'orderAmount', 'sponsorAmount', 'gmtCreated'] as const),
] as const;
const columns = fields.table({ show: SHOWN, search: ['supplierCode', 'supplierName', 'boothNo'] });
const fileColumns = fields.file(SHOWN, {
  orderAmount: { format: 'amount' },
  sponsorAmount: { format: 'amount' },
});

function Suppliers({ fair }: { fair: ExhibitFair }) {
  const { tradeFairId } = fair;
  const text = useText();
  const { table, reload, open, modal } = useEditor(saveSupplier);
  const [isPicking, setPicking] = useState(false);
  const exporting = useListExport<FairSupplier>(fairSupplierApi.page, fileColumns, { code: 'upstreamSupplier_export' });
  const request = useInFair(exporting.request, tradeFairId);
  const remove = async ({ id }: FairSupplier) => {
    await call(fairSupplierApi.delete, { id }).finally(reload);
    notifier.success(text('exhibit.removed'));
  };
  const actionsOf = (supplier: FairSupplier) => [
    { code: 'upstreamSupplier_edit' as const, label: 'action.edit' as const, onAction: () => open(supplier) },
    {
      code: 'upstreamSupplier_del' as const,
      label: 'exhibit.remove' as const,
      danger: true,
      confirm: {
        title: 'fairSupplier.askRemove' as const,
        content: 'fairSupplier.askRemoveHelp' as const,
        values: { name: supplier.supplierName, count: supplier.productCount },
      },
      onAction: () => remove(supplier),
    },
  ];
  const add = (
    <ActionButton
      code="upstreamSupplier_add"
      label="fairSupplier.add"
      type="primary"
      onAction={() => setPicking(true)}
    />
  );
  return (
    <>
      <CrudTable<FairSupplier>
        rowKey="id"
        actionRef={table}
        request={request}
        emptyText="fairSupplier.empty"
        emptyAction={add}
        columns={[...columns, actionColumn((supplier) => <RowActions actions={actionsOf(supplier)} />)]}
        toolBarRender={() => [
          exporting.button,
          <FairImport
            key="import"
            fair={fair}
            templateCode="FAIR_SUPPLIER"
            codes={{ import: 'upstreamSupplier_import' }}
            title="fairSupplier.import"
            help={IMPORT_HELP}
            onChanged={reload}
          />,
          <span key="add">{add}</span>,
        ]}
      />
      <SupplierDialog {...modal} />
      <Suspense fallback={null}>
        {isPicking && <SupplierPicker tradeFairId={tradeFairId} onChanged={reload} onClose={() => setPicking(false)} />}
      </Suspense>
    </>
  );
}

function FairSuppliersScreen() {
  return (
    <FairPage title="fairSupplier.title" help="fairSupplier.help">
      {(fair) => <Suppliers key={fair.tradeFairId} fair={fair} />}
    </FairPage>
  );
}

/** /sale/upstreamSupplier */
export const FairSuppliers = withTexts(['fair-suppliers', 'exhibit', 'import-record'], FairSuppliersScreen);
