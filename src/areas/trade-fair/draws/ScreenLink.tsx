import { Button, Typography } from 'antd';
import { copyLink } from '@/core/clipboard/copyLink';
import { formatDate } from '@kit/format/date';
import { T, useText } from '@/core/i18n';
import { Dialog } from '@/ui/Dialog';

export interface OpenedScreen {
  url: string;
  expireTime: string;
}

/** The address of the big screen, for the computer of the projector. */
export function ScreenLink({ screen, onClose }: { screen: OpenedScreen; onClose: () => void }) {
  const text = useText();
  const address = new URL(screen.url, window.location.origin).href;
  return (
    <Dialog
      open
      title={text('lottery.screenTitle')}
      onCancel={onClose}
      footer={
        <>
          <Button onClick={() => void copyLink(address)}>
            <T id="lottery.copyLink" />
          </Button>
          <Button type="primary" href={screen.url} target="_blank" rel="noreferrer">
            <T id="lottery.openHere" />
          </Button>
        </>
      }
    >
      <p>{text('lottery.screenHelp', { time: formatDate(screen.expireTime, 'YMDHM') })}</p>
      <Typography.Text code>{address}</Typography.Text>
    </Dialog>
  );
}
