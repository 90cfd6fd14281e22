import type { ActivityType } from '@/contract/promotion/activity';
import type { Activity } from '@/contract/promotion/activity-answers';
import { f } from '@/shared/fields/f';
import { KindName } from '@/shared/pricing/kinds';
import { fieldsOf } from '@kit/fields/fieldsOf';
import { formatPeriod } from '@kit/format/date';
import { activityStatus, settleMode, Stacking, yesNo } from '../shared/activityCodes';

/** A row, with its filters. */
export type Row = Activity & { productCode?: string; custCode?: string; staffName?: string };

const CODE_LENGTH = 40;
const amount = () => f.money<Row>({ width: 110 });

/** The fields of all four pages; each shows those of its own. */
export const activityFields = fieldsOf<Row>()('pricing', {
  activityCode: f.code({ max: CODE_LENGTH, sorted: true }),
  activityName: f.text({ max: 50, width: 200, fixed: 'left', sorted: true }),
  activityType: f.text({
    width: 170,
    cell: ({ activityType }) => <KindName kind={activityType} />,
    file: { dictCode: 'activity.type' },
  }),
  status: f.codes(activityStatus, { filter: { fieldProps: { mode: 'multiple' } } }),
  settleMode: f.codes(settleMode, { width: 90 }),
  branchId: f.permittedBranch(),
  branchName: f.text({ isFact: true, width: 180 }),
  startTime: f.dateTime({
    isFact: true,
    width: 220,
    sorted: true,
    cell: ({ startTime, endTime }) => formatPeriod(startTime, endTime),
    file: { format: 'dateTime' },
  }),
  ladderText: f.text({ width: 260 }),
  limitText: f.text({ width: 180 }),
  productScopeText: f.text({ width: 180 }),
  customerScopeText: f.text({ width: 180 }),
  productCount: f.count(),
  staffCount: f.count(),
  quotaAmount: amount(),
  budgetAmount: amount(),
  usedAmount: amount(),
  rewardAmount: amount(),
  grantedAmount: amount(),
  stackMode: f.text({ width: 90, cell: (row) => <Stacking {...row} />, file: { dictCode: 'activity.stackMode' } }),
  crossProductFlag: f.codes(yesNo, { width: 80 }),
  perOrderFlag: f.codes(yesNo, { width: 80 }),
  priority: f.count({ sorted: true }),
  visible: f.codes(yesNo, { width: 90 }),
  createdByName: f.person(),
  gmtModified: f.dateTime({ sorted: true, file: { format: 'dateTime' } }),
  productCode: f.code({ max: CODE_LENGTH }),
  custCode: f.code({ max: CODE_LENGTH }),
  staffName: f.person({ max: 20 }),
});

export type ActivityField = Parameters<typeof activityFields.table>[0]['show'][number];

interface Shown {
  show: readonly ActivityField[];
  search: readonly ActivityField[];
  types: readonly ActivityType[];
}

/** The list of a page: its search offers the types of this page, and a file has two columns for a period. */
export function activityTable({ show, search, types }: Shown) {
  const { columns, fileColumns } = activityFields.table({ show, search });
  const options = types.map((value) => ({ value, label: <KindName kind={value} /> }));
  return {
    columns: columns.map((column) =>
      column.key === 'activityType' && column.hideInTable
        ? { ...column, valueType: 'select' as const, fieldProps: { options } }
        : column,
    ),
    fileColumns: [
      ...fileColumns,
      { fieldName: 'endTime', title: 'pricing.endTime' as const, format: 'dateTime' as const },
    ],
  };
}
