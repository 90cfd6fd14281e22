import { useRequest } from 'ahooks';
import { Flex, QRCode } from 'antd';
import { checkInApi } from '@/contract/trade-fair/check-in';
import { call } from '@/core/http/call';
import { T, useText } from '@/core/i18n';
import { Dialog } from '@/ui/Dialog';

/** The code changes every minute; it is requested more often, so that it is never outdated. */
const RENEW_MS = 15_000;
const SIZE = 280;

/** The code at the door, with which guests check themselves in. */
export function FairCode({ tradeFairId, onClose }: { tradeFairId: string; onClose: () => void }) {
  const text = useText();
  const { data, error, refresh } = useRequest(() => call(checkInApi.qrCode, { tradeFairId }), {
    pollingInterval: RENEW_MS,
    onError: () => undefined,
  });
  return (
    <Dialog open footer={null} title={text('checkIn.codeTitle')} onCancel={onClose}>
      <Flex vertical align="center" gap="middle">
        <QRCode
          size={SIZE}
          value={data?.qrToken ?? ''}
          status={data && !error ? 'active' : error ? 'expired' : 'loading'}
          onRefresh={refresh}
        />
        <T id="checkIn.codeHelp" />
      </Flex>
    </Dialog>
  );
}
