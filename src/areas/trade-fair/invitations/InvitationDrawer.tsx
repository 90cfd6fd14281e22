import { Descriptions, Drawer, Flex, Typography } from 'antd';
import type { ReactNode } from 'react';
import { QrPicture } from '@/ui/QrPicture';
import type { Invitation } from '@/contract/trade-fair/invitations';
import { formatDateTime } from '@kit/format/date';
import { NOTHING } from '@kit/format/number';
import { T, type TextId, useText } from '@/core/i18n';
import { channel, linkOf, replyStatus, sendStatus, TEMPLATES } from './invitationWords';

const WIDTH = 560;
const CODE_SIZE = 160;

/** What is printed on a letter, or scanned from the screen. */
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

/** All that is known of an invitation, and where its guest answers it. */
export function InvitationDrawer({ invitation, onClose }: { invitation: Invitation; onClose: () => void }) {
  const item = (label: TextId, children: ReactNode) => ({
    key: label,
    label: <T id={label} />,
    children: children === '' || children === null ? NOTHING : children,
  });
  const { token, templateId } = invitation;
  return (
    <Drawer
      open
      size={WIDTH}
      title={<T id="invitation.record" values={{ no: invitation.invitationNo }} />}
      onClose={onClose}
    >
      <Flex vertical gap="large">
        <Descriptions
          size="small"
          column={{ xs: 1, sm: 2 }}
          items={[
            item('invitation.guestName', invitation.guestName),
            item('invitation.phone', invitation.phone),
            item('invitation.customerName', invitation.customerName),
            item('invitation.channel', <channel.Tag value={invitation.channel} />),
            item('invitation.templateId', templateId && <T id={TEMPLATES[templateId]} />),
            item('invitation.sendStatus', <sendStatus.Tag value={invitation.sendStatus} />),
            item('invitation.sendTime', formatDateTime(invitation.sendTime)),
            item('invitation.replyStatus', <replyStatus.Tag value={invitation.replyStatus} />),
            item('invitation.replyTime', formatDateTime(invitation.replyTime)),
            item('invitation.companionsReply', invitation.companionsReply),
            item('invitation.inviterName', invitation.inviterName),
            item('invitation.gmtCreated', formatDateTime(invitation.gmtCreated)),
          ]}
        />
        {token !== '' && <Link link={linkOf(token)} />}
      </Flex>
    </Drawer>
  );
}
