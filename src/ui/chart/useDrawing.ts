import { theme } from 'antd';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useIsStill } from '@/core/media/media';
import type { ChartLook, ChartModel } from './chartModel';
import type { Drawing, Pointing } from './drawChart';

const MOTION_MS = 160;

/** Colours, type and motion of the theme as it is now. */
function useLook(): ChartLook {
  const { token } = theme.useToken();
  const isStill = useIsStill();
  return {
    text: token.colorText,
    quiet: token.colorTextSecondary,
    line: token.colorBorderSecondary,
    ground: token.colorBgElevated,
    series: [token.colorPrimary, token.colorSuccess, token.colorWarning, token.colorError, token.colorTextTertiary],
    font: token.fontFamily,
    fontSize: token.fontSizeSM,
    motion: isStill ? 0 : MOTION_MS,
  };
}

/** The page is painted before the library is loaded. */
function whenIdle(act: () => void) {
  if ('requestIdleCallback' in window) {
    const handle = window.requestIdleCallback(act);
    return () => window.cancelIdleCallback(handle);
  }
  // Safari lacks this function.
  const handle = setTimeout(act, 0);
  return () => clearTimeout(handle);
}

/** Draws once the element has come into sight and the library is here, and again with each change of figures, theme or size. */
export function useDrawing(model: ChartModel, pointing: Pointing) {
  const host = useRef<HTMLDivElement>(null);
  const drawing = useRef<Drawing>(undefined);
  const [state, setState] = useState<'waiting' | 'drawn' | 'failed'>('waiting');
  const look = useLook();
  const pick = useEffectEvent(pointing.onPick);
  const point = useEffectEvent(pointing.onPoint);
  const show = useEffectEvent(() => drawing.current?.show(model, look));
  const drawn = JSON.stringify([model.title, model.labels, model.series, look]);

  useEffect(() => {
    const element = host.current;
    if (!element) return undefined;
    let isGone = false;
    let forget: () => void = () => undefined;
    const draw = async () => {
      const { drawChart } = await import('./drawChart');
      if (isGone) return;
      drawing.current = drawChart(element, {
        onPick: (index) => pick(index),
        onPoint: (index) => point(index),
      });
      show();
      setState('drawn');
    };
    // A chart behind another page has no size, and one that nobody scrolls to need not be drawn.
    const visibility = new IntersectionObserver((seen) => {
      if (!seen.some(({ isIntersecting }) => isIntersecting)) return;
      visibility.disconnect();
      forget = whenIdle(() => void draw().catch(() => setState('failed')));
    });
    const follow = new ResizeObserver(() => {
      if (element.clientWidth > 0) drawing.current?.fit();
    });
    visibility.observe(element);
    follow.observe(element);
    return () => {
      isGone = true;
      forget();
      visibility.disconnect();
      follow.disconnect();
      drawing.current?.close();
      drawing.current = undefined;
    };
  }, []);
  useEffect(() => show(), [drawn]);
  return { host, state, colours: look.series, picture: () => drawing.current?.picture(look.ground) };
}
