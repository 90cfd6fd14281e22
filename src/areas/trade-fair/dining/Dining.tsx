import { lazy, Suspense, useState, type ReactNode } from 'react';
import { useLinkFilters } from '@/shared/fields/useLinkFilters';
import { diningApi, type FairMeal, MEAL_STATUS } from '@/contract/trade-fair/dining';
import { call } from '@/core/http/call';
import { withTexts } from '@/core/i18n';
import { FairPage } from '../shared/FairPage';
import { ActionButton } from '@kit/actions/ActionButton';
import { RowActions } from '@kit/actions/RowActions';
import type { Action } from '@kit/actions/action';
import { CrudTable } from '@kit/table/CrudTable';
import { diningFields } from './diningFields';
import { DoorLink } from '../shared/DoorLink';
import { type EditedMeal, MealDialog } from './MealDialog';

const IssueDialog = lazy(async () => ({ default: (await import('./IssueDialog')).IssueDialog }));
const VerifyDialog = lazy(async () => ({ default: (await import('./VerifyDialog')).VerifyDialog }));
const VoucherDrawer = lazy(async () => ({ default: (await import('./VoucherDrawer')).VoucherDrawer }));

const table = diningFields.table({
  show: [
    'mealDate',
    'mealType',
    'startTime',
    'endTime',
    'venue',
    'quota',
    'issuedCount',
    'usedCount',
    'remain',
    'status',
  ],
  search: ['mealDate', 'mealType', 'status'],
});

/** Filters that the figures on the home page of the fair set in their links. */
const LINKED = { mealDate: 'text' } as const;

interface Opened {
  kind: 'issue' | 'verify' | 'vouchers';
  meal: FairMeal;
}

function Meals({ tradeFairId, header }: { tradeFairId: string; header: ReactNode }) {
  const initialFilters = useLinkFilters(LINKED);
  const [edited, setEdited] = useState<EditedMeal>();
  const [opened, setOpened] = useState<Opened>();
  const close = () => setOpened(undefined);
  const show = (kind: Opened['kind'], meal: FairMeal) => () => setOpened({ kind, meal });
  const actionsOf = (meal: FairMeal): Action[] => {
    const isOpen = meal.status === MEAL_STATUS.open;
    const seats: Action[] = [
      { code: 'dining_issue', label: 'dining.issue', onAction: show('issue', meal) },
      { code: 'dining_verify', label: 'dining.verify', onAction: show('verify', meal) },
    ];
    return [
      ...(isOpen ? seats : []),
      { code: 'dining_detail', label: 'dining.detail', onAction: show('vouchers', meal) },
      { code: 'dining_edit', label: 'action.edit', onAction: () => setEdited({ ...meal, tradeFairId }) },
      {
        code: 'dining_stop',
        label: isOpen ? 'action.disable' : 'action.enable',
        danger: isOpen,
        onAction: () =>
          call(diningApi.update, { mealId: meal.mealId, status: isOpen ? MEAL_STATUS.stopped : MEAL_STATUS.open }),
      },
    ];
  };
  const add = (
    <ActionButton code="dining_add" label="dining.add" type="primary" onAction={() => setEdited({ tradeFairId })} />
  );
  return (
    <>
      <CrudTable<FairMeal>
        {...table}
        header={header}
        rowKey="mealId"
        list={diningApi.page}
        params={{ tradeFairId }}
        exported="dining_export"
        initialFilters={initialFilters}
        emptyText="dining.empty"
        emptyAction={add}
        actions={(meal) => <RowActions actions={actionsOf(meal)} />}
        toolBarRender={() => [<span key="add">{add}</span>]}
      />
      <MealDialog record={edited} onClose={() => setEdited(undefined)} />
      <Suspense fallback={null}>
        {opened?.kind === 'issue' && <IssueDialog tradeFairId={tradeFairId} meal={opened.meal} onClose={close} />}
        {opened?.kind === 'verify' && <VerifyDialog meal={opened.meal} onClose={close} />}
        {opened?.kind === 'vouchers' && <VoucherDrawer meal={opened.meal} onClose={close} />}
      </Suspense>
    </>
  );
}

function DiningScreen() {
  return (
    <FairPage
      isList
      title="dining.title"
      help="dining.help"
      actions={({ tradeFairId }) => <DoorLink tradeFairId={tradeFairId} work="dining" />}
    >
      {({ tradeFairId }, header) => <Meals tradeFairId={tradeFairId} header={header} />}
    </FairPage>
  );
}

/** /sale/dining */
export const Dining = withTexts(['trade-fair/dining', 'shared/fair'], DiningScreen);
