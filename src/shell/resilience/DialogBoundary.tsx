import { Component, type PropsWithChildren, Suspense } from 'react';
import { buildState } from '@/core/build/build';
import { isChunkError } from '@/core/chunks/retryChunks';
import { reportError } from '@/core/error-log/errorLog';

/** Around lazy dialogs: one that fails does not break the page. */
export class DialogBoundary extends Component<PropsWithChildren, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown) {
    reportError('screen', error);
    if (isChunkError(error)) buildState.set('lost');
  }

  override render() {
    return this.state.hasFailed ? null : <Suspense fallback={null}>{this.props.children}</Suspense>;
  }
}
