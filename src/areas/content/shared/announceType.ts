import { ANNOUNCE_TYPE } from '@/contract/content/announcements';
import { codeTable } from '@kit/fields/codeTable';

export const announceType = codeTable('announceType', ANNOUNCE_TYPE, { dictCode: 'announceType' });
