import { useEffect, useEffectEvent } from 'react';

const EDITABLE = 'input, textarea, select, [contenteditable="true"]';

interface Commands {
  pass: () => void;
  mark: () => void;
  move: (by: 1 | -1) => void;
  /** To the next field that is not as the step saw it last. */
  toChange: () => void;
  next: () => void;
  decide: () => void;
}

const isElsewhere = (target: EventTarget | null) =>
  target instanceof Element && (target.matches(EDITABLE) || target.closest('[role=dialog]') !== null);

/** A accepts the field, X asks for a change, the arrows go on, D to the next difference, N to the next task, Ctrl Enter decides; letters count only where nobody types. */
export function useAuditKeys({ pass, mark, move, toChange, next, decide }: Commands, isOn: boolean) {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const isInDialog = event.target instanceof Element && event.target.closest('[role=dialog]') !== null;
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey) && !isInDialog) {
      event.preventDefault();
      decide();
      return;
    }
    if (event.ctrlKey || event.metaKey || event.altKey || isElsewhere(event.target)) return;
    const key = event.key.toLowerCase();
    const command = { a: pass, x: mark, d: toChange, n: next, arrowdown: () => move(1), arrowup: () => move(-1) }[key];
    if (!command) return;
    event.preventDefault();
    command();
  });
  useEffect(() => {
    if (!isOn) return undefined;
    const listen = (event: KeyboardEvent) => onKey(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, [isOn]);
}
