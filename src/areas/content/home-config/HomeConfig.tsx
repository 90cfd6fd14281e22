import { lazy, Suspense } from 'react';
import { useText, withTexts } from '@/core/i18n';
import { PageHeader } from '@/ui/PageHeader';
import { PageTabs } from '@/ui/PageTabs';
import { PageList } from './PageList';

const PlanTab = lazy(async () => ({ default: (await import('./plans/PlanTab')).PlanTab }));
const ReleaseTab = lazy(async () => ({ default: (await import('./releases/ReleaseTab')).ReleaseTab }));

function HomeConfigScreen() {
  const text = useText();
  const plans = (
    <Suspense fallback={null}>
      <PlanTab />
    </Suspense>
  );
  const releases = (
    <Suspense fallback={null}>
      <ReleaseTab />
    </Suspense>
  );
  return (
    <PageTabs
      header={<PageHeader inList title="homeConfig.title" help="homeConfig.help" />}
      items={[
        { key: 'pages', label: text('homeConfig.tabPages'), children: <PageList /> },
        { key: 'plans', label: text('homeConfig.tabPlans'), children: plans },
        { key: 'releases', label: text('homeConfig.tabReleases'), children: releases },
      ]}
    />
  );
}

/** /contentManage/homeConfig */
export const HomeConfig = withTexts(['content/home-config', 'content/publishing'], HomeConfigScreen);
