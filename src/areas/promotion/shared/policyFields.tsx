import type { Policy } from '@/contract/promotion/policies';
import { f } from '@/shared/fields/f';
import { OwnSupplier } from '@/shared/pricing/selects';
import { fieldsOf } from '@kit/fields/fieldsOf';
import type { FileColumn } from '@kit/fields/column';
import { formatPeriod } from '@kit/format/date';
import { formatMoney, NOTHING } from '@kit/format/number';
import { policyStatus, policyType } from './policyCodes';

const policyFields = fieldsOf<Policy>()('policy', {
  policyName: f.text({ max: 50, width: 240, fixed: 'left', sorted: true }),
  policyNo: f.code({ max: 40, sorted: true }),
  status: f.codes(policyStatus, { width: 90 }),
  policyType: f.codes(policyType),
  supplierName: f.text({ isFact: true, width: 200 }),
  supplierId: f.text({ filter: { formItemRender: () => <OwnSupplier /> } }),
  startTime: f.dateTime({ width: 220, sorted: true, cell: (row) => formatPeriod(row.startTime, row.endTime) }),
  budgetAmount: f.money({
    isFact: true,
    width: 200,
    cell: ({ budgetAmount, allocatedAmount }) =>
      budgetAmount === null ? NOTHING : `${formatMoney(allocatedAmount)} / ${formatMoney(budgetAmount)}`,
  }),
  generatedCount: f.count({ width: 100 }),
});

const { columns, fileColumns } = policyFields.table({
  show: [
    'policyName',
    'policyNo',
    'status',
    'policyType',
    'supplierName',
    'startTime',
    'budgetAmount',
    'generatedCount',
  ],
  search: ['policyNo', 'policyName', 'supplierId', 'policyType', 'status'],
  file: ['policyName', 'policyNo', 'supplierName', 'generatedCount', 'status', 'policyType'],
});

/** The list from which a policy is chosen for an activity. */
export const policyChoice = policyFields.table({
  show: ['policyName', 'supplierName', 'startTime', 'budgetAmount'],
  search: ['policyName', 'supplierId'],
});

/** Two figures or two times that share a column on the screen have two columns in a file. */
const inTwo: readonly FileColumn[] = [
  { fieldName: 'startTime', title: 'pricing.startTime', format: 'dateTime' },
  { fieldName: 'endTime', title: 'pricing.endTime', format: 'dateTime' },
  { fieldName: 'budgetAmount', title: 'pricing.budgetAmount', format: 'amount' },
  { fieldName: 'allocatedAmount', title: 'policy.allocatedAmount', format: 'amount' },
];

/** The list of policies. */
export const policyTable = { columns, fileColumns: [...fileColumns, ...inTwo] };
