import { PUBLISH_STATUS } from '@/contract/content/announcements';
import { FLAG } from '@/contract/fields';
import { codeTable } from '@kit/fields/codeTable';

export const yesNo = codeTable('announcementTop', FLAG);
export const isRead = codeTable('announcementRead', FLAG, { tones: { no: 'waiting', yes: 'active' } });
export const publishStatus = codeTable('publishStatus', PUBLISH_STATUS, { tones: {
  published: 'active',
  waiting: 'draft',
  takenDown: 'stopped',
} });
