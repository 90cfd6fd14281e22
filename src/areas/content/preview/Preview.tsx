import { Alert, Empty, Flex, Segmented, Spin } from 'antd';
import { useState } from 'react';
import { homeRenderApi } from '@/contract/content/home/render';
import { useCan } from '@/core/auth/permission';
import { serverNow } from '@/core/clock/clock';
import { useText, withTexts } from '@/core/i18n';
import { navigate } from '@/core/navigation/navigate';
import { useSession } from '@/core/session/session';
import { LoadFailed } from '@/ui/LoadFailed';
import { PageHeader } from '@/ui/PageHeader';
import { ActionButton } from '@kit/actions/ActionButton';
import { useCall } from '@kit/data/useCall';
import { formatDate } from '@kit/format/date';
import { HomePageView } from '../shared/home-view/HomePageView';
import { type Looked, useLooked, viewerOf } from './address';
import { Moments } from './Moments';
import styles from './Preview.module.css';
import { PreviewCode } from './PreviewCode';
import { PreviewFilters } from './PreviewFilters';

/** Widths of phones, in px. */
const DEVICES = [320, 375, 390, 430];
const USUAL = '375';

/** The page on the phone: a version of a page, or what the company shows. */
function usePage(looked: Looked, branchId: string) {
  const viewer = viewerOf(looked, branchId);
  const { id, versionNo } = looked;
  const version = useCall(
    homeRenderApi.render,
    { id, ...viewer, ...(versionNo && { versionNo: Number(versionNo) }) },
    { ready: id !== '' },
  );
  const current = useCall(homeRenderApi.current, viewer, { ready: id === '' });
  return id === '' ? current : version;
}

function Phone({ looked, branchId }: { looked: Looked; branchId: string }) {
  const text = useText();
  const { data, error, loading, refresh } = usePage(looked, branchId);
  const width = DEVICES.find((one) => String(one) === looked.device) ?? Number(USUAL);
  // The page of another moment is not shown for this one.
  if (error && !loading) return <LoadFailed error={error} onRetry={refresh} />;
  const isEmpty = data?.components.length === 0;
  return (
    <Flex vertical gap="small">
      {data && data.live.length > 0 && <Alert type="info" showIcon title={text('preview.live')} />}
      <Spin spinning={loading}>
        <div className={styles.phone} style={{ width }} role="region" aria-label={text('preview.phone')} tabIndex={0}>
          {isEmpty && <Empty description={text('preview.empty')} />}
          {data && !isEmpty && <HomePageView page={data} ms={Date.parse(`${data.at.replace(' ', 'T')}+08:00`)} />}
        </div>
      </Spin>
    </Flex>
  );
}

function PreviewScreen() {
  const text = useText();
  const can = useCan();
  const [looked, change] = useLooked();
  const { branchId: own } = useSession();
  const branchId = looked.branchId || own;
  const [from] = useState(() => formatDate(serverNow(), 'YMDHMS'));
  const [isCoded, setCoded] = useState(false);
  const { id, versionNo, customerType, at, device } = looked;
  return (
    <>
      <PageHeader help="preview.help">
        {can('appHomePreview_device') && (
          <Segmented
            aria-label={text('preview.device')}
            value={device || USUAL}
            options={DEVICES.map((one) => ({ value: String(one), label: `${one} px` }))}
            onChange={(chosen) => change({ device: chosen })}
          />
        )}
        <ActionButton code="appHomePreview_qr" label="preview.scan" onAction={() => setCoded(true)} />
        <ActionButton
          code="appHomePreview_back"
          label="preview.back"
          onAction={() => navigate(id ? `/content/appHome?id=${encodeURIComponent(id)}` : '/content/appHome')}
        />
      </PageHeader>
      <div className={styles.layout}>
        <Flex vertical gap="middle">
          <PreviewFilters looked={looked} branchId={branchId} onChange={change} />
          {can('appHomePreview_at') && (
            <Moments {...{ branchId, customerType, from, at }} onChange={(chosen) => change({ at: chosen })} />
          )}
        </Flex>
        <Phone looked={looked} branchId={branchId} />
      </div>
      {isCoded && (
        <PreviewCode
          what={{
            ...viewerOf(looked, branchId),
            ...(id && { pageId: id, ...(versionNo && { versionNo: Number(versionNo) }) }),
          }}
          onClose={() => setCoded(false)}
        />
      )}
    </>
  );
}

/** /content/appHomePreview: a page as a phone shows it; `?id=` for one page, else what the company shows. */
export const Preview = withTexts(['content/preview', 'content/shared/home-view'], PreviewScreen);
