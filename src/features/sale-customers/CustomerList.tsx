import { lazy, Suspense, useMemo, useState } from 'react';
import { useBranchField } from '@/components/branch/useBranchField';
import { useInFair } from '@/components/fair/useInFair';
import { useLinkFilters } from '@/components/fair/useLinkFilters';
import { usePartColumns } from '@/components/fair/usePartColumns';
import { useListExport } from '@/components/transfer/useListExport';
import { CUSTOMER_LEVEL, type FairCustomer, fairCustomerApi } from '@/contract/fair/customers';
import { call } from '@/core/http/call';
import { useText } from '@/core/i18n';
import { notifier } from '@/core/notify/notifier';
import { ActionButton } from '@/crud/ActionButton';
import { RowActions } from '@/crud/RowActions';
import { useEditor } from '@/crud/record/useEditor';
import { CrudTable } from '@/crud/table/CrudTable';
import { actionColumn } from '@/crud/table/fields';
import { columnsOf, fileColumnsOf } from './customerFields';
import { saveSecondLevel, SecondLevelDialog, type SecondLevelForm } from './SecondLevelDialog';

const CustomerDrawer = lazy(async () => ({ default: (await import('./CustomerDrawer')).CustomerDrawer }));
const CustomerPicker = lazy(async () => ({ default: (await import('./CustomerPicker')).CustomerPicker }));

const LISTS = {
  [CUSTOMER_LEVEL.first]: fairCustomerApi.firstLevelCustomerList,
  [CUSTOMER_LEVEL.second]: fairCustomerApi.secondLevelCustomerList,
} as const;

interface Props {
  tradeFairId: string;
  level: 1 | 2;
}

/** What a figure of the home counts. */
const LINKED = { ordered: 'code', orderBranchId: 'text', orderDay: 'text' } as const;
const ORDERED = {
  branch: 'orderBranchId',
  day: 'orderDay',
  branchTitle: 'fairCustomer.orderBranchId',
  dayTitle: 'fairCustomer.orderDay',
} as const;

const NEW: Partial<SecondLevelForm> = {};

/** Customers of one of the two levels. */
export function CustomerList({ tradeFairId, level }: Props) {
  const text = useText();
  const { table, reload, open, modal } = useEditor(saveSecondLevel);
  const [isPicking, setPicking] = useState(false);
  const [shown, setShown] = useState<FairCustomer>();
  const exporting = useListExport<FairCustomer>(LISTS[level], fileColumnsOf(level));
  const request = useInFair(exporting.request, tradeFairId);
  const branchField = useBranchField();
  const part = usePartColumns<FairCustomer>(ORDERED);
  const linked = useLinkFilters(LINKED);
  const columns = useMemo(() => columnsOf(level, branchField), [level, branchField]);
  const isFirst = level === CUSTOMER_LEVEL.first;
  const remove = async ({ id }: FairCustomer) => {
    await call(fairCustomerApi.delete, { id }).finally(reload);
    notifier.success(text('exhibit.removed'));
  };
  const addBelow = (parent?: FairCustomer) =>
    open(parent ? { tradeFairId, parent: { value: parent.id, label: parent.customerName } } : { ...NEW, tradeFairId });
  const add = isFirst ? (
    <ActionButton
      code="saleCustomer_addFirst"
      label="fairCustomer.addFirst"
      type="primary"
      onAction={() => setPicking(true)}
    />
  ) : (
    <ActionButton
      code="saleCustomer_addSecond"
      label="fairCustomer.addSecond"
      type="primary"
      onAction={() => addBelow()}
    />
  );
  const actionsOf = (customer: FairCustomer) => [
    { code: 'saleCustomer_view' as const, label: 'action.view' as const, onAction: () => setShown(customer) },
    ...(isFirst
      ? [
          {
            code: 'saleCustomer_addSecond' as const,
            label: 'fairCustomer.addBelow' as const,
            onAction: () => addBelow(customer),
          },
        ]
      : []),
    {
      code: 'saleCustomer_del' as const,
      label: 'exhibit.remove' as const,
      danger: true,
      confirm: {
        title: 'fairCustomer.askRemove' as const,
        content: 'fairCustomer.askRemoveHelp' as const,
        values: { name: customer.customerName },
      },
      onAction: () => remove(customer),
    },
  ];
  return (
    <>
      <CrudTable<FairCustomer>
        rowKey="id"
        actionRef={table}
        request={request}
        {...(isFirst ? { initialFilters: linked } : {})}
        columns={[
          ...columns,
          ...(isFirst ? part : []),
          actionColumn((customer) => <RowActions actions={actionsOf(customer)} />, 200),
        ]}
        emptyText={isFirst ? 'fairCustomer.emptyFirst' : 'fairCustomer.emptySecond'}
        emptyAction={add}
        toolBarRender={() => [
          <ActionButton
            key="export"
            code="saleCustomer_export"
            label="export.title"
            loading={exporting.isRunning}
            onAction={exporting.begin}
          />,
          <span key="add">{add}</span>,
        ]}
      />
      <SecondLevelDialog {...modal} tradeFairId={tradeFairId} />
      <Suspense fallback={null}>
        {isPicking && <CustomerPicker tradeFairId={tradeFairId} onChanged={reload} onClose={() => setPicking(false)} />}
        {shown && <CustomerDrawer tradeFairId={tradeFairId} customer={shown} onClose={() => setShown(undefined)} />}
      </Suspense>
      {exporting.dialog}
    </>
  );
}
