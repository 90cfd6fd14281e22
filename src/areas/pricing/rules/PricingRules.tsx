import { withTexts } from '@/core/i18n';
import { useSearchParams } from '@umijs/max';
import { PageHeader } from '@/ui/PageHeader';
import { ActionButton } from '@kit/actions/ActionButton';
import { ImportPrices } from './ImportPrices';
import { RuleTable } from '@/shared/pricing/rules/RuleTable';

function PricingRulesScreen() {
  const [query] = useSearchParams();
  const id = query.get('id') ?? undefined;
  return (
    <RuleTable
      key={id}
      opened={id}
      header={(open) => (
        <PageHeader inList isBusy title="priceRule.title" help="priceRule.help">
          <ImportPrices />
          <ActionButton
            code="pricingRule_add"
            label="priceRule.add"
            type="primary"
            onAction={() => open({ kind: 'add' })}
          />
        </PageHeader>
      )}
    />
  );
}

/** /market/pricingRule; `?id=` shows one rule, for the links of price trials. */
export const PricingRules = withTexts(
  ['shared/pricing-rules', 'shared/rule-text', 'tasks/imports'],
  PricingRulesScreen,
);
