import { GRANT_TYPE, SETTLE_STATUS } from '@/contract/promotion/activity';
import { codeTable } from '@kit/fields/codeTable';

export const settleStatus = codeTable('settleStatus', SETTLE_STATUS, {
  tones: { open: 'waiting', settled: 'active', clawBack: 'stopped', payMore: 'attention' },
  dictCode: 'activity.settleStatus',
});
export const grantType = codeTable('grantType', GRANT_TYPE);
