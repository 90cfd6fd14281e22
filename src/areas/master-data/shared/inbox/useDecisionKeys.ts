import { type RefObject, useEffect, useEffectEvent } from 'react';

const EDITABLE = 'input:not([type="radio"]), textarea, select, [contenteditable="true"]';

interface Commands {
  pass: () => void;
  mark: () => void;
  move?: (by: 1 | -1) => void;
  /** Leads to the next field that has changed. */
  toNextChange?: (() => void) | undefined;
  next?: (() => void) | undefined;
  decide: () => void;
}

interface Options {
  isOn: boolean;
  /** An element of the dialog in which the task is decided; absent on a page. */
  within?: RefObject<Element | null>;
}

const dialogAround = (node: EventTarget | null | undefined) =>
  node instanceof Element ? node.closest('[role=dialog]') : null;

/**
 * A accepts, X asks for a change, the arrows go on, D to the next difference, N to the next task, Ctrl Enter decides;
 * letters count only where nobody types.
 */
export function useDecisionKeys({ pass, mark, move, toNextChange, next, decide }: Commands, { isOn, within }: Options) {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const { target } = event;
    const around = dialogAround(target);
    // Keys of another dialog belong to that dialog. A dialog that opens has not always taken the focus from the page yet.
    if (around && around !== dialogAround(within?.current)) return;
    // A key that is held down moves along the fields; it gives no more than one verdict.
    if (event.repeat && !event.key.startsWith('Arrow')) return;
    const isModified = event.ctrlKey || event.metaKey;
    if (event.key === 'Enter' && isModified) {
      event.preventDefault();
      decide();
      return;
    }
    const isTyping = target instanceof Element && target.matches(EDITABLE);
    if (isModified || event.altKey || isTyping) return;
    const arrows = move && { arrowdown: () => move(1), arrowup: () => move(-1) };
    const commands: Readonly<Record<string, (() => void) | undefined>> = {
      ...{ a: pass, x: mark, d: toNextChange, n: next },
      ...arrows,
    };
    const command = commands[event.key.toLowerCase()];
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
