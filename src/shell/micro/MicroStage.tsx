import { useLocation } from '@umijs/max';
import { Spin } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { reportError } from '@/core/error-log/errorLog';
import { useText } from '@/core/i18n';
import { MessagePage } from '../states/MessagePage';
import { actions } from './actions';
import { holdWindow } from './guardRealm';
import { MICRO_TIMEOUT_MS } from './limits';
import { type MicroHistory, type Running, startMicroApp } from './microApp';
import { isMicroPath, withoutBase } from '../addresses/microPath';
import styles from './MicroStage.module.css';
import { useMicroProps } from './useMicroProps';

type Phase = 'loading' | 'shown' | 'failed';

const addressOf = ({ pathname, search, hash }: MicroHistory['location']) => pathname + search + hash;

interface RunProps {
  onPhase: (phase: Phase) => void;
}

/** One run of the module, from mount to unmount. */
function Run({ onPhase }: RunProps) {
  const place = useRef<HTMLDivElement>(null);
  const props = useMicroProps();
  const path = addressOf(useLocation());
  const [history, setHistory] = useState<MicroHistory>();
  const running = useRef<Running>(undefined);
  const first = useRef({ path, props });
  // Updates begin where the start ended.
  const sent = useRef(props);

  useEffect(() => {
    const element = place.current;
    if (!element) return;
    let isOver = false;
    const tell = (phase: Phase) => {
      if (isOver) return;
      if (phase === 'failed') running.current?.fail();
      onPhase(phase);
    };
    const late = setTimeout(() => tell('failed'), MICRO_TIMEOUT_MS);
    const letGo = holdWindow();
    try {
      const onHistory = (made: MicroHistory) => !isOver && setHistory(made);
      const app = startMicroApp({ place: element, ...first.current, onHistory });
      running.current = app;
      app.ready
        .then(() => tell('shown'))
        .catch((error: unknown) => {
          reportError('micro', error);
          tell('failed');
        })
        .finally(() => clearTimeout(late));
    } catch (error) {
      reportError('micro', error);
      tell('failed');
    }
    return () => {
      isOver = true;
      clearTimeout(late);
      letGo();
      running.current?.end();
      running.current = undefined;
    };
  }, [onPhase]);

  useEffect(() => {
    if (sent.current === props) return;
    sent.current = props;
    running.current?.update(props);
  }, [props]);

  useEffect(() => {
    if (!history || !isMicroPath(path)) return;
    if (addressOf(history.location) !== path) history.replace(withoutBase(path));
    return history.listen(({ location }) => {
      const wanted = addressOf(location);
      // The module went by itself: the console goes along, or leads it back.
      if (wanted !== path && !actions.navigate(wanted)) history.replace(withoutBase(path));
    });
  }, [history, path]);

  return <div ref={place} className={styles.place} />;
}

interface Props {
  /** Behind the pages while one of them is shown. */
  isShown: boolean;
  onPhase?: (phase: Phase) => void;
}

/** The property module, or what is to be said in its place; the console around it stays usable. */
export function MicroStage({ isShown }: Props) {
  const text = useText();
  const [attempt, setAttempt] = useState(0);
  const [phase, setPhase] = useState<Phase>('loading');
  return (
    <div className={styles.stage} hidden={!isShown}>
      {phase === 'loading' && (
        <div className={styles.cover} role="status" aria-label={text('shell.loading')}>
          <Spin size="large" delay={300} />
        </div>
      )}
      {phase === 'failed' && (
        <MessagePage
          title="micro.failed"
          help="micro.failedHelp"
          action="shell.retry"
          onAction={() => {
            setAttempt(attempt + 1);
            setPhase('loading');
          }}
        />
      )}
      {phase !== 'failed' && <Run key={attempt} onPhase={setPhase} />}
    </div>
  );
}
