import { App } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { useListExport } from '@/components/transfer/useListExport';
import { activityApi } from '@/contract/promotion/activities';
import { SETTLE_MODE } from '@/contract/promotion/activity';
import { ACTIVITY_STATUS } from '@/contract/promotion/activity-form';
import { call } from '@/core/http/call';
import { useText } from '@/core/i18n';
import { navigate } from '@/core/navigation/navigate';
import type { Action } from '@/crud/ActionButton';
import { useHistory } from '@/crud/history/useHistory';
import { useEditor } from '@/crud/record/useEditor';
import { RowActions } from '@/crud/RowActions';
import { CrudTable } from '@/crud/table/CrudTable';
import { actionColumn } from '@/crud/table/fields';
import { formPath } from '../paths';
import type { ActivityPage } from '../kinds';
import { activityColumns, activityFile, type Row } from './activityColumns';
import { ACTIVITY_WORDS } from './activityWords';
import { DisableActivity, disableActivity } from './DisableActivity';
import { PAGES } from './pages';
import { useActivityJobs } from './useActivityJobs';

const ActivityDrawer = lazy(async () => ({ default: (await import('./ActivityDrawer')).ActivityDrawer }));

const STOPPABLE: readonly number[] = [ACTIVITY_STATUS.waiting, ACTIVITY_STATUS.running];

interface Props {
  page: ActivityPage;
  /** An activity that is shown at once. */
  opened: string | undefined;
}

type Jobs = ReturnType<typeof useActivityJobs>;

const visibility = (rows: readonly Row[], visible: 0 | 1, { show }: Jobs) =>
  ({
    label: visible === 1 ? 'pricing.show' : 'pricing.hide',
    onAction: () => show(rows, visible),
  }) as const;

const removal = (rows: readonly Row[], { remove }: Jobs) =>
  ({
    label: 'action.delete',
    danger: true,
    onAction: () => remove(rows),
    confirm: {
      title: 'pricing.askDelete',
      content: 'pricing.askDeleteHelp',
      values: { name: rows[0]?.activityName ?? '', count: rows.length },
    },
  }) as const;

/** What is settled later leads to its computation. */
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

/** Opens the form, if anything may still be changed; what may not is offered for a copy. */
function useEdit() {
  const text = useText();
  const { modal } = App.useApp();
  return async ({ activityId: id, activityType: type, activityName: name }: Row) => {
    const { editable, reasons } = await call(activityApi.checkBeforeEdit, { id });
    const copies =
      !editable &&
      (await modal.confirm({
        title: text('pricing.askCopy', { name }),
        content: text('pricing.askCopyHelp', { reason: reasons.map(({ msg }) => msg).join(' ') }),
        okText: text('action.copy'),
      }));
    if (editable || copies) navigate(formPath({ type, mode: editable ? 'edit' : 'copy', id }));
  };
}

/** The activities of one pricing page. */
export function ActivityTable({ page, opened }: Props) {
  const setup = PAGES[page];
  const [shown, setShown] = useState(opened);
  const [chosen, setChosen] = useState<readonly Row[]>([]);
  const { table, reload, open, modal } = useEditor(disableActivity);
  const jobs = useActivityJobs(() => {
    setChosen([]);
    reload();
  });
  const edit = useEdit();
  const history = useHistory({ objectType: 'activity', words: ACTIVITY_WORDS });
  const exporting = useListExport<Row>(setup.list, activityFile(setup.show), { code: `${page}_export` });
  const actionsOf = (row: Row): Action[] => [
    { code: `${page}_edit`, label: 'action.edit', onAction: () => edit(row) },
    { code: `${page}_view`, label: 'action.view', onAction: () => setShown(row.activityId) },
    {
      code: `${page}_copy`,
      label: 'action.copy',
      onAction: () => navigate(formPath({ type: row.activityType, mode: 'copy', id: row.activityId })),
    },
    { code: `${page}_visible`, ...visibility([row], row.visible === 1 ? 0 : 1, jobs) },
    { label: 'history.show', onAction: () => history.show({ objectId: row.activityId, name: row.activityName }) },
    ...computeOf(page, row),
    ...(STOPPABLE.includes(row.status)
      ? [
          {
            code: `${page}_disable` as const,
            label: 'action.disable' as const,
            danger: true,
            onAction: () => open({ activity: row }),
          },
        ]
      : []),
    { code: `${page}_del`, ...removal([row], jobs) },
  ];
  const batch: Action[] = [
    { code: `${page}_batchVisible`, ...visibility(chosen, 1, jobs) },
    { code: `${page}_batchVisible`, ...visibility(chosen, 0, jobs) },
    { code: `${page}_batchDel`, ...removal(chosen, jobs) },
  ];
  return (
    <>
      <CrudTable<Row>
        rowKey="activityId"
        actionRef={table}
        request={exporting.request}
        params={{ activityTypes: setup.types }}
        emptyText="pricing.empty"
        toolBarRender={() => [exporting.button]}
        batch={{ chosen, onChoose: setChosen, actions: batch }}
        columns={[
          ...activityColumns(setup.show, setup.search, setup.types),
          actionColumn((row) => <RowActions actions={actionsOf(row)} />),
        ]}
      />
      {history.drawer}
      <DisableActivity {...modal} />
      <Suspense fallback={null}>
        <ActivityDrawer id={shown} setup={setup} onClose={() => setShown(undefined)} />
      </Suspense>
    </>
  );
}
