import { type Announcement, announcementApi, PUBLISH_STATUS, REMIND_CHANNEL } from '@/contract/content/announcements';
import { call } from '@/core/http/call';
import { text } from '@/core/i18n';
import { notifier } from '@/core/notify/notifier';
import type { Action } from '@kit/actions/action';

interface Opens {
  edit: (one: Announcement) => void;
  report: (one: Announcement) => void;
  unread: (one: Announcement) => void;
  usedBy: (announcementId: string, name: string) => Action;
}

type Move = 'publish' | 'takeDown' | 'recall' | 'delete';

const move = (how: Move, { announcementId, version }: Announcement) => ({
  onAction: () => call(announcementApi[how], { announcementId, version }),
  done: 'announcement.done' as const,
});

const always = (one: Announcement, { edit, report, usedBy }: Opens): Action[] => [
  { code: 'announcementV2_edit', label: 'action.edit', onAction: () => edit(one) },
  { code: 'announcementV2_readReport', label: 'announcement.readReport', onAction: () => report(one) },
  {
    code: 'announcementV2_copy',
    label: 'action.copy',
    onAction: () => call(announcementApi.copy, { announcementId: one.announcementId }),
    done: 'announcement.copied',
  },
  usedBy(one.announcementId, one.title),
];

const reminding = (one: Announcement, how: keyof typeof REMIND_CHANNEL): Action => ({
  code: 'announcementV2_remind',
  label: how === 'sms' ? 'announcement.remindBySms' : 'announcement.remind',
  confirm: {
    title: 'announcement.askRemind',
    content: how === 'sms' ? 'announcement.askRemindSmsHelp' : 'announcement.askRemindHelp',
    values: { name: one.title, count: one.unreadCount },
  },
  onAction: async () => {
    const input = { id: one.announcementId, channel: REMIND_CHANNEL[how] };
    const { reminded } = await call(announcementApi.remind, input);
    notifier.success(text('announcement.reminded', { count: reminded }));
  },
});

function ofPublished(one: Announcement, { unread }: Opens): Action[] {
  const values = { name: one.title };
  return [
    { code: 'announcementV2_unread', label: 'announcement.unread', onAction: () => unread(one) },
    ...(one.unreadCount > 0 ? [reminding(one, 'inApp')] : []),
    ...(one.unreadCount > 0 && one.canSms ? [reminding(one, 'sms')] : []),
    {
      code: 'announcementV2_takeDown',
      label: 'announcement.takeDown',
      confirm: { title: 'announcement.askTakeDown', values },
      ...move('takeDown', one),
    },
    {
      code: 'announcementV2_recall',
      label: 'announcement.recall',
      danger: true,
      confirm: { title: 'announcement.askRecall', content: 'announcement.askRecallHelp', values },
      ...move('recall', one),
    },
  ];
}

const publish = (one: Announcement): Action => ({
  code: 'announcementV2_publish',
  label: 'announcement.publish',
  confirm: {
    title: 'announcement.askPublish',
    content: 'announcement.askPublishHelp',
    values: { name: one.title, count: one.targetCount },
  },
  ...move('publish', one),
});

const remove = (one: Announcement): Action => ({
  code: 'announcementV2_del',
  label: 'action.delete',
  danger: true,
  confirm: { title: 'announcement.askDelete', values: { name: one.title } },
  ...move('delete', one),
});

/** The actions on an announcement, by its status: published, or planned, recalled or expired. */
export const actionsOf = (one: Announcement, opens: Opens): Action[] =>
  one.publishStatus === PUBLISH_STATUS.published
    ? [...always(one, opens), ...ofPublished(one, opens)]
    : [publish(one), ...always(one, opens), remove(one)];
