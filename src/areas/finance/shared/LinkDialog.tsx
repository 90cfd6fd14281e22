import { Alert, Flex, Input, Skeleton, Typography } from 'antd';
import { useState } from 'react';
import {
  LINK_SMS,
  LINK_STATE,
  STATEMENT_REPLY_PAGE,
  type StatementLink,
  statementLinkApi,
} from '@/contract/finance/replies';
import { MOBILE } from '@/contract/patterns';
import { copyLink } from '@/core/clipboard/copyLink';
import { call } from '@/core/http/call';
import { T, useText, withTexts } from '@/core/i18n';
import { digits } from '@/core/input/filters';
import { f } from '@/shared/fields/f';
import { LoadFailed } from '@/ui/LoadFailed';
import { QrPicture } from '@/ui/QrPicture';
import { RecordFacts } from '@/ui/RecordFacts';
import { ActionButton } from '@kit/actions/ActionButton';
import { useCall } from '@kit/data/useCall';
import { codeTable } from '@kit/fields/codeTable';
import { fieldsOf } from '@kit/fields/fieldsOf';
import { Dialog } from '@/ui/Dialog';

const linkState = codeTable('linkState', LINK_STATE, {
  tones: { open: 'active', answered: 'ended', revoked: 'stopped', expired: 'stopped' },
});
const linkSms = codeTable('linkSms', LINK_SMS, {
  tones: { none: 'draft', sending: 'waiting', sent: 'active', failed: 'stopped' },
});

const linkFields = fieldsOf<StatementLink>()('statementLink', {
  state: f.codes(linkState),
  phone: f.mobile(),
  smsState: f.codes(linkSms),
  createdByName: f.person(),
  gmtCreated: f.dateTime(),
  expireTime: f.dateTime(),
  openTime: f.dateTime(),
  answerTime: f.dateTime(),
  answered: f.count(),
  billCount: f.count(),
});

const linkOf = (token: string) => window.location.origin + STATEMENT_REPLY_PAGE + token;

const CODE_SIZE = 160;
const MOBILE_DIGITS = 11;

/** The link as a QR code and as text. */
function Address({ url }: { url: string }) {
  const text = useText();
  return (
    <Flex vertical align="center" gap="small">
      <QrPicture label={text('statementLink.title')} size={CODE_SIZE} value={url} />
      <Typography.Text code style={{ overflowWrap: 'anywhere' }}>
        {url}
      </Typography.Text>
    </Flex>
  );
}

interface Props {
  statementId: string;
  onClose: () => void;
}

function Actions({ statementId, link, known }: { statementId: string; link: StatementLink | null; known: string }) {
  const text = useText();
  const [phone, setPhone] = useState('');
  const isOpen = link?.state === LINK_STATE.open;
  return (
    <Flex vertical gap="small">
      <label>
        <T id="statementLink.sendTo" />
        <Input
          inputMode="numeric"
          value={phone}
          placeholder={known && text('statementLink.onRecord', { phone: known })}
          onChange={({ target }) => setPhone(digits(target.value, MOBILE_DIGITS))}
        />
      </label>
      <Flex wrap gap="small">
        <ActionButton
          // Renewing is an action of its own: it does not wait for the end of creating.
          key={link ? 'renew' : 'create'}
          code="reconciliation_link"
          label={link ? 'statementLink.renew' : 'statementLink.create'}
          type={isOpen ? 'default' : 'primary'}
          disabled={phone === '' ? known === '' : !MOBILE.test(phone)}
          {...(isOpen ? { confirm: { title: 'statementLink.askRenew' as const } } : {})}
          done="statementLink.created"
          onAction={() => call(statementLinkApi.create, { statementId, phone })}
        />
        {isOpen && (
          <>
            <ActionButton
              label="statementLink.copy"
              type="primary"
              disabled={link.token === ''}
              onAction={() => copyLink(linkOf(link.token))}
            />
            <ActionButton
              code="reconciliation_link"
              label="statementLink.revoke"
              danger
              confirm={{ title: 'statementLink.askRevoke' }}
              done="statementLink.revoked"
              onAction={() => call(statementLinkApi.revoke, { statementId })}
            />
          </>
        )}
      </Flex>
    </Flex>
  );
}

function Links({ statementId, onClose }: Props) {
  const text = useText();
  const { data, error, refresh } = useCall(statementLinkApi.current, { statementId });
  const link = data?.link ?? null;
  return (
    <Dialog open width={720} title={text('statementLink.title')} footer={null} onCancel={onClose}>
      {error && !data ? (
        <LoadFailed error={error} onRetry={refresh} />
      ) : data ? (
        <Flex vertical gap="middle">
          <Typography.Text type="secondary">
            <T id="statementLink.help" />
          </Typography.Text>
          {link ? (
            <RecordFacts
              fields={linkFields}
              record={link}
              show={[
                ...(['state', 'smsState', 'phone', 'expireTime', 'answered', 'billCount'] as const),
                ...(['openTime', 'answerTime', 'createdByName', 'gmtCreated'] as const),
              ]}
            />
          ) : (
            <Alert type="info" title={<T id="statementLink.none" />} />
          )}
          {link?.token && <Address url={linkOf(link.token)} />}
          <Actions statementId={statementId} link={link} known={data.phone} />
        </Flex>
      ) : (
        <Skeleton active />
      )}
    </Dialog>
  );
}

/** The partner's link to his statement (docs/domain/workbench.md#the-partners-link). */
export const LinkDialog = withTexts(['finance/link'], Links);
