import { useLocation } from '@umijs/max';
import { useRequest } from 'ahooks';
import { Result, Skeleton } from 'antd';
import { LoadFailed } from '@/ui/LoadFailed';
import { PhonePage } from '@/ui/PhonePage';
import { ERROR } from '@/contract/error-codes';
import { invitationApi } from '@/contract/trade-fair/invitations';
import { call } from '@/core/http/call';
import { isCallError } from '@/core/http/callError';
import { T, type TextId, useLanguage, withTexts } from '@/core/i18n';
import { Invitation } from './Invitation';

const TOKEN = /^[0-9a-f]{32}$/;
/** After the `#`: a part of the address that is sent to no server and stands in no log of a proxy. */
const useToken = () => useLocation().hash.slice(1);

/** Why there is no letter, and what to do. */
const REASONS: Readonly<Record<number, readonly [title: TextId, help: TextId]>> = {
  [ERROR.invitationUnknown]: ['reply.unknown', 'reply.unknownHelp'],
  [ERROR.invitationGone]: ['reply.withdrawn', 'reply.withdrawnHelp'],
  [ERROR.fairTakenDown]: ['reply.suspended', 'reply.suspendedHelp'],
  [ERROR.invitationClosed]: ['reply.notYet', 'reply.notYetHelp'],
  [ERROR.tooManyRequests]: ['reply.tooMany', 'reply.tooManyHelp'],
};

function NoInvitation({ code, onRetry }: { code: number | undefined; onRetry: () => void }) {
  const reason = REASONS[code ?? 0];
  if (!reason) return <LoadFailed onRetry={onRetry} />;
  const [title, help] = reason;
  return <Result status="warning" title={<T id={title} />} subTitle={<T id={help} />} />;
}

function Opened({ token }: { token: string }) {
  const isWhole = TOKEN.test(token);
  const language = useLanguage();
  const { data, error, refresh } = useRequest(() => call(invitationApi.open, { token }, { silent: true }), {
    ready: isWhole,
    // The server writes announcements in the language of the guest.
    refreshDeps: [token, language],
    // The page says it.
    onError: () => undefined,
  });
  if (!isWhole) return <NoInvitation code={ERROR.invitationUnknown} onRetry={refresh} />;
  if (error) return <NoInvitation code={isCallError(error) ? error.code : undefined} onRetry={refresh} />;
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

/** /invitationReply: opened by a guest on a phone, to say whether he comes; nobody signs in for it. */
export const InvitationReply = withTexts(['trade-fair/reply'], InvitationReplyScreen);
