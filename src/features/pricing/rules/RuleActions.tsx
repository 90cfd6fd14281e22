import { prodRulesApi } from '@/contract/prod-rules';
import { type PriceRule, RULE_STATUS } from '@/contract/promotion/price-rules';
import { call } from '@/core/http/call';
import { type TextId, useText } from '@/core/i18n';
import { notifier } from '@/core/notify/notifier';
import type { Action } from '@/crud/ActionButton';
import { RowActions } from '@/crud/RowActions';
import { useConfirmed } from '@/crud/record/useConfirmed';
import type { RuleJob } from './RuleDrawer';

interface Props {
  rule: PriceRule;
  onOpen: (job: RuleJob) => void;
  onHistory: (rule: PriceRule) => void;
  /** The list is to be read again. */
  onChanged: () => void;
}

/** What may be done to one rule. */
export function RuleActions({ rule, onOpen, onHistory, onChanged }: Props) {
  const text = useText();
  const confirmed = useConfirmed();
  const { id, version, ruleName: name, ruleCode, paramText } = rule;
  const isEnabled = rule.status === RULE_STATUS.enabled;
  const change = async (write: (confirmCodes: number[]) => Promise<unknown>, done: TextId) => {
    const answer = await confirmed(write).finally(onChanged);
    if (answer !== undefined) notifier.success(text(done, { name }));
  };
  const switchTo = (status: 0 | 1) => () =>
    change(
      (confirmCodes) => call(prodRulesApi.updateRule, { id, version, status, confirmCodes }),
      status === RULE_STATUS.enabled ? 'priceRule.enabled' : 'priceRule.disabled',
    );
  const remove = () => change(() => call(prodRulesApi.deleteRule, { id, version }), 'priceRule.deleted');
  const toggle: Action = isEnabled
    ? {
        code: 'pricingRule_enable',
        label: 'action.disable',
        danger: true,
        onAction: switchTo(RULE_STATUS.disabled),
        confirm: { title: 'priceRule.askDisable', content: 'priceRule.askDisableHelp', values: { name } },
      }
    : {
        code: 'pricingRule_enable',
        label: 'action.enable',
        onAction: switchTo(RULE_STATUS.enabled),
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
    onAction: remove,
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
