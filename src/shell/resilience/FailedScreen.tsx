import { CopyOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useState } from 'react';
import { currentBuild } from '@/core/build/build';
import { redact } from '@/core/error-log/redact';
import { T, useText } from '@/core/i18n';
import { navigate } from '@/core/navigation/navigate';
import { notifier } from '@/core/notify/notifier';
import { MessagePage } from '../states/MessagePage';
import { HOME } from '@/core/page/alwaysPages';
import styles from './FailedScreen.module.css';

interface Props {
  error: unknown;
  onRetry: () => void;
}

/** The details that a help desk needs, without secrets. */
function detailsOf(error: unknown) {
  const details = error instanceof Error ? (error.stack ?? error.message) : String(error);
  return redact(
    [new Date().toISOString(), window.location.pathname, currentBuild(), navigator.userAgent, details].join('\n'),
  );
}

/** Shown when a page fails to render: offers a retry, the details, and a way to the dashboard. */
export function FailedScreen({ error, onRetry }: Props) {
  const text = useText();
  const [details] = useState(() => detailsOf(error));
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(details);
      notifier.success(text('screen.copied'));
    } catch {
      notifier.error(text('screen.copyFailed'));
    }
  };
  return (
    <MessagePage
      title="shell.screenFailed"
      help="shell.screenFailedHelp"
      action="shell.retry"
      onAction={onRetry}
      extra={
        <>
          <Button size="large" icon={<CopyOutlined />} onClick={() => void copy()}>
            <T id="screen.copy" />
          </Button>
          <Button size="large" onClick={() => navigate(HOME)}>
            <T id="shell.toHome" />
          </Button>
        </>
      }
    >
      <details className={styles.details}>
        <summary>
          <T id="screen.details" />
        </summary>
        <pre>{details}</pre>
      </details>
    </MessagePage>
  );
}
