import type { KeyboardEvent } from 'react';
import type { ButtonCode } from '@/contract/buttons';
import { SIDE } from '@/contract/finance/matching';
import { kit } from '@kit/host';

export interface WorkCommands {
  move: (by: 1 | -1) => void;
  /** Moves, and selects the rows that it passes. */
  extend: (by: 1 | -1) => void;
  otherPane: () => void;
  toggle: () => void;
  enter: () => void;
  choose: (index: number) => void;
  match: () => void;
  unmatch: () => void;
  reject: () => void;
  nextOpen: () => void;
  undo: () => void;
  redo: () => void;
  searchSums: () => void;
  handle: () => void;
  evidence: () => void;
  remark: () => void;
  filter: () => void;
  keys: () => void;
}

interface Key {
  run: keyof Omit<WorkCommands, 'move' | 'extend' | 'choose'> | 'down' | 'up';
  /** The code of the button that does the same. */
  code?: ButtonCode;
}

const KEYS: Readonly<Record<string, Key>> = {
  ArrowDown: { run: 'down' },
  j: { run: 'down' },
  ArrowUp: { run: 'up' },
  k: { run: 'up' },
  ArrowLeft: { run: 'otherPane' },
  ArrowRight: { run: 'otherPane' },
  ' ': { run: 'toggle' },
  Enter: { run: 'enter' },
  m: { run: 'match', code: 'checkDiffList_match' },
  u: { run: 'unmatch', code: 'checkDiffList_unmatch' },
  d: { run: 'reject', code: 'checkDiffList_reject' },
  g: { run: 'nextOpen' },
  s: { run: 'searchSums', code: 'checkDiffList_sum' },
  h: { run: 'handle', code: 'checkDiffList_handle' },
  e: { run: 'evidence', code: 'checkDiffList_evidence' },
  n: { run: 'remark', code: 'checkDiffList_handle' },
  '/': { run: 'filter' },
  '?': { run: 'keys' },
};

const EDITABLE = 'input, textarea, select, button, [contenteditable=""], [contenteditable="true"]';

/**
 * From our pane Tab leads to theirs; from theirs Tab leaves the panes, and Shift+Tab leads to the elements between
 * them.
 */
const leavesOurs = ({ target, shiftKey }: KeyboardEvent) =>
  !shiftKey && target instanceof Element && target.matches(`[data-side="${SIDE.ours}"] [role=listbox]`);

/** All keys of the workbench, with the permissions of the buttons; off while somebody types. */
export function useWorkKeys(commands: WorkCommands) {
  const can = kit().useCan();
  const run = (name: Key['run'], isExtended: boolean) => {
    if (name === 'down' || name === 'up') commands[isExtended ? 'extend' : 'move'](name === 'down' ? 1 : -1);
    else commands[name]();
  };
  return (event: KeyboardEvent) => {
    const isModified = event.ctrlKey || event.metaKey;
    if (event.altKey || (event.target instanceof Element && event.target.matches(EDITABLE))) return;
    const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
    if (isModified) {
      if (key !== 'z' || !can('checkDiffList_undo')) return;
      event.preventDefault();
      if (event.shiftKey) commands.redo();
      else commands.undo();
      return;
    }
    if (key === 'Tab') {
      if (!leavesOurs(event)) return;
      event.preventDefault();
      commands.otherPane();
      return;
    }
    if (/^[1-9]$/.test(key)) {
      commands.choose(Number(key) - 1);
      return;
    }
    const found = KEYS[key];
    if (!found || (found.code && !can(found.code))) return;
    event.preventDefault();
    // Outside of the panes `/` and `?` are keys of the whole console.
    event.stopPropagation();
    // A key that is held down moves along the rows; it does not repeat decisions.
    if (event.repeat && found.run !== 'down' && found.run !== 'up') return;
    run(found.run, event.shiftKey);
  };
}
