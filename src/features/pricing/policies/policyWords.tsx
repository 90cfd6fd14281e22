import { POLICY_STATUS, POLICY_TYPE } from '@/contract/promotion/activity';
import { codeTable } from '@/crud/table/codeTable';

export const policyType = codeTable('policyType', POLICY_TYPE);
export const policyStatus = codeTable('policyStatus', POLICY_STATUS, {
  inForce: 'active',
  usedUp: 'attention',
  expired: 'ended',
  void: 'stopped',
});
