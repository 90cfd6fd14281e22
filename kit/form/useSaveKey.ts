import { useEffect, useEffectEvent } from 'react';

type Save = () => void;

/** The forms on the screen; the last one, such as a dialog over a page, gets the key. */
const shown: Save[] = [];

function onKeyDown(event: KeyboardEvent) {
  if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey || event.key.toLowerCase() !== 's') return;
  event.preventDefault();
  shown.at(-1)?.();
}

/** `Ctrl+S`, or `⌘S`, saves the form. */
export function useSaveKey(save: Save | undefined) {
  const isUsed = save !== undefined;
  const run = useEffectEvent(() => save?.());
  useEffect(() => {
    if (!isUsed) return;
    const own = () => run();
    shown.push(own);
    if (shown.length === 1) document.addEventListener('keydown', onKeyDown);
    return () => {
      shown.splice(shown.indexOf(own), 1);
      if (shown.length === 0) document.removeEventListener('keydown', onKeyDown);
    };
  }, [isUsed]);
}
