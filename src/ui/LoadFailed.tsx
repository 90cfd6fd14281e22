import { Button, Result } from 'antd';
import { ERROR } from '@/contract/error-codes';
import { isCallError } from '@/core/http/callError';
import { T } from '@/core/i18n';
import { navigate } from '@/core/navigation/navigate';

interface Props {
  /** The reason: a message of the server is shown instead of a general one. */
  error?: unknown;
  /** Absent: there was no request, as the address names no record. */
  onRetry?: (() => void) | undefined;
  /** The list that the user came from. */
  back?: string;
}

/**
 * Shown in place of content that could not be loaded, with a retry button; without one where the record does not exist.
 */
export function LoadFailed({ error, onRetry, back }: Props) {
  const said = isCallError(error) ? error : undefined;
  const canCome = onRetry && said?.code !== ERROR.notFound;
  const title = said?.msg || <T id={onRetry ? 'kit.failed' : 'kit.noRecord'} />;
  const ways = (
    <>
      {back && (
        <Button type={canCome ? 'default' : 'primary'} onClick={() => navigate(back)}>
          <T id="action.back" />
        </Button>
      )}
      {canCome && (
        <Button type="primary" onClick={onRetry}>
          <T id="kit.retry" />
        </Button>
      )}
    </>
  );
  return <Result status="warning" title={title} extra={ways} />;
}
