import { type Announcement, announcementApi, PUBLISH_STATUS } from '@/contract/content/announcements';
import { call } from '@/core/http/call';
import type { Action } from '@kit/actions/useRun';

interface Opens {
  edit: (one: Announcement) => void;
  report: (one: Announcement) => void;
}

/** What is done to an announcement: to one that guests see, and to one that waits or has run its time. */
export function actionsOf(one: Announcement, { edit, report }: Opens): Action[] {
  const { announcementId, version, title, targetCount } = one;
  const values = { name: title };
  const move = (how: 'publish' | 'takeDown' | 'recall' | 'delete') => ({
    onAction: () => call(announcementApi[how], { announcementId, version }),
    done: 'announcement.done' as const,
  });
  const always: Action[] = [
    { code: 'announcementV2_edit', label: 'action.edit', onAction: () => edit(one) },
    { code: 'announcementV2_readReport', label: 'announcement.readReport', onAction: () => report(one) },
    {
      code: 'announcementV2_copy',
      label: 'action.copy',
      onAction: () => call(announcementApi.copy, { announcementId }),
      done: 'announcement.copied',
    },
  ];
  if (one.publishStatus === PUBLISH_STATUS.published) {
    return [
      ...always,
      {
        code: 'announcementV2_takeDown',
        label: 'announcement.takeDown',
        confirm: { title: 'announcement.askTakeDown', values },
        ...move('takeDown'),
      },
      {
        code: 'announcementV2_recall',
        label: 'announcement.recall',
        danger: true,
        confirm: { title: 'announcement.askRecall', content: 'announcement.askRecallHelp', values },
        ...move('recall'),
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
      ...move('publish'),
    },
    ...always,
    {
      code: 'announcementV2_del',
      label: 'action.delete',
      danger: true,
      confirm: { title: 'announcement.askDelete', values },
      ...move('delete'),
    },
  ];
}
