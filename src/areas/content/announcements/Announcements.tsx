import { lazy, Suspense, useState } from 'react';
import { FairPage } from '@/shared/fair/FairPage';
import { useInFair } from '@/shared/fair/useInFair';
import { useListExport } from '@/shared/transfer/useListExport';
import { type Announcement, announcementApi, PUBLISH_STATUS } from '@/contract/content/announcements';
import { FLAG } from '@/contract/fields';
import { call } from '@/core/http/call';
import { useText, withTexts } from '@/core/i18n';
import { notifier } from '@/core/notify/notifier';
import { ActionButton } from '@kit/actions/ActionButton';
import type { Action } from '@kit/actions/useRun';
import { RowActions } from '@kit/actions/RowActions';
import { useEditor } from '@kit/form/useEditor';
import { CrudTable } from '@kit/table/CrudTable';
import { actionColumn } from '@kit/fields/fields';
import { AnnouncementDialog, saveAnnouncement } from './AnnouncementDialog';
import { columns, fileColumns } from './announcementColumns';

const ReadReport = lazy(async () => ({ default: (await import('./ReadReport')).ReadReport }));

const BLANK = {
  ...{ top: FLAG.no, popup: FLAG.no, popupTimes: 1, mustRead: FLAG.no, confirmText: '', languages: {} },
} satisfies Partial<Announcement>;
type Move = 'publish' | 'takeDown' | 'recall' | 'delete';

interface Does {
  edit: (one: Announcement) => void;
  copy: (one: Announcement) => Promise<void>;
  report: (one: Announcement) => void;
  move: (one: Announcement, how: Move) => Promise<void>;
}

function actionsFor(one: Announcement, { edit, copy, report, move }: Does): Action[] {
  const values = { name: one.title };
  const change: Action = { code: 'announcementV2_edit', label: 'action.edit', onAction: () => edit(one) };
  const always: Action[] = [
    { code: 'announcementV2_readReport', label: 'announcement.readReport', onAction: () => report(one) },
    { code: 'announcementV2_copy', label: 'action.copy', onAction: () => copy(one) },
  ];
  if (one.publishStatus === PUBLISH_STATUS.published) {
    const confirm = { title: 'announcement.askTakeDown' as const, values };
    return [
      change,
      ...always,
      {
        code: 'announcementV2_takeDown',
        label: 'announcement.takeDown',
        confirm,
        onAction: () => move(one, 'takeDown'),
      },
      {
        code: 'announcementV2_recall',
        label: 'announcement.recall',
        danger: true,
        confirm: { title: 'announcement.askRecall', content: 'announcement.askRecallHelp', values },
        onAction: () => move(one, 'recall'),
      },
    ];
  }
  const ask = { title: 'announcement.askPublish' as const, content: 'announcement.askPublishHelp' as const };
  return [
    {
      code: 'announcementV2_publish',
      label: 'announcement.publish',
      confirm: { ...ask, values: { ...values, count: one.targetCount } },
      onAction: () => move(one, 'publish'),
    },
    change,
    ...always,
    {
      code: 'announcementV2_del',
      label: 'action.delete',
      danger: true,
      confirm: { title: 'announcement.askDelete', values },
      onAction: () => move(one, 'delete'),
    },
  ];
}

function List({ tradeFairId }: { tradeFairId: string }) {
  const text = useText();
  const { table, reload, open, modal } = useEditor(saveAnnouncement);
  const [shown, setShown] = useState<Announcement>();
  const exporting = useListExport<Announcement>(announcementApi.page, fileColumns, { code: 'announcementV2_export' });
  const inFair = useInFair(exporting.request, tradeFairId);
  const copy = async ({ announcementId }: Announcement) => {
    await call(announcementApi.copy, { announcementId }).finally(reload);
    notifier.success(text('announcement.copied'));
  };
  const move = async ({ announcementId, version }: Announcement, how: Move) => {
    await call(announcementApi[how], { announcementId, version }).finally(reload);
    notifier.success(text('announcement.done'));
  };
  const add = (
    <ActionButton
      code="announcementV2_add"
      label="announcement.add"
      type="primary"
      onAction={() => open({ ...BLANK, tradeFairId })}
    />
  );
  return (
    <>
      <CrudTable<Announcement>
        rowKey="announcementId"
        actionRef={table}
        request={inFair}
        emptyText="announcement.empty"
        emptyAction={add}
        columns={[
          ...columns,
          actionColumn((one) => <RowActions actions={actionsFor(one, { edit: open, copy, report: setShown, move })} />),
        ]}
        toolBarRender={() => [exporting.button, <span key="add">{add}</span>]}
      />
      <AnnouncementDialog {...modal} />
      <Suspense fallback={null}>{shown && <ReadReport one={shown} onClose={() => setShown(undefined)} />}</Suspense>
    </>
  );
}

function AnnouncementsScreen() {
  return (
    <FairPage title="announcement.heading" help="announcement.help">
      {({ tradeFairId }) => <List key={tradeFairId} tradeFairId={tradeFairId} />}
    </FairPage>
  );
}

/** /content/announcementV2: what the guests of fairs are told (domain/02 §2.10). */
export const Announcements = withTexts(['content/announcements', 'shared/fair'], AnnouncementsScreen);
