import { Button, Result } from 'antd';
import { T } from '@/core/i18n';

/** Shown instead of what could not be loaded, with a retry button. */
export function LoadFailed({ onRetry }: { onRetry: () => void }) {
  const again = (
    <Button type="primary" onClick={onRetry}>
      <T id="kit.retry" />
    </Button>
  );
  return <Result status="warning" title={<T id="kit.failed" />} extra={again} />;
}
