import { lazy, Suspense, useEffect, useMemo, useState } from 'react';
import { useBranchField } from '@/components/branch/useBranchField';
import { useInFair } from '@/components/fair/useInFair';
import { useLinkFilters } from '@/components/fair/useLinkFilters';
import { usePartColumns } from '@/components/fair/usePartColumns';
import { useListExport } from '@/components/transfer/useListExport';
import { CUSTOMER_LEVEL, type FairCustomer, fairCustomerApi } from '@/contract/fair/customers';
import { call } from '@/core/http/call';
import { useText } from '@/core/i18n';
import { navigate } from '@/core/navigation/navigate';
import { notifier } from '@/core/notify/notifier';
import { type Action, ActionButton } from '@/crud/ActionButton';
import { RowActions } from '@/crud/RowActions';
import { useEditor } from '@/crud/record/useEditor';
import { CrudTable } from '@/crud/table/CrudTable';
import { actionColumn } from '@/crud/table/fields';
import { columnsOf, fileColumnsOf } from './customerFields';
import { saveSecondLevel, SecondLevelDialog, type SecondLevelForm } from './SecondLevelDialog';

const CustomerDrawer = lazy(async () => ({ default: (await import('./CustomerDrawer')).CustomerDrawer }));
const AddCustomers = lazy(async () => ({ default: (await import('./AddCustomers')).AddCustomers }));

const LISTS = {
  [CUSTOMER_LEVEL.first]: fairCustomerApi.firstLevelCustomerList,
  [CUSTOMER_LEVEL.second]: fairCustomerApi.secondLevelCustomerList,
} as const;

interface Props {
  tradeFairId: string;
  level: 1 | 2;
  /** Whatever was brought in, the list is read again. */
  changes: number;
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

interface Does {
  view: (customer: FairCustomer) => void;
  addBelow: (parent: FairCustomer) => void;
  remove: (customer: FairCustomer) => Promise<void>;
}

function actionsFor(customer: FairCustomer, { view, addBelow, remove }: Does): Action[] {
  const { id, level, customerName } = customer;
  const below: Action = {
    code: 'saleCustomer_addSecond',
    label: 'fairCustomer.addBelow',
    onAction: () => addBelow(customer),
  };
  return [
    { code: 'saleCustomer_view', label: 'action.view', onAction: () => view(customer) },
    {
      code: 'saleCustomer_invite',
      label: 'fairCustomer.invite',
      onAction: () => navigate(`/sale/addInvitation?customer=${id}&level=${level}`),
    },
    ...(level === CUSTOMER_LEVEL.first ? [below] : []),
    {
      code: 'saleCustomer_del',
      label: 'exhibit.remove',
      danger: true,
      confirm: {
        title: 'fairCustomer.askRemove',
        content: 'fairCustomer.askRemoveHelp',
        values: { name: customerName },
      },
      onAction: () => remove(customer),
    },
  ];
}

/** Customers of one of the two levels. */
export function CustomerList({ tradeFairId, level, changes }: Props) {
  const text = useText();
  const { table, reload, open, modal } = useEditor(saveSecondLevel);
  const [isPicking, setPicking] = useState(false);
  const [shown, setShown] = useState<FairCustomer>();
  const exporting = useListExport<FairCustomer>(LISTS[level], fileColumnsOf(level), { code: 'saleCustomer_export' });
  const request = useInFair(exporting.request, tradeFairId);
  const branchField = useBranchField();
  const part = usePartColumns<FairCustomer>(ORDERED);
  const linked = useLinkFilters(LINKED);
  const columns = useMemo(() => columnsOf(level, branchField), [level, branchField]);
  const isFirst = level === CUSTOMER_LEVEL.first;
  useEffect(() => {
    if (changes > 0) void table.current?.reload();
  }, [changes, table]);
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
  const does = { view: setShown, addBelow, remove };
  return (
    <>
      <CrudTable<FairCustomer>
        rowKey="id"
        // The first level keeps the views that were saved before the two had their own.
        viewKey={isFirst ? '' : 'Second'}
        actionRef={table}
        request={request}
        {...(isFirst ? { initialFilters: linked } : {})}
        columns={[
          ...columns,
          ...(isFirst ? part : []),
          actionColumn((customer) => <RowActions actions={actionsFor(customer, does)} />),
        ]}
        emptyText={isFirst ? 'fairCustomer.emptyFirst' : 'fairCustomer.emptySecond'}
        emptyAction={add}
        toolBarRender={() => [exporting.button, <span key="add">{add}</span>]}
      />
      <SecondLevelDialog {...modal} tradeFairId={tradeFairId} />
      <Suspense fallback={null}>
        {isPicking && <AddCustomers tradeFairId={tradeFairId} onChanged={reload} onClose={() => setPicking(false)} />}
        {shown && <CustomerDrawer tradeFairId={tradeFairId} customer={shown} onClose={() => setShown(undefined)} />}
      </Suspense>
    </>
  );
}
