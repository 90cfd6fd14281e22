import { Component, type PropsWithChildren } from 'react';
import { isChunkError } from '@/core/chunks/retryChunks';
import { reportError } from '@/core/error-log/errorLog';
import { FailedScreen } from './FailedScreen';
import { LostScreen } from './LostScreen';

interface State {
  failure: { error: unknown } | null;
}

/** Keeps an error in its own screen: menu and tabs stay usable, and the error log has it. */
export class ScreenBoundary extends Component<PropsWithChildren, State> {
  override state: State = { failure: null };

  static getDerivedStateFromError(error: unknown): State {
    return { failure: { error } };
  }

  override componentDidCatch(error: unknown) {
    reportError('screen', error);
  }

  override render() {
    const { failure } = this.state;
    if (!failure) return this.props.children;
    if (isChunkError(failure.error)) return <LostScreen />;
    return <FailedScreen error={failure.error} onRetry={() => this.setState({ failure: null })} />;
  }
}
