import { type PriceRule, RULE_STATUS } from '@/contract/pricing/price-rules';
import { prodRulesApi } from '@/contract/pricing/prod-rules';
import { call } from '@/core/http/call';
import { RowActions } from '@kit/actions/RowActions';
import type { Action, Answer } from '@kit/actions/action';
import type { OpenedRule } from './RuleDrawer';

interface Props {
  rule: PriceRule;
  onOpen: (opened: OpenedRule) => void;
  onHistory: (rule: PriceRule) => void;
}

/** The actions for one rule. */
export function RuleActions({ rule, onOpen, onHistory }: Props) {
  const { id, version, ruleName: name, ruleCode, paramText } = rule;
  const isEnabled = rule.status === RULE_STATUS.enabled;
  const switchTo =
    (status: 0 | 1) =>
    ({ confirmCodes }: Answer) =>
      call(prodRulesApi.updateRule, { id, version, status, confirmCodes });
  const toggle: Action = isEnabled
    ? {
        code: 'pricingRule_enable',
        label: 'action.disable',
        danger: true,
        onAction: switchTo(RULE_STATUS.disabled),
        done: 'priceRule.disabled',
        doneValues: { name },
        confirm: { title: 'priceRule.askDisable', content: 'priceRule.askDisableHelp', values: { name } },
      }
    : {
        code: 'pricingRule_enable',
        label: 'action.enable',
        onAction: switchTo(RULE_STATUS.enabled),
        done: 'priceRule.enabled',
        doneValues: { name },
        confirm: {
          title: 'priceRule.askEnable',
          content: 'priceRule.askEnableHelp',
          values: { name, text: paramText },
        },
      };
  const del: Action = {
    code: 'pricingRule_del',
    label: 'action.delete',
    danger: true,
    onAction: () => call(prodRulesApi.deleteRule, { id, version }),
    done: 'priceRule.deleted',
    doneValues: { name },
    confirm: { title: 'priceRule.askDelete', content: 'priceRule.askDeleteHelp', values: { name, code: ruleCode } },
  };
  const open = (kind: 'view' | 'edit' | 'copy') => () => onOpen({ kind, id });
  const actions: Action[] = [
    { code: 'pricingRule_edit', label: 'action.edit', onAction: open('edit') },
    toggle,
    { code: 'pricingRule_view', label: 'action.view', onAction: open('view') },
    { code: 'pricingRule_copy', label: 'action.copy', onAction: open('copy') },
    { label: 'history.show', onAction: () => onHistory(rule) },
    ...(rule.can.includes('del') ? [del] : []),
  ];
  return <RowActions actions={actions} />;
}
