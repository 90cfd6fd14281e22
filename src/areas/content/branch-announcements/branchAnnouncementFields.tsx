import type { BranchAnnouncement } from '@/contract/content/branch-announcements';
import { plainText } from '@/core/input/filters';
import { f } from '@/shared/fields/f';
import type { NamedFile } from '@/ui/upload/FilesField';
import { fieldsOf } from '@kit/fields/fieldsOf';
import { announceType } from '../shared/announceType';
import { PublishState, publishStatus } from '../shared/publishStatus';

export interface BranchAnnouncementValues {
  title: string;
  announceType: BranchAnnouncement['announceType'];
  content: string;
  branchIds: string[];
  top: 0 | 1;
  startTime: string | null;
  endTime: string | null;
  files: NamedFile[];
}

/** Announcements of companies to the users of their app: their list, their form. */
export const branchAnnouncementFields = fieldsOf<BranchAnnouncement, BranchAnnouncementValues>()('branchAnnouncement', {
  title: f.text({ max: 50, required: true, keep: plainText, width: 240, fixed: 'left', sorted: true }),
  announceType: f.codes(announceType, { isFact: true, required: true, width: 90 }),
  content: f.note({ required: true }),
  files: f.text({ isFinal: true }),
  branchIds: f.branches({ required: true, help: 'publishing.branchesHelp' }),
  branchNames: f.list({ width: 200 }),
  top: f.flag(),
  startTime: f.dateTime({ isFact: true, sorted: true }),
  endTime: f.dateTime(),
  readCount: f.count({ sorted: true }),
  publishStatus: f.codes(publishStatus, { width: 110, cell: (row) => <PublishState {...row} /> }),
  publishTime: f.dateTime(),
  createdByName: f.person(),
  updatedBy: f.person(),
  gmtModified: f.dateTime({ sorted: true }),
});
