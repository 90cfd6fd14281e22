import { lazy, Suspense } from 'react';
import { useText, withTexts } from '@/core/i18n';
import { PageHeader } from '@/ui/PageHeader';
import { PageTabs } from '@/ui/PageTabs';
import { PageList } from './PageList';

const PlanTab = lazy(async () => ({ default: (await import('./plans/PlanTab')).PlanTab }));

function HomeConfigScreen() {
  const text = useText();
  const plans = (
    <Suspense fallback={null}>
      <PlanTab />
    </Suspense>
  );
  return (
    <PageTabs
      header={<PageHeader inList title="homeConfig.title" help="homeConfig.help" />}
      items={[
        { key: 'pages', label: text('homeConfig.tabPages'), children: <PageList /> },
        { key: 'plans', label: text('homeConfig.tabPlans'), children: plans },
      ]}
    />
  );
}

/** /contentManage/homeConfig */
export const HomeConfig = withTexts(['content/home-config', 'content/publishing'], HomeConfigScreen);
