import { GRANT_TYPE, SETTLE_STATUS } from '@/contract/promotion/activity';
import { codeTable } from '@/crud/table/codeTable';

export const settleStatus = codeTable('settleStatus', SETTLE_STATUS, {
  open: 'waiting',
  settled: 'active',
  clawBack: 'stopped',
  payMore: 'attention',
});
export const grantType = codeTable('grantType', GRANT_TYPE);
