import { withTexts } from '@/core/i18n';
import { useSearchParams } from '@umijs/max';
import { PageHeader } from '@/components/PageHeader';
import { ActionButton } from '@/crud/ActionButton';
import { ImportPrices } from './ImportPrices';
import { RuleTable } from './RuleTable';

function PricingRulesScreen() {
  const [query] = useSearchParams();
  const id = query.get('id') ?? undefined;
  return (
    <RuleTable
      key={id}
      opened={id}
      header={({ open, exportButton, reload }) => (
        <PageHeader title="priceRule.title" help="priceRule.help">
          <ImportPrices onChanged={reload} />
          {exportButton}
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

/** /market/pricingRule; `?id=` shows one rule, as a price trial leads to it. */
export const PricingRules = withTexts(['price-rule', 'rule-words', 'import-record'], PricingRulesScreen);
