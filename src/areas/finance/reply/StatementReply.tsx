import { useLocation } from '@umijs/max';
import { useRequest } from 'ahooks';
import { Result, Skeleton } from 'antd';
import { ERROR } from '@/contract/error-codes';
import { statementReplyApi } from '@/contract/finance/replies';
import { call } from '@/core/http/call';
import { isCallError } from '@/core/http/callError';
import { T, withTexts } from '@/core/i18n';
import { LoadFailed } from '@/ui/LoadFailed';
import { PhonePage } from '@/ui/PhonePage';
import { Reply } from './Reply';

const TOKEN = /^[0-9a-f]{64}$/;

/** After the `#`: a part of the address that is sent to no server and stands in no log of a proxy. */
const useToken = () => useLocation().hash.slice(1);

/** One and the same page for a link that is unknown, too old or withdrawn. */
function NoStatement({ code, onRetry }: { code: number | undefined; onRetry: () => void }) {
  if (code === ERROR.tooManyRequests)
    return (
      <Result
        status="warning"
        title={<T id="statementReply.tooMany" />}
        subTitle={<T id="statementReply.tooManyHelp" />}
      />
    );
  if (code !== ERROR.linkGone) return <LoadFailed onRetry={onRetry} />;
  return (
    <Result status="warning" title={<T id="statementReply.gone" />} subTitle={<T id="statementReply.goneHelp" />} />
  );
}

function Opened({ token }: { token: string }) {
  const isWhole = TOKEN.test(token);
  const { data, error, refresh } = useRequest(() => call(statementReplyApi.open, { token }, { silent: true }), {
    ready: isWhole,
    refreshDeps: [token],
    // The page shows the failure itself.
    onError: () => undefined,
  });
  if (!isWhole) return <NoStatement code={ERROR.linkGone} onRetry={refresh} />;
  if (error) return <NoStatement code={isCallError(error) ? error.code : undefined} onRetry={refresh} />;
  return data ? <Reply token={token} view={data} onChanged={refresh} /> : <Skeleton active paragraph={{ rows: 8 }} />;
}

function StatementReplyScreen() {
  const token = useToken();
  return (
    <PhonePage title="statementReply.title">
      <Opened key={token} token={token} />
    </PhonePage>
  );
}

/** /statementReply: opened by a partner on a phone, without signing in, to answer for each document of a statement. */
export const StatementReply = withTexts(['finance/reply', 'finance/bills'], StatementReplyScreen);
