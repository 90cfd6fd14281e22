import { useLocation } from '@umijs/max';
import { useRequest } from 'ahooks';
import { Result, Spin } from 'antd';
import { lazy, Suspense, useMemo, useState } from 'react';
import { screenApi, type ScreenState } from '@/contract/trade-fair/big-screen';
import { call } from '@/core/http/call';
import { T, withTexts } from '@/core/i18n';
import { Controls } from './Controls';
import { type Phase, Stage } from './Stage';
import styles from './PrizeDraw.module.css';
import { type ScreenAccess, useScreen } from './useScreen';
import { Wall, Winners } from './Winners';

const Verify = lazy(async () => ({ default: (await import('./Verify')).Verify }));

function useScreenAccess(): ScreenAccess {
  const { search } = useLocation();
  return useMemo(() => {
    const query = new URLSearchParams(search);
    return { tradeFairId: query.get('tradeFairId') ?? '', screenToken: query.get('token') ?? '' };
  }, [search]);
}

/** The state of the show depends on the server alone: after an interruption it continues where it was. */
function phaseOf({ running, last }: ScreenState, dismissed: string | undefined): Phase {
  if (running) return 'rolling';
  return last && last.drawId !== dismissed ? 'revealed' : 'idle';
}

function Head({ state, phase }: { state: ScreenState; phase: Phase }) {
  const round = phase === 'rolling' ? state.running : phase === 'revealed' ? state.last : null;
  return (
    <header className={styles.head}>
      <p className={styles.subject}>{state.subject}</p>
      <h1 className={styles.title}>{round ? round.prizeName : <T id="prizeDraw.title" />}</h1>
      {round && (
        <p className={styles.round}>
          <T id="prizeDraw.round" values={{ round: round.roundNo }} /> ·{' '}
          <T id="prizeDraw.pool" values={{ count: round.poolSize }} />
        </p>
      )}
    </header>
  );
}

function Foot({ state }: { state: ScreenState }) {
  const round = state.running ?? state.last;
  return (
    <footer className={styles.foot}>
      {state.closed && <T id={state.closed === 'fair' ? 'prizeDraw.closedFair' : 'prizeDraw.closedSeed'} />}
      {!state.closed && round && (
        <T id="prizeDraw.proof" values={{ seed: round.seedHash, pool: round.poolHash.slice(0, 16) }} />
      )}
    </footer>
  );
}

function PrizeDrawScreen() {
  const access = useScreenAccess();
  const { state, isInvalid, isLost, isBusy, start, stop } = useScreen(access);
  const [dismissed, setDismissed] = useState<string>();
  const wall = useRequest(() => call(screenApi.winners, access, { silent: true }), {
    ready: state !== undefined,
    refreshDeps: [state?.last?.drawId],
    // The status on the screen shows that the connection is lost.
    onError: () => undefined,
  });
  const lines = state?.names.map(({ guestName, ticketNo }) => `${guestName} ${ticketNo}`).join('\n') ?? '';
  // Polling returns the same names every two seconds: they must not redraw the picture.
  const names = useMemo(() => (lines === '' ? [] : lines.split('\n')), [lines]);
  if (isInvalid) {
    return <Result status="warning" title={<T id="prizeDraw.invalid" />} subTitle={<T id="prizeDraw.invalidHelp" />} />;
  }
  if (!state) return <Spin fullscreen />;
  const phase = phaseOf(state, dismissed);
  return (
    <main className={styles.screen}>
      <Stage names={names} phase={phase} />
      <Head state={state} phase={phase} />
      <div className={styles.body}>
        {phase === 'rolling' && (
          <p className={styles.rolling} role="status">
            <T id="prizeDraw.rolling" />
          </p>
        )}
        {phase === 'revealed' && state.last && <Winners key={state.last.drawId} last={state.last} />}
      </div>
      {phase === 'idle' && <Wall winners={wall.data ?? []} />}
      <Suspense fallback={null}>{phase !== 'rolling' && <Verify proofUrl={state.proofUrl} />}</Suspense>
      {isLost && (
        <p className={styles.lost} role="alert">
          <T id="prizeDraw.reconnecting" />
        </p>
      )}
      <Controls
        state={state}
        phase={phase}
        isBusy={isBusy}
        onStart={(prizeId, drawCount) => void start(prizeId, drawCount)}
        onStop={() => state.running && void stop(state.running)}
        onNext={() => setDismissed(state.last?.drawId)}
      />
      <Foot state={state} />
    </main>
  );
}

/** /prizeDraw: the show on the big screen. */
export const PrizeDraw = withTexts(['trade-fair/big-screen'], PrizeDrawScreen);
