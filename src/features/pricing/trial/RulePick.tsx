import { MoreSelect } from '@/components/form/MoreSelect';
import type { Picked } from '@/components/pick/picks';
import { ruleList } from '@/contract/prod-rules';
import { RULE_STATUS } from '@/contract/promotion/price-rules';

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
