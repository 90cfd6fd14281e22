import { Button, Result } from 'antd';
import { Component, type PropsWithChildren } from 'react';
import { useSay } from './say';

function Broken({ onRetry }: { onRetry: () => void }) {
  const say = useSay();
  return (
    <Result
      status="warning"
      title={say('broken')}
      subTitle={say('brokenHelp')}
      extra={<Button onClick={onRetry}>{say('retry')}</Button>}
    />
  );
}

/** A page that breaks takes neither the module nor the console with it. */
export class Boundary extends Component<PropsWithChildren, { isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override render() {
    if (this.state.isBroken) return <Broken onRetry={() => this.setState({ isBroken: false })} />;
    return this.props.children;
  }
}
