import {
  type ActivityType,
  POLICY_STATUS,
  POLICY_TYPE,
  type PolicyType,
} from '../../../../src/contract/promotion/activity';

interface Flags {
  policyType: PolicyType;
  eachFlag: 0 | 1;
  intervalFlag: 0 | 1;
  crossProductFlag: 0 | 1;
  settleMode: 1 | 2;
}

const QUANTITY = {
  full: ['fullQuantityReductionNonAgg', 'fullQuantityReductionAgg'],
  each: ['eachFullQuantityReductionNonAgg', 'eachFullQuantityReductionAgg'],
  interval: ['intervalFullQuantityReductionNonAgg', 'intervalFullQuantityReductionAgg'],
} as const;
const AMOUNT = {
  full: ['fullAmountReduction', 'fullAmountRebate'],
  each: ['eachFullAmountReduction', 'eachFullAmountRebate'],
} as const;

/**
 * The type of activity that a policy makes (docs/domain/promotion.md#policies); null where its settings contradict each
 * other.
 */
export function typeOfPolicy({
  policyType,
  eachFlag,
  intervalFlag,
  crossProductFlag,
  settleMode,
}: Flags): ActivityType | null {
  if (policyType === POLICY_TYPE.flexible) return 'flexible';
  if (eachFlag === 1 && intervalFlag === 1) return null;
  if (policyType === POLICY_TYPE.fullNumber)
    return QUANTITY[intervalFlag === 1 ? 'interval' : eachFlag === 1 ? 'each' : 'full'][crossProductFlag];
  // No type has intervals of money.
  if (intervalFlag === 1) return null;
  return AMOUNT[eachFlag === 1 ? 'each' : 'full'][settleMode === 1 ? 0 : 1];
}

const { inForce, expired } = POLICY_STATUS;

/** The status at a moment: the stored one, or expired where a policy in force has ended. */
export const statusOfPolicy = ({ status, endTime }: { status: 1 | 2 | 9; endTime: string }, now: string) =>
  status === inForce && now > endTime ? expired : status;
