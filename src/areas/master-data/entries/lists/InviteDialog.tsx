import { CopyOutlined } from '@ant-design/icons';
import { Button, Flex, Typography } from 'antd';
import { PUBLIC_PAGES } from '@/contract/master-data/public-entry';
import { copyLink } from '@/core/clipboard/copyLink';
import { T, useText } from '@/core/i18n';
import { useSession } from '@/core/session/session';
import { QrPicture } from '@/ui/QrPicture';
import { Dialog } from '@/ui/Dialog';

const QR_SIZE = 240;
const PAGES = { companyEntry: PUBLIC_PAGES.company, customerEntry: PUBLIC_PAGES.customer } as const;

/** The link and code by which somebody outside of the company applies by himself; the user counts as his inviter. */
export function InviteDialog({ page, onClose }: { page: keyof typeof PAGES; onClose: () => void }) {
  const text = useText();
  const { branchId, staffId } = useSession();
  const query = new URLSearchParams({ branchId, ...(staffId === '' ? {} : { inviter: staffId }) });
  const link = `${window.location.origin}${PAGES[page]}?${query.toString()}`;
  return (
    <Dialog open title={text('entryInvite.title')} footer={null} onCancel={onClose}>
      <Flex vertical gap="middle" align="center">
        <Typography.Text type="secondary">
          <T id="entryInvite.help" />
        </Typography.Text>
        <QrPicture label={text('entryInvite.label')} value={link} size={QR_SIZE} />
        <Typography.Text code>{link}</Typography.Text>
        <Button icon={<CopyOutlined />} onClick={() => void copyLink(link)}>
          {text('entryInvite.copy')}
        </Button>
      </Flex>
    </Dialog>
  );
}
