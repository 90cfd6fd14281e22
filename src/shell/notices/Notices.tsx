import { useEffect } from 'react';
import { notifier } from '@/core/notify/notifier';
import { messages } from './messagesStore';

/** A file that failed to load is requested again with the next press or notice. */
const load = () => void messages.load().catch(() => undefined);

/**
 * Notices of the whole application. antd's messages come with the frame; a page without it, such as the sign-in, is drawn
 * without them, and loads them with the first press.
 */
export function Notices() {
  const shown = messages.use();
  const isThere = shown !== null;
  useEffect(() => {
    if (isThere) return undefined;
    const stop = notifier.onWaiting(load);
    document.addEventListener('pointerdown', load, true);
    document.addEventListener('keydown', load, true);
    return () => {
      stop();
      document.removeEventListener('pointerdown', load, true);
      document.removeEventListener('keydown', load, true);
    };
  }, [isThere]);
  return shown;
}
