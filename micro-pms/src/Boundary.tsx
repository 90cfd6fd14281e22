import { Button, Result } from 'antd';
import { Component, type PropsWithChildren } from 'react';
import { host } from './host';
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

/** A part that a deployment has replaced; a console that can not start the module anew starts all of it anew. */
function Lost() {
  const say = useSay();
  const restart = () => {
    const own = host.get()?.restart;
    if (own) own();
    else window.location.reload();
  };
  return (
    <Result
      status="info"
      title={say('lost')}
      subTitle={say('lostHelp')}
      extra={
        <Button type="primary" onClick={restart}>
          {say('restart')}
        </Button>
      }
    />
  );
}

/** As webpack names them: of a script, and of a style sheet. */
const isLost = (error: unknown) =>
  error instanceof Error &&
  (error.name === 'ChunkLoadError' || ('code' in error && error.code === 'CSS_CHUNK_LOAD_FAILED'));

interface State {
  failure: 'broken' | 'lost' | undefined;
}

/** A page that breaks takes neither the module nor the console with it. */
export class Boundary extends Component<PropsWithChildren, State> {
  override state: State = { failure: undefined };

  static getDerivedStateFromError(error: unknown): State {
    return { failure: isLost(error) ? 'lost' : 'broken' };
  }

  override render() {
    const { failure } = this.state;
    if (failure === 'lost') return <Lost />;
    if (failure) return <Broken onRetry={() => this.setState({ failure: undefined })} />;
    return this.props.children;
  }
}
