import { Space, Tag } from 'antd';
import { type Announcement, type AnnouncementReader, MAX_POPUPS } from '@/contract/content/announcements';
import { FLAG } from '@/contract/fields';
import { T } from '@/core/i18n';
import { f } from '@/shared/fields/f';
import { codeTable } from '@kit/fields/codeTable';
import { fieldsOf } from '@kit/fields/fieldsOf';
import { publishStatus } from '../shared/publishStatus';

const MAX_CONTENT = 10_000;
const MAX_CONFIRM = 10;

const yesNo = codeTable('announcementTop', FLAG, { dictCode: 'yesNo' });
const isRead = codeTable('announcementRead', FLAG, { tones: { no: 'waiting', yes: 'active' }, dictCode: 'yesNo' });

/** What is taken back is told from what has run its time. */
const PublishState = ({ publishStatus: status, recallTime }: Announcement) => (
  <Space size={0}>
    <publishStatus.Tag value={status} />
    {recallTime && (
      <Tag color="orange">
        <T id="announcement.recalled" />
      </Tag>
    )}
  </Space>
);

/** What the guests of a fair are told. */
export const announcementFields = fieldsOf<Announcement>()('announcement', {
  title: f.name({ max: 50, required: true, fixed: 'left', sorted: true }),
  publishStatus: f.codes(publishStatus, { width: 150, cell: PublishState }),
  content: f.note({ max: MAX_CONTENT, required: true, width: 280 }),
  top: f.codes(yesNo, { required: true }),
  popup: f.codes(yesNo, { required: true }),
  popupTimes: f.count({ min: 1, max: MAX_POPUPS, required: true, help: 'announcement.popupTimesHelp' }),
  mustRead: f.codes(yesNo, { required: true }),
  confirmText: f.text({ max: MAX_CONFIRM, help: 'announcement.confirmTextHelp' }),
  targetCount: f.count(),
  readCount: f.count(),
  readRate: f.percent(),
  confirmedCount: f.count(),
  planTime: f.dateTime(),
  publishTime: f.dateTime(),
  startTime: f.dateTime(),
  endTime: f.dateTime(),
  recallTime: f.dateTime(),
  createdByName: f.person(),
  gmtModified: f.dateTime({ sorted: true }),
});

/** A guest, and what he has read of an announcement. */
export const readerFields = fieldsOf<AnnouncementReader>()('reader', {
  guestName: f.person({ max: 20, fixed: 'left', sorted: true }),
  phone: f.mobile(),
  customerName: f.name({ max: 100, width: 200 }),
  isRead: f.codes(isRead),
  readTime: f.dateTime({ sorted: true }),
  staySec: f.count({ width: 110 }),
  confirmed: f.codes(yesNo),
  confirmTime: f.dateTime(),
});
