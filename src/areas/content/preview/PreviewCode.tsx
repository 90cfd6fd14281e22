import { Flex, Typography } from 'antd';
import { homeRenderApi } from '@/contract/content/home/render';
import { useText } from '@/core/i18n';
import { QrPicture } from '@/ui/QrPicture';
import { useCall } from '@kit/data/useCall';
import { formatDate } from '@kit/format/date';
import type { Input } from '@/contract/endpoint';
import { Dialog } from '@/ui/Dialog';

const SIZE = 240;

/** A QR code that opens the shown preview on a phone, for half an hour. */
export function PreviewCode({ what, onClose }: { what: Input<typeof homeRenderApi.link>; onClose: () => void }) {
  const text = useText();
  const { data, error } = useCall(homeRenderApi.link, what);
  return (
    <Dialog open footer={null} title={text('preview.code')} loading={!data && !error} onCancel={onClose}>
      {data && (
        <Flex vertical align="center" gap="small">
          <QrPicture label={text('preview.code')} value={data.url} size={SIZE} />
          <Typography.Text>{text('preview.until', { time: formatDate(data.until, 'YMDHM') })}</Typography.Text>
          <Typography.Link href={data.url} target="_blank" rel="noopener noreferrer">
            {text('preview.open')}
          </Typography.Link>
        </Flex>
      )}
    </Dialog>
  );
}
