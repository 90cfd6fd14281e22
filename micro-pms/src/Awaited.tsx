import { Alert, Button, Skeleton } from 'antd';
import { useSay } from './say';

interface Props {
  data?: unknown;
  error?: Error | undefined;
  loading: boolean;
  refresh: () => void;
}

/** Shown for `useCall` in place of content: that it is loading, or why it failed, with a button to try again. */
export function Awaited({ data, error, loading, refresh }: Props) {
  const say = useSay();
  const again = (
    <Button size="small" loading={loading} onClick={refresh}>
      {say('retry')}
    </Button>
  );
  if (error) return <Alert type="error" showIcon title={error.message} action={again} />;
  return data === undefined ? <Skeleton active /> : null;
}
