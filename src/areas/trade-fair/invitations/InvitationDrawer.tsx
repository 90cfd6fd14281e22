import { Drawer, Flex, Typography } from 'antd';
import type { Invitation } from '@/contract/trade-fair/invitations';
import { T, useText } from '@/core/i18n';
import { QrPicture } from '@/ui/QrPicture';
import { RecordFacts } from '@/ui/RecordFacts';
import { invitationFields } from './invitationFields';
import { linkOf } from './invitationCodes';

const WIDTH = 560;
const CODE_SIZE = 160;

/** The QR code, to be printed on a letter or scanned from the screen. */
function Link({ link }: { link: string }) {
  const text = useText();
  return (
    <Flex vertical align="center" gap="small">
      <QrPicture label={text('invitation.link')} size={CODE_SIZE} value={link} />
      <Typography.Text code style={{ overflowWrap: 'anywhere' }}>
        {link}
      </Typography.Text>
    </Flex>
  );
}

/** All facts of an invitation, and the link by which its guest replies. */
export function InvitationDrawer({ invitation, onClose }: { invitation: Invitation; onClose: () => void }) {
  const { invitationNo, token } = invitation;
  return (
    <Drawer open size={WIDTH} title={<T id="invitation.record" values={{ no: invitationNo }} />} onClose={onClose}>
      <Flex vertical gap="large">
        <RecordFacts
          fields={invitationFields}
          record={invitation}
          show={[
            'guestName',
            'phone',
            'customerName',
            'channel',
            'templateId',
            'sendStatus',
            'sendTime',
            'replyStatus',
            'replyTime',
            'companionsReply',
            'inviterName',
            'gmtCreated',
          ]}
        />
        {token !== '' && <Link link={linkOf(token)} />}
      </Flex>
    </Drawer>
  );
}
