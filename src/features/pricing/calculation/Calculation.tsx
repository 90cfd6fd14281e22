import { useSearchParams } from '@umijs/max';
import { lazy, Suspense, useState } from 'react';
import { BranchSelect } from '@/components/branch/BranchSelect';
import { PageHeader } from '@/components/PageHeader';
import { useListExport } from '@/components/transfer/useListExport';
import type { Output } from '@/contract/endpoint';
import { activityApi } from '@/contract/promotion/activities';
import { ACTIVITY_TYPES, isLine } from '@/contract/promotion/activity';
import { computeApi } from '@/contract/promotion/compute';
import { formatDate, formatPeriod } from '@/core/format/date';
import { formatMoney, formatQuantity, NOTHING } from '@/core/format/number';
import { call } from '@/core/http/call';
import { useCall } from '@/core/http/useCall';
import { T, type TextId, useText, withTexts } from '@/core/i18n';
import { notifier } from '@/core/notify/notifier';
import { RowActions } from '@/crud/RowActions';
import { useEditor } from '@/crud/record/useEditor';
import { CrudTable } from '@/crud/table/CrudTable';
import { actionColumn, codeField, fieldsOf, type FileColumn } from '@/crud/table/fields';
import { KindName } from '../kinds';
import { settleStatus } from './computeWords';
import type { Reading } from './levels';

const ComputeDrawer = lazy(async () => ({ default: (await import('./ComputeDrawer')).ComputeDrawer }));

type Row = Output<typeof computeApi.queryCompute>['records'][number] & { kd?: Reading };

const READINGS: Readonly<Record<Reading, TextId>> = {
  K1D1: 'kdText.K1D1',
  K0D1: 'kdText.K0D1',
  K0D0: 'kdText.K0D0',
  K1D0: 'kdText.K1D0',
};
/** What may be settled later: everything with a ladder. */
const DEFERRABLE = ACTIVITY_TYPES.filter((type) => !isLine(type));
const figure = { align: 'right', width: 120 } as const;

const fields = fieldsOf<Row>()('calculation', {
  activityName: { width: 200, ellipsis: true, fixed: 'left', sorter: true, fieldProps: { maxLength: 50 } },
  activityCode: { ...codeField, sorter: true, fieldProps: { maxLength: 40 } },
  activityType: {
    width: 160,
    valueType: 'select',
    valueEnum: new Map(DEFERRABLE.map((type) => [type, { text: <KindName kind={type} /> }])),
    render: (_, row) => <KindName kind={row.activityType} />,
  },
  kdText: { width: 130, render: (_, row) => <T id={READINGS[row.kdText]} /> },
  kd: {
    valueType: 'select',
    valueEnum: new Map(Object.entries(READINGS).map(([value, id]) => [value, { text: <T id={id} /> }])),
  },
  branchId: { formItemRender: () => <BranchSelect /> },
  branchName: { width: 180, ellipsis: true },
  startTime: {
    valueType: 'dateTimeRange',
    width: 220,
    colSize: 2,
    sorter: true,
    render: (_, row) => formatPeriod(row.startTime, row.endTime),
  },
  customerTotal: { ...figure, width: 90 },
  effectiveQty: { ...figure, render: (_, row) => formatQuantity(row.effectiveQty) },
  effectiveAmount: { ...figure, render: (_, row) => formatMoney(row.effectiveAmount) },
  rewardAmount: { ...figure, render: (_, row) => formatMoney(row.rewardAmount) },
  grantedAmount: { ...figure, render: (_, row) => formatMoney(row.grantedAmount) },
  adjustAmount: { ...figure, render: (_, row) => formatMoney(row.adjustAmount) },
  computeTime: { width: 150, render: (_, row) => (row.computeTime ? formatDate(row.computeTime, 'YMDHM') : NOTHING) },
  settleStatus: { ...settleStatus.field(), width: 100 },
});

const SHOWN = [
  ...(['activityName', 'activityCode', 'settleStatus', 'rewardAmount', 'grantedAmount', 'adjustAmount'] as const),
  ...(['activityType', 'kdText', 'customerTotal', 'effectiveQty', 'effectiveAmount', 'branchName'] as const),
  ...(['startTime', 'computeTime'] as const),
] as const;
const SEARCHED = [
  ...(['activityCode', 'activityName', 'activityType', 'kd', 'settleStatus', 'branchId', 'startTime'] as const),
] as const;
const columns = fields.table({ show: SHOWN, search: SEARCHED });
const fileColumns: FileColumn[] = [
  ...fields.file(SHOWN, {
    activityType: { dictCode: 'activity.type' },
    kdText: { dictCode: 'activity.kd' },
    settleStatus: { dictCode: 'activity.settleStatus' },
    rewardAmount: { format: 'amount' },
    grantedAmount: { format: 'amount' },
    adjustAmount: { format: 'amount' },
    effectiveAmount: { format: 'amount' },
    startTime: { format: 'dateTime' },
    computeTime: { format: 'dateTime' },
  }),
  { fieldName: 'endTime', title: 'pricing.endTime', format: 'dateTime' },
];

/** The activity that the address names, as a price list leads to it. */
function Opened({ id, onClose, onChanged }: { id: string; onClose: () => void; onChanged: () => void }) {
  const { data } = useCall(activityApi.discount, { id });
  return data && <ComputeDrawer activityId={id} name={data.activityName} onClose={onClose} onChanged={onChanged} />;
}

function CalculationScreen() {
  const text = useText();
  const [query] = useSearchParams();
  const asked = query.get('id');
  const { table, reload } = useEditor(() => Promise.resolve());
  const [shown, setShown] = useState<string | null>(asked);
  const exporting = useListExport<Row>(computeApi.queryCompute, fileColumns, { code: 'calculationPricing_export' });
  const recompute = async ({ activityId }: Row) => {
    const { customerCount } = await call(computeApi.recompute, { activityId }).finally(reload);
    notifier.success(text('calculation.recomputed', { count: customerCount }));
  };
  return (
    <>
      <PageHeader title="calculation.title" help="calculation.help">
        {exporting.button}
      </PageHeader>
      <CrudTable<Row>
        rowKey="activityId"
        actionRef={table}
        request={exporting.request}
        emptyText="calculation.empty"
        columns={[
          ...columns,
          actionColumn((row) => (
            <RowActions
              actions={[
                {
                  code: 'calculationPricing_customers',
                  label: 'calculation.customers',
                  onAction: () => setShown(row.activityId),
                },
                {
                  code: 'calculationPricing_recompute',
                  label: 'calculation.recompute',
                  onAction: () => recompute(row),
                },
              ]}
            />
          )),
        ]}
      />
      <Suspense fallback={null}>
        {shown && <Opened id={shown} onClose={() => setShown(null)} onChanged={reload} />}
      </Suspense>
    </>
  );
}

/** /market/calculationPricing; `?id=` opens one activity. */
export const Calculation = withTexts(['calculation', 'pricing-kinds', 'pricing'], CalculationScreen);
