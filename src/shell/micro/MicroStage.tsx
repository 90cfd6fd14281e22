import { useLocation } from '@umijs/max';
import { Spin } from 'antd';
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { reportError } from '@/core/error-log/errorLog';
import { useText } from '@/core/i18n';
import { isMicroPath, withoutBase } from '../addresses/microPath';
import { MessagePage } from '../states/MessagePage';
import { actions } from './actions';
import { admit, isAnother, refusal } from './admission';
import { holdWindow, sealRealm } from './guardRealm';
import { MICRO_TIMEOUT_MS } from './limits';
import { type MicroHistory, MicroModule, prepareAnotherTry } from './MicroModule';
import styles from './MicroStage.module.css';
import { restarts } from './moduleVersion';
import { NewModule } from './NewModule';
import { offerParts } from './parts';
import { useMicroProps } from './useMicroProps';

type Phase = 'loading' | 'shown' | 'failed';

const addressOf = ({ pathname, search, hash }: MicroHistory['location']) => pathname + search + hash;

/** Keeps the module's history in step with the console's: follows its navigations, or undoes them. */
function useFollowing(history: MicroHistory | undefined, path: string) {
  useEffect(() => {
    if (!history || !isMicroPath(path)) return;
    if (addressOf(history.location) !== path) history.replace(withoutBase(path));
    return history.listen(({ location }) => {
      const wanted = addressOf(location);
      if (wanted !== path && !actions.navigate(wanted)) history.replace(withoutBase(path));
    });
  }, [history, path]);
}

interface RunProps {
  isLive: boolean;
  isShown: boolean;
  onPhase: (phase: Phase) => void;
}

/** From each start of the module to its end. */
function Run({ isLive, isShown, onPhase }: RunProps) {
  const props = useMicroProps(isShown);
  const path = addressOf(useLocation());
  const [history, setHistory] = useState<MicroHistory>();
  const [first, setFirst] = useState<string>();
  if (isLive !== (first !== undefined)) setFirst(isLive ? path : undefined);
  /** Reports the result of this start, once. */
  const settle = useRef<(phase: Phase) => void>(undefined);

  useLayoutEffect(sealRealm, []);
  useLayoutEffect(offerParts, []);
  useEffect(() => {
    let isSettled = false;
    const late = setTimeout(() => settle.current?.('failed'), MICRO_TIMEOUT_MS);
    const letGo = holdWindow();
    settle.current = (phase) => {
      if (isSettled) return;
      isSettled = true;
      clearTimeout(late);
      if (phase === 'failed') prepareAnotherTry();
      onPhase(phase);
    };
    return () => {
      isSettled = true;
      clearTimeout(late);
      letGo();
      setHistory(undefined);
    };
  }, [onPhase]);

  const follow = useCallback((mounted: Promise<unknown>) => {
    const own = settle.current;
    mounted
      .then(() => own?.('shown'))
      .catch((error: unknown) => {
        reportError('micro', error);
        own?.('failed');
      });
  }, []);

  useFollowing(history, path);
  return <MicroModule path={first ?? path} props={props} onHistory={setHistory} onStart={follow} />;
}

/** Loads nothing of the module before it is admitted; checked each time that the module starts anew. */
function Admission({ onPhase, ...props }: RunProps) {
  const [isIn, setIsIn] = useState(false);
  useEffect(() => {
    let isOver = false;
    admit()
      .then((mayStart) => {
        if (isOver) return;
        if (mayStart && isAnother()) prepareAnotherTry();
        if (mayStart) setIsIn(true);
        else onPhase('failed');
      })
      .catch((error: unknown) => {
        reportError('micro', error);
        if (!isOver) onPhase('failed');
      });
    return () => {
      isOver = true;
      setIsIn(false);
    };
  }, [onPhase]);
  return isIn ? <Run onPhase={onPhase} {...props} /> : null;
}

/** Why the module is not shown, in a sentence, and what can be done about it. */
function Failed({ onRetry }: { onRetry: () => void }) {
  const why = refusal();
  if (why?.why === 'contract')
    return (
      <MessagePage
        title="micro.failed"
        help="micro.mismatch"
        values={{ host: why.host, module: why.module }}
        action="micro.reload"
        onAction={() => window.location.reload()}
      />
    );
  return (
    <MessagePage
      title="micro.failed"
      help={why ? 'micro.foreign' : 'micro.failedHelp'}
      action="shell.retry"
      onAction={onRetry}
    />
  );
}

interface Props {
  /** Whether the module runs; in a hidden `Activity` it does not. */
  isLive: boolean;
  /** Behind the pages while one of them is shown. */
  isShown: boolean;
}

function Stage({ isLive, isShown }: Props) {
  const text = useText();
  const [{ attempt, phase }, setState] = useState<{ attempt: number; phase: Phase }>({ attempt: 0, phase: 'loading' });
  const setPhase = useCallback((next: Phase) => setState((state) => ({ ...state, phase: next })), []);
  // The next start begins without this one's failure.
  useEffect(() => () => setPhase('loading'), [setPhase]);
  return (
    <div className={styles.stage} hidden={!isShown}>
      {phase === 'loading' && (
        <div className={styles.cover} role="status" aria-label={text('shell.loading')}>
          <Spin size="large" delay={300} />
        </div>
      )}
      {phase === 'failed' && <Failed onRetry={() => setState({ attempt: attempt + 1, phase: 'loading' })} />}
      {phase !== 'failed' && <Admission key={attempt} isLive={isLive} isShown={isShown} onPhase={setPhase} />}
    </div>
  );
}

/** The property module, or a message instead of it; the console around it stays usable. */
export const MicroStage = (props: Props) => (
  <>
    <NewModule />
    <Stage key={restarts.use()} {...props} />
  </>
);
