import { useEffect, useRef } from 'react';
import { useIsStill } from '@/core/media/media';
import styles from './PrizeDraw.module.css';
import { drawFlakes, drawStars, fit, flakesOf, type Palette, qualityKeeper, starsOf } from './sphere';

/** Turns per second. */
const SPEED = { idle: 0.12, rolling: 2.4 };
/** The longest step of the animation: a hidden tab does not catch up. */
const LONGEST_FRAME = 0.1;
/** How fast the sphere adapts to another speed. */
const EASE = 2.5;

export type Phase = 'idle' | 'rolling' | 'revealed';

interface Props {
  names: readonly string[];
  phase: Phase;
}

function paletteOf(element: Element): Palette {
  const style = getComputedStyle(element);
  const colour = (name: string) => style.getPropertyValue(name).trim();
  return {
    text: style.color,
    font: style.fontFamily,
    confetti: ['--draw-gold', '--draw-warm', '--draw-cool', '--draw-light'].map(colour),
  };
}

/** A sphere of a dozen names looks empty: they are repeated until it is full. */
const LEAST_NAMES = 96;
const filled = (names: readonly string[]) =>
  names.length === 0 || names.length >= LEAST_NAMES
    ? names
    : Array.from({ length: LEAST_NAMES }, (_, i) => names[i % names.length] ?? '');

/** One picture after the other, from what `look` answers at that moment; answers how to stop. */
function play(element: HTMLCanvasElement, look: () => Props & { isStill: boolean }) {
  const context = element.getContext('2d');
  if (!context) return () => undefined;
  const palette = paletteOf(element);
  let shown = look();
  let stars = starsOf(filled(shown.names), palette);
  let [angle, speed, before, frame] = [0, SPEED.idle, performance.now(), 0];
  let flakes: ReturnType<typeof flakesOf> = [];
  let quality = 1;
  const qualityOf = qualityKeeper();
  const draw = (now: number) => {
    const seconds = (now - before) / 1000;
    before = now;
    frame = requestAnimationFrame(draw);
    const present = look();
    const { names, phase, isStill } = present;
    const isNew = names !== shown.names || phase !== shown.phase || isStill !== shown.isStill;
    if (names !== shown.names) stars = starsOf(filled(names), palette);
    if (phase === 'revealed' && shown.phase === 'rolling' && !isStill)
      flakes = flakesOf(element.width, element.height, palette);
    shown = present;
    // A picture without motion is drawn only once.
    const isMoving = flakes.length > 0 || (phase !== 'revealed' && !isStill);
    // Confetti keeps the resolution in which it was thrown, so the quality does not change while it flies.
    if (isMoving && flakes.length === 0) quality = qualityOf(seconds);
    if (!fit(element, quality) && !isMoving && !isNew) return;
    const step = Math.min(LONGEST_FRAME, seconds);
    speed += ((phase === 'rolling' ? SPEED.rolling : SPEED.idle) - speed) * Math.min(1, EASE * step);
    if (!isStill) angle += speed * step;
    context.clearRect(0, 0, element.width, element.height);
    if (phase !== 'revealed') drawStars(context, stars, angle);
    if (flakes.length > 0 && !drawFlakes(context, flakes, step)) flakes = [];
  };
  frame = requestAnimationFrame(draw);
  return () => cancelAnimationFrame(frame);
}

/** The picture in the background: it turns, faster during a draw, and throws confetti at the end. */
export function Stage({ names, phase }: Props) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const isStill = useIsStill();
  const present = useRef({ names, phase, isStill });
  useEffect(() => {
    present.current = { names, phase, isStill };
  }, [names, phase, isStill]);
  useEffect(() => (canvas.current ? play(canvas.current, () => present.current) : undefined), []);
  return <canvas ref={canvas} className={styles.stage ?? ''} aria-hidden />;
}
