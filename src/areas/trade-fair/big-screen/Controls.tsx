import { FullscreenOutlined } from '@ant-design/icons';
import { Button, InputNumber, Select } from 'antd';
import { useEffect, useState } from 'react';
import screenfull from 'screenfull';
import { MAX_DRAW_COUNT } from '@/contract/trade-fair/draws';
import type { ScreenState } from '@/contract/trade-fair/big-screen';
import { T, useText } from '@/core/i18n';
import styles from './PrizeDraw.module.css';
import type { Phase } from './Stage';

interface Props {
  state: ScreenState;
  phase: Phase;
  isBusy: boolean;
  onStart: (prizeId: string, drawCount: number) => void;
  onStop: () => void;
  onNext: () => void;
}

const isTyping = ({ target }: KeyboardEvent) =>
  target instanceof Element && target.closest('input, button, [role=combobox], [role=listbox]') !== null;

/** The space bar presses the large button. */
function useSpace(act: () => void) {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.code !== 'Space' || event.repeat || isTyping(event)) return;
      event.preventDefault();
      act();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [act]);
}

function useWish({ prizes }: ScreenState) {
  const [chosen, setChosen] = useState<string>();
  const [count, setCount] = useState(1);
  const open = prizes.filter(({ left }) => left > 0);
  const prize = open.find(({ prizeId }) => prizeId === chosen) ?? open.at(-1);
  const most = Math.min(prize?.left ?? 1, MAX_DRAW_COUNT);
  return { open, prize, setChosen, most, count: Math.min(count, most), setCount };
}

/** The controls at the screen. */
export function Controls({ state, phase, isBusy, onStart, onStop, onNext }: Props) {
  const text = useText();
  const { open, prize, setChosen, most, count, setCount } = useWish(state);
  const canStart = prize !== undefined && state.closed === null && !isBusy;
  const act = () => {
    if (phase === 'rolling') onStop();
    else if (phase === 'revealed') onNext();
    else if (canStart) onStart(prize.prizeId, count);
  };
  useSpace(act);
  const label = ({ idle: 'prizeDraw.start', rolling: 'prizeDraw.stop', revealed: 'prizeDraw.next' } as const)[phase];
  return (
    <div className={styles.controls}>
      {phase === 'idle' && (
        <>
          <Select
            aria-label={text('prizeDraw.prize')}
            size="large"
            className={styles.choice ?? ''}
            value={prize?.prizeId ?? null}
            onChange={(prizeId: string) => setChosen(prizeId)}
            options={open.map(({ prizeId, prizeName, left }) => ({
              value: prizeId,
              label: `${prizeName} · ${text('prizeDraw.left', { count: left })}`,
            }))}
          />
          <InputNumber
            aria-label={text('prizeDraw.count')}
            size="large"
            min={1}
            max={most}
            precision={0}
            value={count}
            onChange={(value) => setCount(value ?? 1)}
          />
        </>
      )}
      <Button
        type="primary"
        size="large"
        className={styles.main ?? ''}
        disabled={phase === 'idle' ? !canStart : false}
        loading={isBusy}
        onClick={act}
      >
        <T id={label} />
      </Button>
      {screenfull.isEnabled && (
        <Button
          size="large"
          className={styles.whole ?? ''}
          icon={<FullscreenOutlined />}
          aria-label={text('prizeDraw.fullscreen')}
          onClick={() => void screenfull.toggle()}
        />
      )}
      <span className={styles.keys}>
        <T id="prizeDraw.keys" />
      </span>
    </div>
  );
}
