import { DRAW_MODE, DRAW_STATUS, WIN_STATUS } from '@/contract/trade-fair/draws';
import { codeTable } from '@kit/fields/codeTable';

export const drawStatus = codeTable('drawStatus', DRAW_STATUS, { tones: { running: 'attention', done: 'active' } });
export const drawMode = codeTable('drawMode', DRAW_MODE);
export const winStatus = codeTable('winStatus', WIN_STATUS, { tones: { valid: 'active', revoked: 'stopped', waived: 'ended' } });
