import { el, type ViewElement, type ViewNode } from './node';
import type { ViewOptions } from './options';

interface Rotation {
  label: string;
  seconds: number;
  axis: 'x' | 'y';
}

/**
 * Slides of which one is seen at a time. Without a script people swipe them; with it they change by themselves
 * until somebody stops them, and never where less motion is asked for.
 */
export function rotating(
  slides: readonly ViewNode[],
  { label, seconds, axis }: Rotation,
  { say }: ViewOptions,
): ViewElement {
  const items = slides.map((one, i) =>
    el('li', { class: 'hv-slide', 'aria-label': say('homeView.slide', { position: i + 1, count: slides.length }) }, [
      one,
    ]),
  );
  const track = el('ul', { class: 'hv-track', tabindex: 0, 'aria-label': label }, items);
  if (slides.length < 2) return el('div', { class: `hv-rotate hv-rotate-${axis}` }, [track]);
  const dots = slides.map((_, i) => el('i', { class: i === 0 ? 'hv-dot hv-on' : 'hv-dot' }));
  const said = { 'data-pause': say('homeView.pause'), 'data-play': say('homeView.play') };
  return el('div', { class: `hv-rotate hv-rotate-${axis}`, 'data-seconds': seconds, 'data-axis': axis }, [
    track,
    axis === 'x' && el('span', { class: 'hv-dots', 'aria-hidden': 'true' }, dots),
    el('button', { class: 'hv-pause', type: 'button', hidden: true, 'aria-label': said['data-pause'], ...said }),
  ]);
}
