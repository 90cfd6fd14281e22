import { type Announcement, announcementApi } from '@/contract/content/announcements';
import { call } from '@/core/http/call';
import { RecordDialog } from '@kit/form/RecordDialog';
import { announcementFields } from './announcementFields';

function save({ announcementId, version, tradeFairId, ...rest }: Announcement) {
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

/** Of which fair, and which announcement where it is not a new one. */
export type EditedAnnouncement = Pick<Announcement, 'tradeFairId'> & Partial<Announcement>;

interface Props {
  record: EditedAnnouncement | undefined;
  onClose: () => void;
}

/** What guests are told, and from when until when. */
export function AnnouncementDialog({ record, onClose }: Props) {
  const { tradeFairId = '', announcementId = '' } = record ?? {};
  return (
    <RecordDialog<EditedAnnouncement, Announcement>
      draftKey={`announcement ${tradeFairId} ${announcementId}`}
      title={announcementId ? 'announcement.edit' : 'announcement.add'}
      help="announcement.formHelp"
      wide
      fields={announcementFields}
      record={record}
      save={save}
      onClose={onClose}
    >
      {announcementFields.inputs([
        'title',
        'content',
        'top',
        'planTime',
        'startTime',
        'endTime',
        'popup',
        'popupTimes',
        'mustRead',
        'confirmText',
      ])}
    </RecordDialog>
  );
}
