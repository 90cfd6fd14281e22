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
import { Letter } from './Letter';

const TOKEN = /^[0-9a-f]{32}$/;
/** After the `#`: a part of the address that is sent to no server and stands in no log of a proxy. */
const useToken = () => useLocation().hash.slice(1);

/** Why there is no letter, and what to do. */
const REASONS: Readonly<Record<number, readonly [title: TextId, help: TextId]>> = {
  [ERROR.invitationUnknown]: ['letter.unknown', 'letter.unknownHelp'],
  [ERROR.invitationGone]: ['letter.withdrawn', 'letter.withdrawnHelp'],
  [ERROR.fairTakenDown]: ['letter.suspended', 'letter.suspendedHelp'],
  [ERROR.invitationClosed]: ['letter.notYet', 'letter.notYetHelp'],
  [ERROR.tooManyRequests]: ['letter.tooMany', 'letter.tooManyHelp'],
};

function NoLetter({ code, onRetry }: { code: number | undefined; onRetry: () => void }) {
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
  if (!isWhole) return <NoLetter code={ERROR.invitationUnknown} onRetry={refresh} />;
  if (error) return <NoLetter code={isCallError(error) ? error.code : undefined} onRetry={refresh} />;
  return data ? (
    <Letter token={token} letter={data} onReplied={refresh} />
  ) : (
    <Skeleton active paragraph={{ rows: 8 }} />
  );
}

function InvitationReplyScreen() {
  const token = useToken();
  return (
    <PhonePage title="letter.title">
      <Opened key={token} token={token} />
    </PhonePage>
  );
}

/** /invitationReply: opened by a guest on a phone, to say whether he comes; nobody signs in for it. */
export const InvitationReply = withTexts(['trade-fair/reply'], InvitationReplyScreen);
