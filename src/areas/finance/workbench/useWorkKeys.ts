import type { KeyboardEvent } from 'react';
import type { ButtonCode } from '@/contract/buttons';
import { kit } from '@kit/host';

export interface WorkCommands {
  move: (by: 1 | -1) => void;
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
}

interface Key {
  run: keyof Omit<WorkCommands, 'move' | 'choose'> | 'down' | 'up';
  /** The button that does the same. */
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
};

const EDITABLE = 'input, textarea, select, button, [contenteditable=""], [contenteditable="true"]';

/** Everything by keyboard, with the permissions of the buttons; off while somebody types. */
export function useWorkKeys(commands: WorkCommands) {
  const can = kit().useCan();
  const run = (name: Key['run']) => {
    if (name === 'down') commands.move(1);
    else if (name === 'up') commands.move(-1);
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
    if (/^[1-9]$/.test(key)) {
      commands.choose(Number(key) - 1);
      return;
    }
    const found = KEYS[key];
    if (!found || (found.code && !can(found.code))) return;
    event.preventDefault();
    run(found.run);
  };
}
