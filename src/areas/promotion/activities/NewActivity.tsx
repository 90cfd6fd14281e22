import { lazy, Suspense, useState } from 'react';
import type { ButtonCode } from '@/contract/buttons';
import { POLICY_TYPE, type PolicyType } from '@/contract/promotion/activity';
import type { TextId } from '@/core/i18n';
import { navigate } from '@/core/navigation/navigate';
import { ActionButton } from '@kit/actions/ActionButton';
import type { ActivityPage } from '@/contract/promotion/activity-pages';
import { formPath } from '../shared/paths';
import { ImportSpecials } from './ImportSpecials';
import { PAGES } from './pages';

const TypeDialog = lazy(async () => ({ default: (await import('./TypeDialog')).TypeDialog }));
const PolicyDialog = lazy(async () => ({
  default: (await import('./PolicyDialog')).PolicyDialog,
}));

const LABELS: Readonly<Record<ActivityPage, TextId>> = {
  specialsPricing: 'pricing.addSpecial',
  flexiblePricing: 'pricing.addFlexible',
  discountPricing: 'pricing.addDiscount',
  rebatePricing: 'pricing.addRebate',
};

/** The kinds of policies from which activities of a page can be made; special prices are made by hand only. */
const POLICIES: Partial<Record<ActivityPage, { code: ButtonCode; types: readonly PolicyType[] }>> = {
  flexiblePricing: { code: 'flexiblePricing_fromPolicy', types: [POLICY_TYPE.flexible] },
  discountPricing: {
    code: 'discountPricing_fromPolicy',
    types: [POLICY_TYPE.fullNumber, POLICY_TYPE.fullAmount],
  },
  rebatePricing: { code: 'rebatePricing_fromPolicy', types: [POLICY_TYPE.fullAmount] },
};

/** Starts a new activity: by hand, or from a policy. */
export function NewActivity({ page }: { page: ActivityPage }) {
  const [asking, setAsking] = useState<'type' | 'policy'>();
  const { types } = PAGES[page];
  const policies = POLICIES[page];
  const close = () => setAsking(undefined);
  const [only, ...more] = types;
  const add = () => (only && more.length === 0 ? navigate(formPath({ type: only, mode: 'add' })) : setAsking('type'));
  return (
    <>
      {page === 'specialsPricing' && <ImportSpecials />}
      {policies && (
        <ActionButton code={policies.code} label="pricing.fromPolicy" onAction={() => setAsking('policy')} />
      )}
      <ActionButton code={`${page}_add`} label={LABELS[page]} type="primary" onAction={add} />
      <Suspense fallback={null}>
        {asking === 'type' && <TypeDialog types={types} onClose={close} />}
        {asking === 'policy' && policies && <PolicyDialog types={policies.types} onClose={close} />}
      </Suspense>
    </>
  );
}
