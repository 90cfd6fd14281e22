import { PUBLISH_STATUS } from '@/contract/content/announcements';
import { FLAG } from '@/contract/fields';
import { codeTable } from '@/crud/table/codeTable';

export const yesNo = codeTable('announcementTop', FLAG);
export const isRead = codeTable('announcementRead', FLAG, { no: 'waiting', yes: 'active' });
export const publishStatus = codeTable('publishStatus', PUBLISH_STATUS, {
  published: 'active',
  waiting: 'draft',
  takenDown: 'stopped',
});
