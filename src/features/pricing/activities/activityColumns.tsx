import { BranchSelect } from '@/components/branch/BranchSelect';
import type { ActivityType } from '@/contract/promotion/activity';
import type { Activity } from '@/contract/promotion/activity-answers';
import { formatDate, formatPeriod } from '@/core/format/date';
import { formatMoney, NOTHING } from '@/core/format/number';
import { codeField, fieldsOf, type FileColumn } from '@/crud/table/fields';
import { KindName } from '../kinds';
import { activityStatus, settleMode, Stacking, yesNo } from './activityWords';

/** A row, and what it is searched by. */
export type Row = Activity & { productCode?: string; custCode?: string; staffName?: string };

const figure = { align: 'right', width: 100 } as const;
const words = { ellipsis: true, width: 180 } as const;
const money = (value: string | null) => (value === null ? NOTHING : formatMoney(value));

/** The fields of all five pages; each shows those of its own. */
export const activityFields = fieldsOf<Row>()('pricing', {
  activityCode: { ...codeField, sorter: true, fieldProps: { maxLength: 40 } },
  activityName: { sorter: true, fixed: 'left', width: 200, ellipsis: true, fieldProps: { maxLength: 50 } },
  activityType: { width: 170, valueType: 'select', render: (_, { activityType }) => <KindName kind={activityType} /> },
  status: { ...activityStatus.field(), width: 100, fieldProps: { mode: 'multiple' } },
  settleMode: { ...settleMode.field(), width: 90 },
  branchId: { formItemRender: () => <BranchSelect /> },
  branchName: words,
  startTime: {
    valueType: 'dateTimeRange',
    sorter: true,
    width: 220,
    colSize: 2,
    render: (_, { startTime, endTime }) => formatPeriod(startTime, endTime),
  },
  ladderText: { ...words, width: 260 },
  limitText: words,
  productScopeText: words,
  customerScopeText: words,
  productCount: figure,
  staffCount: figure,
  quotaAmount: { ...figure, render: (_, row) => money(row.quotaAmount) },
  budgetAmount: { ...figure, render: (_, row) => money(row.budgetAmount) },
  usedAmount: { ...figure, render: (_, row) => money(row.usedAmount) },
  rewardAmount: { ...figure, render: (_, row) => money(row.rewardAmount) },
  grantedAmount: { ...figure, render: (_, row) => money(row.grantedAmount) },
  stackMode: { width: 90, render: (_, row) => <Stacking {...row} /> },
  crossProductFlag: { ...yesNo.field(), width: 80 },
  perOrderFlag: { ...yesNo.field(), width: 80 },
  priority: { ...figure, sorter: true, width: 90 },
  visible: { ...yesNo.field(), width: 90 },
  createdByName: { width: 100 },
  gmtModified: { sorter: true, width: 150, render: (_, row) => formatDate(row.gmtModified, 'YMDHM') },
  productCode: { fieldProps: { maxLength: 40 } },
  custCode: { fieldProps: { maxLength: 40 } },
  staffName: { fieldProps: { maxLength: 20 } },
});

export type ActivityField = Parameters<typeof activityFields.form>[0][number];

/** Codes by their dictionary; what is a period on the screen is two columns in a file. */
export const activityFile = (show: readonly ActivityField[]): FileColumn[] => [
  ...activityFields.file(show, {
    activityType: { dictCode: 'activity.type' },
    status: { dictCode: 'activity.status' },
    settleMode: { dictCode: 'activity.settleMode' },
    stackMode: { dictCode: 'activity.stackMode' },
    crossProductFlag: { dictCode: 'yesNo' },
    perOrderFlag: { dictCode: 'yesNo' },
    visible: { dictCode: 'yesNo' },
    quotaAmount: { format: 'amount' },
    budgetAmount: { format: 'amount' },
    usedAmount: { format: 'amount' },
    rewardAmount: { format: 'amount' },
    grantedAmount: { format: 'amount' },
    startTime: { format: 'dateTime' },
    gmtModified: { format: 'dateTime' },
  }),
  { fieldName: 'endTime', title: 'pricing.endTime', format: 'dateTime' },
];

/** The columns of a page; its search offers the types that it lists. */
export const activityColumns = (
  show: readonly ActivityField[],
  search: readonly ActivityField[],
  types: readonly ActivityType[],
) =>
  activityFields
    .table({ show, search })
    .map((column) =>
      column.key === 'activityType'
        ? { ...column, valueEnum: new Map(types.map((type) => [type, { text: <KindName kind={type} /> }])) }
        : column,
    );
