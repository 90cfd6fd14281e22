import { PRIZE_LEVEL, PRIZE_STATUS } from '@/contract/fair/prizes';
import { codeTable } from '@/crud/table/codeTable';

export const prizeLevel = codeTable('prizeLevel', PRIZE_LEVEL);
export const prizeStatus = codeTable('prizeStatus', PRIZE_STATUS, { off: 'stopped', on: 'active' });
