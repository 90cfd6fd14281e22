import { FairPage } from '@/components/fair/FairPage';
import { useInFair } from '@/components/fair/useInFair';
import { type Announcement, announcementApi, PUBLISH_STATUS } from '@/contract/content/announcements';
import { FLAG } from '@/contract/fields';
import { formatDate } from '@/core/format/date';
import { call } from '@/core/http/call';
import { useText, withTexts } from '@/core/i18n';
import { notifier } from '@/core/notify/notifier';
import { type Action, ActionButton } from '@/crud/ActionButton';
import { RowActions } from '@/crud/RowActions';
import { useEditor } from '@/crud/record/useEditor';
import { codeTable } from '@/crud/table/codeTable';
import { CrudTable } from '@/crud/table/CrudTable';
import { actionColumn, type Field, fieldsOf } from '@/crud/table/fields';
import { pageRequest } from '@/crud/table/pageRequest';
import { AnnouncementDialog, saveAnnouncement } from './AnnouncementDialog';

const publishStatus = codeTable('publishStatus', PUBLISH_STATUS, {
  published: 'active',
  waiting: 'draft',
  takenDown: 'stopped',
});

const moment = (field: 'startTime' | 'endTime' | 'planTime' | 'publishTime' | 'gmtModified'): Field<Announcement> => ({
  width: 150,
  render: (_, row) => formatDate(row[field], 'YMDHM'),
});

const columns = fieldsOf<Announcement>()('announcement', {
  title: { ellipsis: true, width: 220, fixed: 'left', sorter: true, fieldProps: { maxLength: 50 } },
  publishStatus: { ...publishStatus.field(), width: 100 },
  content: { ellipsis: true, width: 320 },
  targetCount: { align: 'right', width: 100, valueType: 'digit' },
  planTime: moment('planTime'),
  publishTime: moment('publishTime'),
  startTime: moment('startTime'),
  endTime: moment('endTime'),
  createdByName: { width: 100 },
  gmtModified: { ...moment('gmtModified'), sorter: true },
}).table({
  show: [
    ...([
      'title',
      'publishStatus',
      'content',
      'targetCount',
      'planTime',
      'publishTime',
      'startTime',
      'endTime',
    ] as const),
    ...(['createdByName', 'gmtModified'] as const),
  ],
  search: ['title', 'publishStatus'],
});

const request = pageRequest(announcementApi.page);
type Move = 'publish' | 'takeDown' | 'recall' | 'delete';

interface Does {
  edit: (one: Announcement) => void;
  move: (one: Announcement, how: Move) => Promise<void>;
}

function actionsFor(one: Announcement, { edit, move }: Does): Action[] {
  const values = { name: one.title };
  const change: Action = { code: 'announcementV2_edit', label: 'action.edit', onAction: () => edit(one) };
  if (one.publishStatus === PUBLISH_STATUS.published) {
    const confirm = { title: 'announcement.askTakeDown' as const, values };
    return [
      change,
      {
        code: 'announcementV2_takeDown',
        label: 'announcement.takeDown',
        confirm,
        onAction: () => move(one, 'takeDown'),
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
  const inFair = useInFair(request, tradeFairId);
  const move = async ({ announcementId, version }: Announcement, how: Move) => {
    await call(announcementApi[how], { announcementId, version }).finally(reload);
    notifier.success(text('announcement.done'));
  };
  const add = (
    <ActionButton
      code="announcementV2_add"
      label="announcement.add"
      type="primary"
      onAction={() => open({ tradeFairId, top: FLAG.no, languages: {} })}
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
          actionColumn((one) => <RowActions actions={actionsFor(one, { edit: open, move })} />, 170),
        ]}
        toolBarRender={() => [<span key="add">{add}</span>]}
      />
      <AnnouncementDialog {...modal} />
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
export const Announcements = withTexts(['announcements', 'exhibit'], AnnouncementsScreen);
