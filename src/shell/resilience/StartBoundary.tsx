import { Button } from 'antd';
import { Component, type PropsWithChildren } from 'react';
import { reloadOnce } from '@/core/build/build';
import { isChunkError } from '@/core/chunks/retryChunks';
import { reportError } from '@/core/error-log/errorLog';
import { T } from '@/core/i18n';
import { reloadPage } from '@/core/navigation/reload';

/** Around the whole application, so that no failure leaves a white page. */
export class StartBoundary extends Component<PropsWithChildren, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown) {
    reportError('screen', error);
    if (isChunkError(error)) reloadOnce();
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <p role="alert" style={{ padding: 48, textAlign: 'center' }}>
        <T id="build.failed" />{' '}
        <Button onClick={reloadPage}>
          <T id="build.reload" />
        </Button>
      </p>
    );
  }
}
