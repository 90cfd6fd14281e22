import { MoreSelect } from '@/ui/form/MoreSelect';
import type { Picked } from '@/shared/pricing/picks';
import { ruleList } from '@/contract/pricing/prod-rules';
import { RULE_STATUS } from '@/contract/pricing/price-rules';

interface Props {
  id?: string;
  branchId: string;
  value: null;
  disabled: boolean;
  onChange: (picked: Picked | null) => void;
}

/** A rule of the company that is not in force. */
export const RulePick = ({ branchId, ...props }: Props) => (
  <MoreSelect
    {...props}
    endpoint={ruleList}
    query={(ruleName) => ({ ruleName, branchId, status: RULE_STATUS.disabled })}
    option={({ id, ruleName, paramText }) => ({ value: id, label: `${ruleName} · ${paramText}` })}
  />
);
