import { DRAW_MODE, DRAW_STATUS, WIN_STATUS } from '@/contract/fair/lottery';
import { codeTable } from '@/crud/table/codeTable';

export const drawStatus = codeTable('drawStatus', DRAW_STATUS, { running: 'attention', done: 'active' });
export const drawMode = codeTable('drawMode', DRAW_MODE);
export const winStatus = codeTable('winStatus', WIN_STATUS, { valid: 'active', revoked: 'stopped', waived: 'ended' });
