import type { Output } from '@/contract/endpoint';
import { FLAG } from '@/contract/fields';
import { ACTIVITY_TYPES, isLine } from '@/contract/promotion/activity';
import type { computeApi } from '@/contract/promotion/settlement';
import { T, type TextId } from '@/core/i18n';
import { f } from '@/shared/fields/f';
import { KindName } from '@/shared/pricing/kinds';
import { codeTable } from '@kit/fields/codeTable';
import { fieldsOf } from '@kit/fields/fieldsOf';
import { formatPeriod } from '@kit/format/date';
import { formatMoney, NOTHING } from '@kit/format/number';
import { settleStatus } from './computeCodes';
import type { CustomerRow, LineRow, Reading, UnitRow } from './levels';

export type ActivityRow = Output<typeof computeApi.queryCompute>['records'][number] & { kd?: Reading };

const READINGS: Readonly<Record<Reading, TextId>> = {
  K1D1: 'kdText.K1D1',
  K0D1: 'kdText.K0D1',
  K0D0: 'kdText.K0D0',
  K1D0: 'kdText.K1D0',
};
const readings = Object.entries(READINGS).map(([value, id]) => ({ value, label: <T id={id} /> }));
/** The types of activities that may be settled later: all that have a ladder. */
const deferrable = ACTIVITY_TYPES.filter((type) => !isLine(type)).map((value) => ({
  value,
  label: <KindName kind={value} />,
}));

const activityFields = fieldsOf<ActivityRow>()('calculation', {
  activityName: f.text({ max: 50, width: 200, fixed: 'left', sorted: true }),
  activityCode: f.code({ max: 40, sorted: true }),
  activityType: f.text({
    cell: ({ activityType }) => <KindName kind={activityType} />,
    filter: { valueType: 'select', fieldProps: { options: deferrable } },
    file: { dictCode: 'activity.type' },
  }),
  kdText: f.text({ width: 130, cell: ({ kdText }) => <T id={READINGS[kdText]} />, file: { dictCode: 'activity.kd' } }),
  kd: f.text({ filter: { valueType: 'select', fieldProps: { options: readings } } }),
  branchId: f.permittedBranch(),
  branchName: f.text({ width: 180 }),
  startTime: f.dateTime({
    width: 220,
    sorted: true,
    cell: ({ startTime, endTime }) => formatPeriod(startTime, endTime),
    file: { format: 'dateTime' },
  }),
  customerTotal: f.count(),
  effectiveQty: f.quantity({ width: 120 }),
  effectiveAmount: f.money(),
  rewardAmount: f.money(),
  grantedAmount: f.money(),
  adjustAmount: f.money(),
  computeTime: f.dateTime({ file: { format: 'dateTime' } }),
  settleStatus: f.codes(settleStatus),
});

const { columns, fileColumns } = activityFields.table({
  show: [
    'activityName',
    'activityCode',
    'settleStatus',
    'rewardAmount',
    'grantedAmount',
    'adjustAmount',
    'activityType',
    'kdText',
    'customerTotal',
    'effectiveQty',
    'effectiveAmount',
    'branchName',
    'startTime',
    'computeTime',
  ],
  search: ['activityCode', 'activityName', 'activityType', 'kd', 'settleStatus', 'branchId', 'startTime'],
});

/** The activities that are settled; a period is two columns in a file. */
export const activityTable = {
  columns,
  fileColumns: [
    ...fileColumns,
    { fieldName: 'endTime', title: 'pricing.endTime' as const, format: 'dateTime' as const },
  ],
};

/** The lines that a reward is counted from. */
export const lineFields = fieldsOf<LineRow, { product: string }>()('calculation', {
  billNo: f.text(),
  billDate: f.date(),
  lineNo: f.count({ width: 70 }),
  product: f.text({ width: 220, cell: ({ productName, spec }) => `${productName} ${spec}` }),
  shippedQty: f.quantity(),
  returnedQty: f.quantity(),
  effectiveQty: f.quantity(),
  unitPrice: f.price(),
  effectiveAmount: f.money(),
  rewardAmount: f.money(),
});

/** The documents or products that the reward of a customer is counted by. */
export const unitFields = fieldsOf<UnitRow>()('calculation', {
  effectiveQty: f.quantity(),
  effectiveAmount: f.money(),
  reachedText: f.text({ width: 180 }),
  rewardAmount: f.money(),
});

/** A customer of an activity, with the filters. */
export type CustomerOwed = CustomerRow & { keyword?: string; reached?: 0 | 1 };

export const customerTable = fieldsOf<CustomerOwed>()('calculation', {
  custName: f.text({ width: 220, fixed: 'left' }),
  custCode: f.code({ sorted: true }),
  salesmanName: f.person(),
  billCount: f.count({ width: 80 }),
  effectiveQty: f.quantity({ width: 120 }),
  effectiveAmount: f.money({ sorted: true }),
  reachedText: f.text({ width: 180 }),
  rewardAmount: f.money({ sorted: true }),
  grantedAmount: f.money(),
  adjustAmount: f.money(),
  gapValue: f.text({
    width: 220,
    ellipsis: false,
    cell: ({ gapValue, nextThreshold, nextReward }) =>
      gapValue === null ? (
        NOTHING
      ) : (
        <T
          id="calculation.gap"
          values={{ gap: gapValue, next: nextThreshold ?? '', reward: formatMoney(nextReward) }}
        />
      ),
  }),
  settleStatus: f.codes(settleStatus),
  keyword: f.text({ max: 60 }),
  reached: f.codes(codeTable('yesNo', FLAG)),
}).table({
  show: [
    'custName',
    'custCode',
    'rewardAmount',
    'grantedAmount',
    'adjustAmount',
    'settleStatus',
    'effectiveQty',
    'effectiveAmount',
    'reachedText',
    'gapValue',
    'billCount',
    'salesmanName',
  ],
  search: ['keyword', 'settleStatus', 'reached'],
});
