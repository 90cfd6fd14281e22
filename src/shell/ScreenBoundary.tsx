import { Component, type PropsWithChildren } from 'react';
import { reportError } from '@/core/error-log/errorLog';
import { MessagePage } from './pages/MessagePage';

interface State {
  hasFailed: boolean;
}

/** Keeps an error in its own screen: menu and tabs stay usable, and the error log has it. */
export class ScreenBoundary extends Component<PropsWithChildren, State> {
  override state: State = { hasFailed: false };

  static getDerivedStateFromError(): State {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown) {
    reportError('screen', error);
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <MessagePage
        title="shell.screenFailed"
        help="shell.screenFailedHelp"
        action="shell.retry"
        onAction={() => this.setState({ hasFailed: false })}
      />
    );
  }
}
