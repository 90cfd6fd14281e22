import { useSyncExternalStore } from 'react';
import screenfull from 'screenfull';
import { text } from '@/core/i18n';
import { notifier } from '@/core/notify/notifier';

function subscribe(listener: () => void) {
  if (!screenfull.isEnabled) return () => undefined;
  screenfull.on('change', listener);
  return () => screenfull.off('change', listener);
}

const isFull = () => screenfull.isEnabled && screenfull.isFullscreen;

/** The words are those of docs/console.md#messages. */
const refuse = () => notifier.warning(text('frame.noFullscreen'));

/** The whole screen for the console, and back. */
export function useFullscreen() {
  const isFullscreen = useSyncExternalStore(subscribe, isFull);
  const toggle = () => {
    if (screenfull.isEnabled) screenfull.toggle().catch(refuse);
    else refuse();
  };
  return { isFullscreen, toggle };
}
