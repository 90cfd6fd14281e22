import { PRIZE_LEVEL, PRIZE_STATUS } from '@/contract/trade-fair/prizes';
import { codeTable } from '@kit/fields/codeTable';

export const prizeLevel = codeTable('prizeLevel', PRIZE_LEVEL);
export const prizeStatus = codeTable('prizeStatus', PRIZE_STATUS, { tones: { off: 'stopped', on: 'active' } });
