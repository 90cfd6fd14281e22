import { Alert, Form } from 'antd';
import { ruleText } from '@/contract/pricing/rule-text';
import type { RuleCategory } from '@/contract/pricing/pricing';
import { T, useText } from '@/core/i18n';
import { isWhole, paramsOf } from './params/paramValues';
import type { RuleValues } from './ruleValues';

/** The rule as it is filled in, in words. */
export function RuleText({ category }: { category: RuleCategory }) {
  const say = useText();
  const form = Form.useFormInstance<RuleValues>();
  // Also fields that no control shows at present.
  const params = Form.useWatch<RuleValues['params'] | undefined>('params', { form, preserve: true });
  const content = params && paramsOf(category, params);
  const text = content && isWhole(content) ? ruleText(content, say) : say('priceRule.incomplete');
  return <Alert type="info" role="status" title={<T id="priceRule.says" values={{ text }} />} />;
}
