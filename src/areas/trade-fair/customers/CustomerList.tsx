import { lazy, Suspense, useState } from 'react';
import { useLinkFilters } from '@/shared/fields/useLinkFilters';
import { CUSTOMER_LEVEL, type FairCustomer, fairCustomerApi } from '@/contract/trade-fair/customers';
import { call } from '@/core/http/call';
import { navigate } from '@/core/navigation/navigate';
import { ActionButton } from '@kit/actions/ActionButton';
import { RowActions } from '@kit/actions/RowActions';
import type { Action } from '@kit/actions/action';
import { CrudTable } from '@kit/table/CrudTable';
import { customerTables } from './customerFields';
import type { NewSecondLevel } from './SecondLevelDialog';

const AddCustomers = lazy(async () => ({ default: (await import('./AddCustomers')).AddCustomers }));
const CustomerDrawer = lazy(async () => ({ default: (await import('./CustomerDrawer')).CustomerDrawer }));
const SecondLevelDialog = lazy(async () => ({ default: (await import('./SecondLevelDialog')).SecondLevelDialog }));

const LISTS = {
  [CUSTOMER_LEVEL.first]: fairCustomerApi.firstLevelCustomerList,
  [CUSTOMER_LEVEL.second]: fairCustomerApi.secondLevelCustomerList,
} as const;

/** Filters that the figures on the home page of the fair set in their links. */
const LINKED = { ordered: 'code', orderBranchId: 'text', orderDay: 'text' } as const;

type Opened =
  { kind: 'view'; customer: FairCustomer } | { kind: 'pick' } | { kind: 'addBelow'; record: NewSecondLevel };

interface Props {
  tradeFairId: string;
  level: 1 | 2;
}

/** Customers of one of the two levels. */
export function CustomerList({ tradeFairId, level }: Props) {
  const [opened, setOpened] = useState<Opened>();
  const close = () => setOpened(undefined);
  const linked = useLinkFilters(LINKED);
  const isFirst = level === CUSTOMER_LEVEL.first;
  const actionsOf = (customer: FairCustomer): Action[] => {
    const { id, customerName } = customer;
    const parent = { value: id, label: customerName };
    const addBelow = () => setOpened({ kind: 'addBelow', record: { tradeFairId, parent } });
    return [
      { code: 'saleCustomer_view', label: 'action.view', onAction: () => setOpened({ kind: 'view', customer }) },
      {
        code: 'saleCustomer_invite',
        label: 'fairCustomer.invite',
        onAction: () => navigate(`/sale/addInvitation?customer=${id}&level=${level}`),
      },
      ...(isFirst
        ? [{ code: 'saleCustomer_addSecond', label: 'fairCustomer.addBelow', onAction: addBelow } satisfies Action]
        : []),
      {
        code: 'saleCustomer_del',
        label: 'exhibit.remove',
        danger: true,
        confirm: {
          title: 'fairCustomer.askRemove',
          content: 'fairCustomer.askRemoveHelp',
          values: { name: customerName },
        },
        onAction: () => call(fairCustomerApi.delete, { id }),
        done: 'exhibit.removed',
      },
    ];
  };
  const add = isFirst ? (
    <ActionButton
      code="saleCustomer_addFirst"
      label="fairCustomer.addFirst"
      type="primary"
      onAction={() => setOpened({ kind: 'pick' })}
    />
  ) : (
    <ActionButton
      code="saleCustomer_addSecond"
      label="fairCustomer.addSecond"
      type="primary"
      onAction={() => setOpened({ kind: 'addBelow', record: { tradeFairId } })}
    />
  );
  return (
    <>
      <CrudTable<FairCustomer>
        {...customerTables[level]}
        rowKey="id"
        // The first level keeps the key under which views were saved before the two levels had their own.
        viewKey={isFirst ? '' : 'Second'}
        list={LISTS[level]}
        params={{ tradeFairId }}
        exported="saleCustomer_export"
        initialFilters={isFirst ? linked : {}}
        emptyText={isFirst ? 'fairCustomer.emptyFirst' : 'fairCustomer.emptySecond'}
        emptyAction={add}
        actions={(customer) => <RowActions actions={actionsOf(customer)} />}
        toolBarRender={() => [<span key="add">{add}</span>]}
      />
      <Suspense fallback={null}>
        {opened?.kind === 'pick' && <AddCustomers tradeFairId={tradeFairId} onClose={close} />}
        {opened?.kind === 'view' && (
          <CustomerDrawer tradeFairId={tradeFairId} customer={opened.customer} onClose={close} />
        )}
        {opened?.kind === 'addBelow' && <SecondLevelDialog record={opened.record} onClose={close} />}
      </Suspense>
    </>
  );
}
