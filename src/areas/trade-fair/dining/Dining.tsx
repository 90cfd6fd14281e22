import { lazy, Suspense, useState } from 'react';
import { FairPage } from '@/shared/fair/FairPage';
import { useInFair } from '@/shared/fair/useInFair';
import { useLinkFilters } from '@/areas/trade-fair/shared/useLinkFilters';
import { useListExport } from '@/shared/transfer/useListExport';
import { diningApi, type FairMeal, MEAL_STATUS } from '@/contract/trade-fair/dining';
import { call } from '@/core/http/call';
import { withTexts } from '@/core/i18n';
import { ActionButton } from '@kit/actions/ActionButton';
import type { Action } from '@kit/actions/useRun';
import { RowActions } from '@kit/actions/RowActions';
import { useEditor } from '@kit/form/useEditor';
import { CrudTable } from '@kit/table/CrudTable';
import { actionColumn, fieldsOf } from '@kit/fields/fields';
import { mealStatus, mealType } from './diningWords';
import { MealDialog, saveMeal } from './MealDialog';

const IssueDialog = lazy(async () => ({ default: (await import('./IssueDialog')).IssueDialog }));
const VerifyDialog = lazy(async () => ({ default: (await import('./VerifyDialog')).VerifyDialog }));
const VoucherDrawer = lazy(async () => ({ default: (await import('./VoucherDrawer')).VoucherDrawer }));

const count = { align: 'right', width: 90, valueType: 'digit' } as const;

const fields = fieldsOf<FairMeal>()('dining', {
  mealDate: { valueType: 'date', sorter: true, width: 130, fixed: 'left', render: (_, row) => row.mealDate },
  mealType: { ...mealType.field(), width: 90 },
  startTime: { width: 90 },
  endTime: { width: 90 },
  venue: { ellipsis: true, width: 180 },
  quota: { ...count, sorter: true },
  issuedCount: count,
  usedCount: count,
  remain: count,
  status: { ...mealStatus.field(), width: 90 },
});

const SHOWN = [
  ...(['mealDate', 'mealType', 'startTime', 'endTime', 'venue', 'quota', 'issuedCount', 'usedCount'] as const),
  ...(['remain', 'status'] as const),
] as const;
const columns = fields.table({ show: SHOWN, search: ['mealDate', 'mealType', 'status'] });
const fileColumns = fields.file(SHOWN, {
  mealType: { dictCode: 'meal.type' },
  status: { dictCode: 'status' },
});

/** What a figure of the home counts. */
const LINKED = { mealDate: 'text' } as const;

interface Opened {
  kind: 'issue' | 'verify' | 'vouchers';
  meal: FairMeal;
}

function Meals({ tradeFairId }: { tradeFairId: string }) {
  const { table, reload, open, modal } = useEditor(saveMeal);
  const [opened, setOpened] = useState<Opened>();
  const exporting = useListExport<FairMeal>(diningApi.page, fileColumns, { code: 'dining_export' });
  const request = useInFair(exporting.request, tradeFairId);
  const close = () => setOpened(undefined);
  const show = (kind: Opened['kind'], meal: FairMeal) => () => setOpened({ kind, meal });
  const turn = async ({ mealId, status }: FairMeal) => {
    const next = status === MEAL_STATUS.open ? MEAL_STATUS.stopped : MEAL_STATUS.open;
    await call(diningApi.update, { mealId, status: next }).finally(reload);
  };
  const actionsOf = (meal: FairMeal): Action[] => [
    ...(meal.status === MEAL_STATUS.open
      ? [
          { code: 'dining_issue' as const, label: 'dining.issue' as const, onAction: show('issue', meal) },
          { code: 'dining_verify' as const, label: 'dining.verify' as const, onAction: show('verify', meal) },
        ]
      : []),
    { code: 'dining_detail', label: 'dining.detail', onAction: show('vouchers', meal) },
    { code: 'dining_edit', label: 'action.edit', onAction: () => open({ ...meal, tradeFairId }) },
    {
      code: 'dining_stop',
      label: meal.status === MEAL_STATUS.open ? 'action.disable' : 'action.enable',
      danger: meal.status === MEAL_STATUS.open,
      onAction: () => turn(meal),
    },
  ];
  const add = (
    <ActionButton code="dining_add" label="dining.add" type="primary" onAction={() => open({ tradeFairId })} />
  );
  return (
    <>
      <CrudTable<FairMeal>
        rowKey="mealId"
        actionRef={table}
        request={request}
        initialFilters={useLinkFilters(LINKED)}
        emptyText="dining.empty"
        emptyAction={add}
        toolBarRender={() => [exporting.button, <span key="add">{add}</span>]}
        columns={[...columns, actionColumn((meal) => <RowActions actions={actionsOf(meal)} />)]}
      />
      <MealDialog {...modal} />
      <Suspense fallback={null}>
        {opened?.kind === 'issue' && (
          <IssueDialog tradeFairId={tradeFairId} meal={opened.meal} onChanged={reload} onClose={close} />
        )}
        {opened?.kind === 'verify' && <VerifyDialog meal={opened.meal} onChanged={reload} onClose={close} />}
        {opened?.kind === 'vouchers' && <VoucherDrawer meal={opened.meal} onClose={close} />}
      </Suspense>
    </>
  );
}

function DiningScreen() {
  return (
    <FairPage title="dining.title" help="dining.help">
      {({ tradeFairId }) => <Meals key={tradeFairId} tradeFairId={tradeFairId} />}
    </FairPage>
  );
}

/** /sale/dining */
export const Dining = withTexts(['trade-fair/dining', 'shared/fair'], DiningScreen);
