import { type Announcement, announcementApi, PUBLISH_STATUS } from '@/contract/content/announcements';
import { call } from '@/core/http/call';
import type { Action } from '@kit/actions/useRun';

interface Opens {
  edit: (one: Announcement) => void;
  report: (one: Announcement) => void;
}

const move = ({ announcementId, version }: Announcement, how: 'publish' | 'takeDown' | 'recall' | 'delete') => ({
  onAction: () => call(announcementApi[how], { announcementId, version }),
  done: 'announcement.done' as const,
});

/** What is done to an announcement, whatever its status. */
function alwaysOf(one: Announcement, { edit, report }: Opens): Action[] {
  const { announcementId } = one;
  return [
    { code: 'announcementV2_edit', label: 'action.edit', onAction: () => edit(one) },
    { code: 'announcementV2_readReport', label: 'announcement.readReport', onAction: () => report(one) },
    {
      code: 'announcementV2_copy',
      label: 'action.copy',
      onAction: () => call(announcementApi.copy, { announcementId }),
      done: 'announcement.copied',
    },
  ];
}

/** What is done to one that guests see, and to one that waits or has run its time. */
export function actionsOf(one: Announcement, opens: Opens): Action[] {
  const { title, targetCount } = one;
  const values = { name: title };
  if (one.publishStatus === PUBLISH_STATUS.published) {
    return [
      ...alwaysOf(one, opens),
      {
        code: 'announcementV2_takeDown',
        label: 'announcement.takeDown',
        confirm: { title: 'announcement.askTakeDown', values },
        ...move(one, 'takeDown'),
      },
      {
        code: 'announcementV2_recall',
        label: 'announcement.recall',
        danger: true,
        confirm: { title: 'announcement.askRecall', content: 'announcement.askRecallHelp', values },
        ...move(one, 'recall'),
      },
    ];
  }
  return [
    {
      code: 'announcementV2_publish',
      label: 'announcement.publish',
      confirm: {
        title: 'announcement.askPublish',
        content: 'announcement.askPublishHelp',
        values: { ...values, count: targetCount },
      },
      ...move(one, 'publish'),
    },
    ...alwaysOf(one, opens),
    {
      code: 'announcementV2_del',
      label: 'action.delete',
      danger: true,
      confirm: { title: 'announcement.askDelete', values },
      ...move(one, 'delete'),
    },
  ];
}
