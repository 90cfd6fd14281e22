/** What a key means on a component, in the outline and on the canvas (docs/domain/home-designer.md#commands). */
export type DesignerKey =
  | 'up'
  | 'down'
  | 'first'
  | 'last'
  | 'previous'
  | 'next'
  | 'carry'
  | 'drop'
  | 'hide'
  | 'remove'
  | 'duplicate'
  | 'copy'
  | 'paste'
  | 'undo'
  | 'redo';

type Pressed = Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>;

const PLAIN: Readonly<Record<string, DesignerKey>> = {
  ArrowUp: 'previous',
  ArrowDown: 'next',
  ' ': 'carry',
  Escape: 'drop',
  h: 'hide',
  H: 'hide',
  Delete: 'remove',
};
const WITH_ALT: Readonly<Record<string, DesignerKey>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  Home: 'first',
  End: 'last',
};
const WITH_CONTROL: Readonly<Record<string, DesignerKey>> = { d: 'duplicate', c: 'copy', v: 'paste' };

/** The meaning of a key on a component; Ctrl is ⌘ on a Mac. */
export function keyOf({ key, altKey, ctrlKey, metaKey, shiftKey }: Pressed): DesignerKey | undefined {
  const isControl = ctrlKey || metaKey;
  if (altKey) return isControl || shiftKey ? undefined : WITH_ALT[key];
  if (isControl) return shiftKey ? undefined : WITH_CONTROL[key.toLowerCase()];
  return PLAIN[key];
}

/** Undo and redo, anywhere on the page. */
export function stepOf({ key, altKey, ctrlKey, metaKey, shiftKey }: Pressed): 'undo' | 'redo' | undefined {
  if (altKey || !(ctrlKey || metaKey) || key.toLowerCase() !== 'z') return undefined;
  return shiftKey ? 'redo' : 'undo';
}

/** Fields have keys of their own, and undo their own typing. */
export const isField = (target: EventTarget) =>
  target instanceof Element &&
  target.closest('input, textarea, select, [contenteditable="true"], [role="dialog"]') !== null;
