import { useSearchParams } from '@umijs/max';
import { PageHeader } from '@/ui/PageHeader';
import { T, withTexts } from '@/core/i18n';
import type { ActivityPage } from '@/contract/promotion/activity-pages';
import { RuleTable } from '@/shared/pricing/rules/RuleTable';
import { PageTabs } from '@/ui/PageTabs';
import { ActivityTable } from './ActivityTable';
import { NewActivity } from './NewActivity';
import { PAGES } from './pages';

/** Activities and, beside them, the standing rules of the same kind (docs/domain/pricing.md#rules); `?id=` shows one activity. */
function PricingPage({ page }: { page: ActivityPage }) {
  const [query] = useSearchParams();
  const id = query.get('id') ?? undefined;
  const { title, help, category } = PAGES[page];
  return (
    <PageTabs
      header={
        <PageHeader inList title={title} help={help}>
          <NewActivity page={page} />
        </PageHeader>
      }
      items={[
        {
          key: 'activities',
          label: <T id="pricing.activities" />,
          children: <ActivityTable key={id} page={page} opened={id} />,
        },
        { key: 'rules', label: <T id="pricing.rules" />, children: <RuleTable category={category} /> },
      ]}
    />
  );
}

const of = (page: ActivityPage) =>
  withTexts(
    [
      'promotion/activities',
      'promotion/activity-form',
      'promotion/shared/basket',
      'shared/pricing-kinds',
      'shared/pricing-rules',
      'shared/rule-text',
      'tasks/imports',
    ],
    () => <PricingPage page={page} />,
  );

/** /market/specialsPricing */
export const SpecialsPricing = of('specialsPricing');
/** /market/flexiblePricing */
export const FlexiblePricing = of('flexiblePricing');
/** /market/discountPricing */
export const DiscountPricing = of('discountPricing');
/** /market/rebatePricing */
export const RebatePricing = of('rebatePricing');
