import { lazy, Suspense, useState } from 'react';
import { type Cashier, cashierApi, CASHIER_STATUS } from '@/contract/finance/cashiers';
import { call } from '@/core/http/call';
import { withTexts } from '@/core/i18n';
import { navigate } from '@/core/navigation/navigate';
import { useLinkFilters } from '@/shared/fields/useLinkFilters';
import { PageHeader } from '@/ui/PageHeader';
import { type Action, allowedBy } from '@kit/actions/action';
import { ActionButton } from '@kit/actions/ActionButton';
import { RowActions } from '@kit/actions/RowActions';
import { CrudTable } from '@kit/table/CrudTable';
import { cashierFields } from './cashierFields';
import { ADD_PAGE, editPath, infoPath } from './paths';

const ReviewDialog = lazy(async () => ({ default: (await import('./ReviewDialog')).ReviewDialog }));

const table = cashierFields.table({
  show: [
    ...(['cashierCode', 'cashierName', 'status', 'isDefault', 'payeeName', 'bankName', 'accountNo'] as const),
    ...(['branchId', 'channels', 'dailyLimit', 'effectiveDate', 'gmtModified'] as const),
  ],
  search: ['cashierCode', 'cashierName', 'branchId', 'channel', 'status'],
});

/** Filters that figures on other pages set in their links. */
const LINKED = { status: 'code', branchId: 'text' } as const;

const { off, on } = CASHIER_STATUS;

function actionsOf(row: Cashier, onReview: (row: Cashier) => void): Action[] {
  const { cashierId: id, version, cashierName: name, accountNo, status } = row;
  const when = allowedBy(row.can);
  const switchTo = status === on ? off : on;
  const isOn = status === on;
  return [
    { code: 'cashier_info', label: 'cashier.info', onAction: () => navigate(infoPath(id)) },
    ...when('update', { code: 'cashier_update', label: 'action.edit', onAction: () => navigate(editPath(id)) }),
    ...when('review', { code: 'cashier_review', label: 'cashier.review', onAction: () => onReview(row) }),
    ...when('setDefault', {
      code: 'cashier_setDefault',
      label: 'cashier.setDefault',
      confirm: { title: 'cashier.askDefault', content: 'cashier.askDefaultHelp', values: { name, account: accountNo } },
      onAction: () => call(cashierApi.setDefault, { id, version }),
      done: 'cashier.defaultSet',
    }),
    ...when('status', {
      code: 'cashier_status',
      label: isOn ? 'cashier.disable' : 'cashier.enable',
      danger: isOn,
      confirm: {
        title: isOn ? 'cashier.askDisable' : 'cashier.askEnable',
        content: isOn ? 'cashier.askDisableHelp' : 'cashier.askEnableHelp',
        values: { name, account: accountNo },
      },
      onAction: () => call(cashierApi.updateStatus, { id, version, status: switchTo }),
      done: isOn ? 'cashier.disabled' : 'cashier.enabled',
    }),
  ];
}

function CashierListScreen() {
  const initialFilters = useLinkFilters(LINKED);
  const [reviewed, setReviewed] = useState<Cashier>();
  const add = <ActionButton code="cashier_add" label="action.add" type="primary" onAction={() => navigate(ADD_PAGE)} />;
  return (
    <>
      <CrudTable<Cashier>
        header={
          <PageHeader inList title="cashier.title" help="cashier.help">
            {add}
          </PageHeader>
        }
        {...table}
        rowKey="cashierId"
        list={cashierApi.page}
        initialFilters={initialFilters}
        exported="cashier_export"
        emptyText="cashier.empty"
        emptyAction={add}
        actions={(row) => <RowActions actions={actionsOf(row, setReviewed)} />}
      />
      <Suspense fallback={null}>
        {reviewed && <ReviewDialog cashier={reviewed} onClose={() => setReviewed(undefined)} />}
      </Suspense>
    </>
  );
}

/** /finance/cashier */
export const CashierList = withTexts(['finance/cashiers', 'shared/payments'], CashierListScreen);
