import { lazy, Suspense, useState, type ReactNode } from 'react';
import { type FairSupplier, fairSupplierApi } from '@/contract/trade-fair/suppliers';
import { call } from '@/core/http/call';
import { withTexts } from '@/core/i18n';
import type { EnteredFair } from '@/shared/fair/enteredFair';
import { ActionButton } from '@kit/actions/ActionButton';
import { RowActions } from '@kit/actions/RowActions';
import type { Action } from '@kit/actions/action';
import { CrudTable } from '@kit/table/CrudTable';
import { FairImport } from '../shared/FairImport';
import { FairPage } from '../shared/FairPage';
import { SupplierDialog } from './SupplierDialog';
import { supplierFields } from './supplierFields';

const SupplierPicker = lazy(async () => ({ default: (await import('./SupplierPicker')).SupplierPicker }));
const IMPORT_HELP = ['fairSupplier.importHelp1', 'fairSupplier.importHelp2', 'fairSupplier.importHelp3'] as const;

const table = supplierFields.table({
  show: [
    'supplierCode',
    'supplierName',
    'boothNo',
    'contactName',
    'contactPhone',
    'productCount',
    'guestCount',
    'orderAmount',
    'sponsorAmount',
    'gmtCreated',
  ],
  search: ['supplierCode', 'supplierName', 'boothNo'],
});

function Suppliers({ fair, header }: { fair: EnteredFair; header: ReactNode }) {
  const { tradeFairId } = fair;
  const [edited, setEdited] = useState<FairSupplier>();
  const [isPicking, setPicking] = useState(false);
  const actionsOf = (supplier: FairSupplier): Action[] => [
    { code: 'upstreamSupplier_edit', label: 'action.edit', onAction: () => setEdited(supplier) },
    {
      code: 'upstreamSupplier_del',
      label: 'exhibit.remove',
      danger: true,
      confirm: {
        title: 'fairSupplier.askRemove',
        content: 'fairSupplier.askRemoveHelp',
        values: { name: supplier.supplierName, count: supplier.productCount },
      },
      onAction: () => call(fairSupplierApi.delete, { id: supplier.id }),
      done: 'exhibit.removed',
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
        {...table}
        header={header}
        rowKey="id"
        list={fairSupplierApi.page}
        params={{ tradeFairId }}
        exported="upstreamSupplier_export"
        emptyText="fairSupplier.empty"
        emptyAction={add}
        actions={(supplier) => <RowActions actions={actionsOf(supplier)} />}
        toolBarRender={() => [
          <FairImport
            key="import"
            fair={fair}
            templateCode="FAIR_SUPPLIER"
            codes={{ import: 'upstreamSupplier_import' }}
            title="fairSupplier.import"
            help={IMPORT_HELP}
          />,
          <span key="add">{add}</span>,
        ]}
      />
      <SupplierDialog record={edited} onClose={() => setEdited(undefined)} />
      <Suspense fallback={null}>
        {isPicking && <SupplierPicker tradeFairId={tradeFairId} onClose={() => setPicking(false)} />}
      </Suspense>
    </>
  );
}

function FairSuppliersScreen() {
  return (
    <FairPage isList title="fairSupplier.title" help="fairSupplier.help">
      {(fair, header) => <Suppliers fair={fair} header={header} />}
    </FairPage>
  );
}

/** /sale/upstreamSupplier */
export const FairSuppliers = withTexts(['trade-fair/suppliers', 'shared/fair', 'tasks/imports'], FairSuppliersScreen);
