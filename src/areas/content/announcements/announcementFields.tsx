import { Space, Tag } from 'antd';
import {
  ANNOUNCE_TARGET,
  type AnnounceTarget,
  type Announcement,
  type AnnouncementOfBranch,
  type AnnouncementReader,
  MAX_POPUPS,
  MAX_SECONDS,
} from '@/contract/content/announcements';
import { FLAG } from '@/contract/fields';
import { T } from '@/core/i18n';
import { f } from '@/shared/fields/f';
import type { NamedFile } from '@/ui/upload/FilesField';
import { codeTable } from '@kit/fields/codeTable';
import { fieldsOf } from '@kit/fields/fieldsOf';
import { formatList } from '@kit/format/list';
import { announceType } from '../shared/announceType';
import { publishStatus } from '../shared/publishStatus';
import type { TypedLanguages } from './LanguageFields';
import { MAX_TITLE } from './limits';
import { FairField } from './TargetsField';

const MAX_CONFIRM = 10;

export const target = codeTable('announceTarget', ANNOUNCE_TARGET);
const isRead = codeTable('announcementRead', FLAG, { tones: { no: 'waiting', yes: 'active' }, dictCode: 'yesNo' });

/** Tells recalled announcements from expired ones. */
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

export interface AnnouncementValues extends Omit<Announcement, 'attachments' | 'languages' | 'tradeFairId'> {
  /** For the search form. */
  target: AnnounceTarget;
  tradeFairId: string | null;
  files: NamedFile[];
  languages: TypedLanguages;
  /** Whether readers who have confirmed an earlier version must confirm again. */
  reconfirm: 0 | 1;
}

/** Announcements to users of the console and to the guests of fairs: their list, their form, their figures. */
export const announcementFields = fieldsOf<Announcement, AnnouncementValues>()('announcement', {
  title: f.name({ max: MAX_TITLE, required: true, fixed: 'left', sorted: true, width: 160 }),
  announceType: f.codes(announceType, { isFact: true, required: true, width: 90 }),
  content: f.note({ required: true }),
  targetType: f.codes(target, { required: true, help: 'announcement.targetHelp' }),
  target: f.codes(target),
  targetIds: f.list({ required: true }),
  targetText: f.text({ isFact: true, width: 130 }),
  tradeFairId: f.text({ filter: { formItemRender: () => <FairField /> } }),
  tradeFairSubject: f.name({ width: 180 }),
  files: f.text({ isFinal: true }),
  top: f.flag(),
  popup: f.flag(),
  popupTimes: f.count({ min: 1, max: MAX_POPUPS, required: true, help: 'announcement.popupTimesHelp' }),
  mustRead: f.flag(),
  minSeconds: f.count({ max: MAX_SECONDS, required: true, help: 'announcement.minSecondsHelp' }),
  confirmBy: f.dateTime({ help: 'announcement.confirmByHelp' }),
  confirmText: f.text({ max: MAX_CONFIRM, help: 'announcement.confirmTextHelp' }),
  reconfirm: f.flag({ help: 'announcement.reconfirmHelp' }),
  remindDays: f.list({
    show: (value) => (Array.isArray(value) ? formatList(value.map(String)) : ''),
    help: 'announcement.remindDaysHelp',
  }),
  revision: f.count(),
  targetCount: f.count(),
  frozenCount: f.count(),
  joinedCount: f.count(),
  leftCount: f.count(),
  readCount: f.count(),
  readRate: f.percent(),
  confirmedCount: f.count(),
  confirmRate: f.percent(),
  unreadCount: f.count(),
  overdueCount: f.count(),
  remindCount: f.count(),
  lastRemindTime: f.dateTime(),
  publishStatus: f.codes(publishStatus, { width: 150, cell: PublishState }),
  planTime: f.dateTime({ sorted: true }),
  publishTime: f.dateTime(),
  startTime: f.dateTime(),
  endTime: f.dateTime(),
  recallTime: f.dateTime(),
  createdByName: f.person(),
  gmtModified: f.dateTime({ sorted: true }),
});

/** A reader, and how far he has read an announcement. */
export const readerFields = fieldsOf<AnnouncementReader>()('reader', {
  readerName: f.person({ max: 20, fixed: 'left', sorted: true }),
  phone: f.mobile(),
  branchId: f.branch(),
  customerName: f.name({ max: 100, width: 200 }),
  isRead: f.codes(isRead),
  readTime: f.dateTime({ sorted: true }),
  staySec: f.count({ width: 110 }),
  confirmed: f.flag(),
  confirmTime: f.dateTime(),
  earlierConfirmTime: f.dateTime(),
  overdue: f.flag({ width: 110 }),
  deferrals: f.count({ width: 110 }),
  remindedTimes: f.count({ width: 110 }),
  joinTime: f.dateTime({ sorted: true }),
  leftTime: f.dateTime(),
});

/** How far an announcement was read, by company. */
export const ofBranchFields = fieldsOf<AnnouncementOfBranch>()('ofBranch', {
  branchName: f.name({ fixed: 'left' }),
  targetCount: f.count(),
  readCount: f.count(),
  confirmedCount: f.count(),
  unreadCount: f.count(),
  readRate: f.percent(),
  confirmRate: f.percent(),
  reminded: f.count({ width: 110 }),
});
