import { MomentInput } from '@/components/form/MomentInput';
import { type Announcement, announcementApi } from '@/contract/content/announcements';
import { FLAG } from '@/contract/fields';
import { call } from '@/core/http/call';
import { FormModal } from '@/crud/record/FormModal';
import type { useEditor } from '@/crud/record/useEditor';
import { codeTable } from '@/crud/table/codeTable';
import { type Field, fieldsOf } from '@/crud/table/fields';

export type AnnouncementForm = Announcement;

export function saveAnnouncement({ announcementId, version, tradeFairId, ...rest }: AnnouncementForm) {
  const { title, content, top, startTime, endTime, planTime, languages } = rest;
  const form = { title, content, top, startTime, endTime, planTime, languages };
  return announcementId
    ? call(announcementApi.update, { announcementId, version, ...form }, { silent: true })
    : call(announcementApi.add, { tradeFairId, ...form }, { silent: true });
}

const top = codeTable('announcementTop', FLAG);
const moment: Field<AnnouncementForm> = { formItemRender: () => <MomentInput kind="dateTime" /> };

const inputs = fieldsOf<AnnouncementForm>()('announcement', {
  title: { required: true, fieldProps: { maxLength: 50, showCount: true } },
  content: {
    valueType: 'textarea',
    required: true,
    fieldProps: { maxLength: 10_000, rows: 6, showCount: true },
  },
  top: { ...top.field(), required: true },
  startTime: moment,
  endTime: moment,
  planTime: moment,
}).form(['title', 'content', 'top', 'planTime', 'startTime', 'endTime']);

/** What guests are told, and from when until when. */
export function AnnouncementDialog(modal: ReturnType<typeof useEditor<AnnouncementForm>>['modal']) {
  const isNew = !modal.record?.announcementId;
  return (
    <FormModal<AnnouncementForm>
      {...modal}
      title={isNew ? 'announcement.add' : 'announcement.edit'}
      help="announcement.formHelp"
      columns={inputs}
    />
  );
}
