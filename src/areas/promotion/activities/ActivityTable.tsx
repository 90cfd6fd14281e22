import { App } from 'antd';
import { lazy, Suspense, useMemo, useState } from 'react';
import { activityApi } from '@/contract/promotion/activities';
import { SETTLE_MODE } from '@/contract/promotion/activity';
import { ACTIVITY_STATUS } from '@/contract/promotion/activity-form';
import { call } from '@/core/http/call';
import { useText } from '@/core/i18n';
import { currentPath, navigate } from '@/core/navigation/navigate';
import type { Action, Answer } from '@kit/actions/action';
import { RowActions } from '@kit/actions/RowActions';
import { CrudTable } from '@kit/table/CrudTable';
import type { ActivityPage } from '@/contract/promotion/activity-pages';
import { useBatchBar } from '@/shared/batch/useBatchBar';
import { useLinkFilters } from '@/shared/fields/useLinkFilters';
import { useSelection } from '@/shared/batch/useSelection';
import { formPath } from '../shared/paths';
import { activityTable, type Row } from './activityFields';
import { PAGES } from './pages';
import { useActivityBatch } from './useActivityBatch';

const ActivityHistory = lazy(async () => ({ default: (await import('./ActivityHistory')).ActivityHistory }));
const ActivityDrawer = lazy(async () => ({ default: (await import('./ActivityDrawer')).ActivityDrawer }));

const LIVE: readonly number[] = [ACTIVITY_STATUS.waiting, ACTIVITY_STATUS.running];
/** Whether the activity runs or will run: then it can be stopped, shown and hidden. */
const isLive = ({ status }: Row) => LIVE.includes(status);

interface Props {
  page: ActivityPage;
  /** The id of an activity whose drawer is open from the start. */
  opened: string | undefined;
}

type Batch = ReturnType<typeof useActivityBatch>;

const visibility = (rows: readonly Row[], visible: 0 | 1, { show }: Batch) =>
  ({
    label: visible === 1 ? 'pricing.show' : 'pricing.hide',
    onAction: () => show(rows, visible),
  }) as const;

const removal = (rows: readonly Row[], { remove }: Batch) =>
  ({
    label: 'action.delete',
    danger: true,
    onAction: (answer: Answer) => remove(rows, answer),
    confirm: {
      title: rows.length === 1 ? 'pricing.askDeleteOne' : 'pricing.askDelete',
      content: 'pricing.askDeleteHelp',
      values: { name: rows[0]?.activityName ?? '', count: rows.length },
    },
  }) as const;

/** Leads from an activity that is settled later to its settlement. */
const computeOf = (page: ActivityPage, { settleMode, activityId: id }: Row): Action[] =>
  settleMode === SETTLE_MODE.deferred && (page === 'discountPricing' || page === 'rebatePricing')
    ? [
        {
          code: `${page}_compute`,
          label: 'pricing.compute',
          onAction: () => navigate(`/market/calculationPricing?id=${id}`),
        },
      ]
    : [];

/** Opens the form if something may still be changed; otherwise offers to make a copy. */
function useEdit() {
  const text = useText();
  const { modal } = App.useApp();
  return async ({ activityId: id, activityType: type, activityName: name }: Row) => {
    const from = currentPath();
    const { editable, reasons } = await call(activityApi.checkBeforeEdit, { id });
    // A user who has left the page meanwhile must not be asked on the next one.
    if (currentPath() !== from) return;
    const copies =
      !editable &&
      (await modal.confirm({
        title: text('pricing.askCopy', { name }),
        content: text('pricing.askCopyHelp', { reason: reasons.map(({ msg }) => msg).join(' ') }),
        okText: text('action.copy'),
        keyboard: false,
      }));
    if (editable || copies) navigate(formPath({ type, mode: editable ? 'edit' : 'copy', id }));
  };
}

const keyOf = ({ activityId }: Row) => activityId;

/** Stops an activity that runs or will run, for a reason. */
function stopOf(page: ActivityPage, row: Row): Action[] {
  if (!isLive(row)) return [];
  const { activityId: id, version, activityName: name } = row;
  return [
    {
      code: `${page}_disable`,
      label: 'action.disable',
      danger: true,
      reason: { title: 'pricing.disableTitle', content: 'pricing.disableHelp', values: { name }, max: 100 },
      onAction: ({ reason, confirmCodes }) =>
        call(activityApi.disable, { id, version, reason, confirmCodes }, { silent: true }),
      done: 'pricing.disabled',
    },
  ];
}

/** Filters that figures on other pages set in their links. */
const LINKED = { status: 'codes', branchId: 'text' } as const;

/** The activities of one pricing page. */
export function ActivityTable({ page, opened }: Props) {
  const setup = PAGES[page];
  const initialFilters = useLinkFilters(LINKED);
  const [shown, setShown] = useState(opened);
  const selection = useSelection(keyOf);
  const batch = useActivityBatch(() => selection.choose([]));
  const edit = useEdit();
  const [traced, setTraced] = useState<Row>();
  const table = useMemo(() => activityTable(setup), [setup]);
  const actionsOf = (row: Row): Action[] => [
    { code: `${page}_edit`, label: 'action.edit', onAction: () => edit(row) },
    { code: `${page}_view`, label: 'action.view', onAction: () => setShown(row.activityId) },
    {
      code: `${page}_copy`,
      label: 'action.copy',
      onAction: () => navigate(formPath({ type: row.activityType, mode: 'copy', id: row.activityId })),
    },
    ...(isLive(row)
      ? [{ code: `${page}_visible` as const, ...visibility([row], row.visible === 1 ? 0 : 1, batch) }]
      : []),
    { label: 'history.show', onAction: () => setTraced(row) },
    ...computeOf(page, row),
    ...stopOf(page, row),
    { code: `${page}_del`, ...removal([row], batch) },
  ];
  const { chosen } = selection;
  const bar = useBatchBar(selection, {
    actions: [
      { code: `${page}_batchVisible`, ...visibility(chosen, 1, batch) },
      { code: `${page}_batchVisible`, ...visibility(chosen, 0, batch) },
      { code: `${page}_batchDel`, ...removal(chosen, batch) },
    ],
  });
  return (
    <>
      <CrudTable<Row>
        {...table}
        {...bar}
        rowKey="activityId"
        list={setup.list}
        params={{ activityTypes: setup.types }}
        initialFilters={initialFilters}
        exported={`${page}_export`}
        emptyText="pricing.empty"
        actions={(row) => <RowActions actions={actionsOf(row)} />}
      />
      <Suspense fallback={null}>
        {traced && <ActivityHistory activity={traced} onClose={() => setTraced(undefined)} />}
        <ActivityDrawer id={shown} setup={setup} onClose={() => setShown(undefined)} />
      </Suspense>
    </>
  );
}
