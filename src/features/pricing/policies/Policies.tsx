import { lazy, Suspense, useState } from 'react';
import { PageHeader } from '@/components/PageHeader';
import { useListExport } from '@/components/transfer/useListExport';
import { POLICY_STATUS, POLICY_TYPE } from '@/contract/promotion/activity';
import { type Policy, policyApi } from '@/contract/promotion/policies';
import { formatPeriod } from '@/core/format/date';
import { formatMoney, NOTHING } from '@/core/format/number';
import { withTexts } from '@/core/i18n';
import { navigate } from '@/core/navigation/navigate';
import { useSession } from '@/core/session/session';
import type { Action } from '@/crud/ActionButton';
import { RowActions } from '@/crud/RowActions';
import { CrudTable } from '@/crud/table/CrudTable';
import { actionColumn, codeField, fieldsOf, type FileColumn } from '@/crud/table/fields';
import { formPath } from '../paths';
import { OneSupplier } from '../scope/selects';
import { policyStatus, policyType } from './policyWords';

const PolicyDrawer = lazy(async () => ({ default: (await import('./PolicyDrawer')).PolicyDrawer }));

const fieldsAt = (branchId: string) =>
  fieldsOf<Policy>()('policy', {
    policyName: { width: 240, ellipsis: true, fixed: 'left', sorter: true, fieldProps: { maxLength: 50 } },
    policyNo: { ...codeField, sorter: true, fieldProps: { maxLength: 40 } },
    status: { ...policyStatus.field(), width: 90 },
    policyType: { ...policyType.field(), width: 100 },
    supplierName: { width: 200, ellipsis: true },
    supplierId: { formItemRender: () => <OneSupplier branchId={branchId} /> },
    startTime: {
      width: 220,
      sorter: true,
      render: (_, row) => formatPeriod(row.startTime, row.endTime),
    },
    budgetAmount: {
      width: 200,
      align: 'right',
      render: (_, { budgetAmount, allocatedAmount }) =>
        budgetAmount === null ? NOTHING : `${formatMoney(allocatedAmount)} / ${formatMoney(budgetAmount)}`,
    },
    generatedCount: { width: 100, align: 'right' },
  });

const SHOWN = [
  ...(['policyName', 'policyNo', 'status', 'policyType', 'supplierName'] as const),
  ...(['startTime', 'budgetAmount', 'generatedCount'] as const),
] as const;
const SEARCHED = ['policyNo', 'policyName', 'supplierId', 'policyType', 'status'] as const;

/** What is two figures or two moments in one column of the screen has two in a file. */
const fileColumns: FileColumn[] = [
  ...fieldsAt('').file(['policyName', 'policyNo', 'supplierName', 'generatedCount', 'status', 'policyType'], {
    status: { dictCode: 'policy.status' },
    policyType: { dictCode: 'policy.type' },
  }),
  { fieldName: 'startTime', title: 'pricing.startTime', format: 'dateTime' },
  { fieldName: 'endTime', title: 'pricing.endTime', format: 'dateTime' },
  { fieldName: 'budgetAmount', title: 'pricing.budgetAmount', format: 'amount' },
  { fieldName: 'allocatedAmount', title: 'policy.allocatedAmount', format: 'amount' },
];

const GENERATE = {
  [POLICY_TYPE.fullNumber]: ['promotionPolicy_genFullNumber', 'policy.genFullNumber'],
  [POLICY_TYPE.fullAmount]: ['promotionPolicy_genFullAmount', 'policy.genFullAmount'],
  [POLICY_TYPE.flexible]: ['promotionPolicy_genFlexible', 'policy.genFlexible'],
} as const;

function PoliciesScreen() {
  const { branchId } = useSession();
  const [shown, setShown] = useState<Policy>();
  const exporting = useListExport<Policy>(policyApi.page, fileColumns, { code: 'promotionPolicy_export' });
  const columns = fieldsAt(branchId).table({ show: SHOWN, search: SEARCHED });
  const actionsOf = (row: Policy): Action[] => {
    const [code, label] = GENERATE[row.policyType];
    const make = { code, label, onAction: () => navigate(formPath({ mode: 'add', policyId: row.policyId })) };
    return [
      { code: 'promotionPolicy_view', label: 'action.view', onAction: () => setShown(row) },
      ...(row.status === POLICY_STATUS.inForce ? [make] : []),
    ];
  };
  return (
    <>
      <PageHeader title="policy.title" help="policy.help">
        {exporting.button}
      </PageHeader>
      <CrudTable<Policy>
        rowKey="policyId"
        request={exporting.request}
        emptyText="policy.empty"
        columns={[...columns, actionColumn((row) => <RowActions actions={actionsOf(row)} />)]}
      />
      <Suspense fallback={null}>
        {shown && <PolicyDrawer policy={shown} onClose={() => setShown(undefined)} />}
      </Suspense>
    </>
  );
}

/** /market/promotionPolicy: what suppliers and the company support. */
export const Policies = withTexts(
  ['policies', 'price-rule', 'activity-words', 'pricing', 'pricing-kinds'],
  PoliciesScreen,
);
