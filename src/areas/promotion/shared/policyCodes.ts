import { POLICY_STATUS, POLICY_TYPE } from '@/contract/promotion/activity';
import { codeTable } from '@kit/fields/codeTable';

export const policyType = codeTable('policyType', POLICY_TYPE, { dictCode: 'policy.type' });
export const policyStatus = codeTable('policyStatus', POLICY_STATUS, {
  tones: { inForce: 'active', usedUp: 'attention', expired: 'ended', void: 'stopped' },
  dictCode: 'policy.status',
});
