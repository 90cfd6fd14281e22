import { useSearchParams } from '@umijs/max';
import { Empty, Skeleton } from 'antd';
import { useState } from 'react';
import { DEFAULT_PAGE, homePlanApi } from '@/contract/content/home/plans';
import { homeOverrideApi } from '@/contract/content/home/company/overrides';
import { type HomeContent, homeVersionApi } from '@/contract/content/home/versions';
import { T, withTexts } from '@/core/i18n';
import { useSession } from '@/core/session/session';
import { LoadFailed } from '@/ui/LoadFailed';
import { PageHeader } from '@/ui/PageHeader';
import { useCall } from '@kit/data/useCall';
import { formatDate } from '@kit/format/date';
import { kit } from '@kit/host';
import { DesignerPage } from './DesignerPage';
import { PagePicker } from './PagePicker';

const Waiting = () => (
  <>
    <PageHeader title="designer.title" />
    <Skeleton active />
  </>
);

interface Found {
  data?: HomeContent | undefined;
  error?: Error | undefined;
  refresh: () => void;
}

function Shown({ data, error, refresh }: Found) {
  // Later answers are merged by the designer itself: only the first one opens it.
  const [opened, setOpened] = useState(data);
  if (data && !opened) setOpened(data);
  if (opened) return <DesignerPage content={opened} />;
  return error ? <LoadFailed error={error} onRetry={refresh} /> : <Waiting />;
}

const Opened = ({ pageId }: { pageId: string }) => <Shown {...useCall(homeVersionApi.components, { id: pageId })} />;

/** The designer of a company's override of a page. */
const OpenedFor = ({ pageId, branchId }: { pageId: string; branchId: string }) => (
  <Shown {...useCall(homeOverrideApi.detail, { id: pageId, branchId })} />
);

/** The designer of the page that the user's company shows at this moment. */
function InUse({ branchId }: { branchId: string }) {
  const [now] = useState(() => formatDate(kit().now(), 'YMDHM'));
  const { data, error, refresh } = useCall(homePlanApi.coverage, { branchIds: [branchId], from: now, to: now });
  const pageId = data?.branches[0]?.segments[0]?.page;
  if (!data) return error ? <LoadFailed error={error} onRetry={refresh} /> : <Waiting />;
  if (pageId !== undefined && pageId !== DEFAULT_PAGE) return <Opened pageId={pageId} />;
  return (
    <>
      <PageHeader title="designer.title" choice={<PagePicker page={null} />} />
      <Empty description={<T id="designer.noneInUse" />} />
    </>
  );
}

function DesignerScreen() {
  const [query] = useSearchParams();
  const { branchId } = useSession();
  const id = query.get('id');
  const company = query.get('branchId');
  if (id && company) return <OpenedFor key={`${id} ${company}`} pageId={id} branchId={company} />;
  return id ? <Opened key={id} pageId={id} /> : <InUse key={branchId} branchId={branchId} />;
}

/** /content/appHome?id=…; with `branchId`, that company's override of the page */
export const Designer = withTexts(
  [
    'content/designer',
    'content/page-labels',
    'content/publishing',
    'content/overrides',
    'content/shared/home-view',
    'shared/pricing-rules',
  ],
  DesignerScreen,
);
