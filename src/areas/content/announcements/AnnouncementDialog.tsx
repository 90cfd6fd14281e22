import { MomentInput } from '@kit/fields/MomentInput';
import { type Announcement, announcementApi, MAX_POPUPS } from '@/contract/content/announcements';
import { call } from '@/core/http/call';
import { T } from '@/core/i18n';
import { FormModal } from '@kit/form/FormModal';
import type { useEditor } from '@kit/form/useEditor';
import { type Field, fieldsOf } from '@kit/fields/fields';
import { yesNo } from './announcementWords';

export type AnnouncementForm = Announcement;

export function saveAnnouncement({ announcementId, version, tradeFairId, ...rest }: AnnouncementForm) {
  const { title, content, top, startTime, endTime, planTime, languages } = rest;
  const { popup, popupTimes, mustRead, confirmText } = rest;
  const form = {
    ...{ title, content, top, startTime, endTime, planTime, languages },
    ...{ popup, popupTimes, mustRead, confirmText },
  };
  return announcementId
    ? call(announcementApi.update, { announcementId, version, ...form }, { silent: true })
    : call(announcementApi.add, { tradeFairId, ...form }, { silent: true });
}

const MAX_CONFIRM = 10;

const moment: Field<AnnouncementForm> = { formItemRender: () => <MomentInput kind="dateTime" /> };

const inputs = fieldsOf<AnnouncementForm>()('announcement', {
  title: { required: true, fieldProps: { maxLength: 50, showCount: true } },
  content: {
    valueType: 'textarea',
    required: true,
    fieldProps: { maxLength: 10_000, rows: 6, showCount: true },
  },
  top: { ...yesNo.field(), required: true },
  popup: { ...yesNo.field(), required: true },
  popupTimes: {
    valueType: 'digit',
    required: true,
    tooltip: <T id="announcement.popupTimesHelp" />,
    fieldProps: { min: 1, max: MAX_POPUPS, precision: 0 },
  },
  mustRead: { ...yesNo.field(), required: true },
  confirmText: {
    tooltip: <T id="announcement.confirmTextHelp" />,
    fieldProps: { maxLength: MAX_CONFIRM, showCount: true },
  },
  startTime: moment,
  endTime: moment,
  planTime: moment,
}).form([
  ...(['title', 'content', 'top', 'planTime', 'startTime', 'endTime'] as const),
  ...(['popup', 'popupTimes', 'mustRead', 'confirmText'] as const),
]);

/** What guests are told, and from when until when. */
export function AnnouncementDialog(modal: ReturnType<typeof useEditor<AnnouncementForm>>['modal']) {
  const isNew = !modal.record?.announcementId;
  return (
    <FormModal<AnnouncementForm>
      {...modal}
      title={isNew ? 'announcement.add' : 'announcement.edit'}
      help="announcement.formHelp"
      wide
      columns={inputs}
    />
  );
}
