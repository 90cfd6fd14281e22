import { Alert, Button } from 'antd';
import { useEffect, useState } from 'react';
import { connection } from '@/core/connection/connection';
import { T } from '@/core/i18n';
import styles from './OfflineBanner.module.css';

/** Shown while the server cannot be reached; input stays, and no reload is needed afterwards. */
export function OfflineBanner() {
  const isOnline = connection.use();
  const [pending, setPending] = useState(false);
  useEffect(() => connection.watch(), []);
  if (isOnline) return null;
  const retry = async () => {
    setPending(true);
    await connection.probe();
    setPending(false);
  };
  return (
    <Alert
      showIcon
      type="warning"
      role="alert"
      className={styles.banner ?? ''}
      title={
        <>
          <strong>
            <T id="offline.title" />
          </strong>{' '}
          <T id="offline.help" />
        </>
      }
      action={
        <Button size="small" loading={pending} onClick={() => void retry()}>
          <T id="shell.retry" />
        </Button>
      }
    />
  );
}
