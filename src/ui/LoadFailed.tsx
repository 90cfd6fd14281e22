import { Button, Result } from 'antd';
import { ERROR } from '@/contract/error-codes';
import { isCallError } from '@/core/http/callError';
import { T } from '@/core/i18n';

interface Props {
  /** Why: what the server has said is shown in the place of a guess. */
  error?: unknown;
  onRetry: () => void;
}

/** Shown instead of what could not be loaded, with a retry button; what is not there will not come. */
export function LoadFailed({ error, onRetry }: Props) {
  const said = isCallError(error) ? error : undefined;
  const again = said?.code !== ERROR.notFound && (
    <Button type="primary" onClick={onRetry}>
      <T id="kit.retry" />
    </Button>
  );
  return <Result status="warning" title={said?.msg || <T id="kit.failed" />} extra={again} />;
}
