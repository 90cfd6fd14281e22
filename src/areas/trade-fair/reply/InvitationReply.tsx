import { useLocation } from '@umijs/max';
import { useRequest } from 'ahooks';
import { Skeleton } from 'antd';
import { PhonePage } from '@/ui/PhonePage';
import { ERROR } from '@/contract/error-codes';
import { invitationApi } from '@/contract/trade-fair/invitations';
import { call } from '@/core/http/call';
import { isCallError } from '@/core/http/callError';
import { useLanguage, withTexts } from '@/core/i18n';
import { NothingShown, type Reasons } from '../shared/NothingShown';
import { Invitation } from './Invitation';

const TOKEN = /^[0-9a-f]{32}$/;
/** After the `#`: a part of the address that is sent to no server and stands in no log of a proxy. */
const useToken = () => useLocation().hash.slice(1);

/** Why there is no invitation, and what to do. */
const REASONS: Reasons = {
  [ERROR.invitationUnknown]: ['reply.unknown', 'reply.unknownHelp'],
  [ERROR.invitationGone]: ['reply.withdrawn', 'reply.withdrawnHelp'],
  [ERROR.fairTakenDown]: ['reply.suspended', 'reply.suspendedHelp'],
  [ERROR.invitationClosed]: ['reply.notYet', 'reply.notYetHelp'],
  [ERROR.tooManyRequests]: ['reply.tooMany', 'reply.tooManyHelp'],
};

function Opened({ token }: { token: string }) {
  const isWhole = TOKEN.test(token);
  const language = useLanguage();
  const { data, error, refresh } = useRequest(() => call(invitationApi.open, { token }, { silent: true }), {
    ready: isWhole,
    // The server writes announcements in the guest's language, so a change of language reads them again.
    refreshDeps: [token, language],
    // The page shows the failure itself.
    onError: () => undefined,
  });
  if (!isWhole) return <NothingShown reasons={REASONS} code={ERROR.invitationUnknown} onRetry={refresh} />;
  if (error)
    return <NothingShown reasons={REASONS} code={isCallError(error) ? error.code : undefined} onRetry={refresh} />;
  return data ? (
    <Invitation token={token} invitation={data} onReplied={refresh} />
  ) : (
    <Skeleton active paragraph={{ rows: 8 }} />
  );
}

function InvitationReplyScreen() {
  const token = useToken();
  return (
    <PhonePage title="reply.title">
      <Opened key={token} token={token} />
    </PhonePage>
  );
}

/** /invitationReply: opened by a guest on a phone, without signing in, to say whether he comes. */
export const InvitationReply = withTexts(['trade-fair/reply'], InvitationReplyScreen);
