import { canonical } from '@/contract/canonical';
import type { StoredComponent } from '@/contract/content/home/component';
import { applyCommand } from './applyCommand';
import type { Action, Command, PageParts, Refusal, Said, Scope } from './command';

/** Steps that can be taken back: more than anybody makes of one page in a morning. */
const MAX_STEPS = 500;
/** Typing into one field within this time is one step. */
const ONE_STEP_MS = 1_000;

/** One step of undo or redo: its command, and the page on the other side of it. */
interface Step {
  action: Action;
  /** The component that it changed; null where it changed several. */
  component: StoredComponent | null;
  page: PageParts;
  selected: string | null;
}

/** The announcement of the last command. `count` makes two equal ones distinct. */
export interface Notice {
  count: number;
  tell: Said | Refusal | { what: 'undone' | 'redone'; action: Action; component: StoredComponent | null };
}

export interface Editing {
  page: PageParts;
  past: readonly Step[];
  future: readonly Step[];
  /** The field that was set last, and when. */
  typing: { field: string; at: number } | null;
  selected: string | null;
  notice: Notice | null;
}

export type EditAction =
  | { type: 'command'; command: Command; at: number; scope: Scope }
  | { type: 'undo' }
  | { type: 'redo' }
  | { type: 'select'; componentId: string | null }
  /** Another version is loaded: nothing can be undone any more. */
  | { type: 'load'; page: PageParts };

export const editingOf = (page: PageParts, selected: string | null = null): Editing => ({
  page,
  past: [],
  future: [],
  typing: null,
  selected: page.some(({ componentId }) => componentId === selected) ? selected : (page[0]?.componentId ?? null),
  notice: null,
});

const isSame = (a: PageParts, b: PageParts) => a === b || canonical(a) === canonical(b);

const tell = ({ notice }: Editing, said: Notice['tell']): Notice => ({ count: (notice?.count ?? 0) + 1, tell: said });

const fieldOf = (command: Command) => (command.action === 'set' ? `${command.componentId} ${command.path}` : null);

function execute(editing: Editing, { command, at, scope }: Extract<EditAction, { type: 'command' }>): Editing {
  const { page, past, typing, selected } = editing;
  const done = applyCommand(page, command, scope);
  if ('refused' in done)
    return done.refused === 'SAME' ? editing : { ...editing, typing: null, notice: tell(editing, done) };
  const field = fieldOf(command);
  const isMore = field !== null && typing?.field === field && at - typing.at < ONE_STEP_MS && past.length > 0;
  const component = 'component' in done.said ? done.said.component : null;
  const steps = isMore ? past : [...past, { action: command.action, component, page, selected }].slice(-MAX_STEPS);
  // Text that was typed and removed again is no step.
  const isNothing = isMore && isSame(steps.at(-1)?.page ?? [], done.page);
  return {
    page: done.page,
    past: isNothing ? steps.slice(0, -1) : steps,
    future: [],
    typing: field === null || isNothing ? null : { field, at: isMore ? typing.at : at },
    selected: done.focus,
    notice: done.said.what === 'changed' ? editing.notice : tell(editing, done.said),
  };
}

/** The step that leads back from the present page to the one before. */
const back = (step: Step, { page, selected }: Editing): Step => ({ ...step, page, selected });

/** Selects what the step has changed, else what was selected before it, else the first component. */
function selectedAfter({ page, component, selected }: Step) {
  const wanted = [component?.componentId, selected].find((id) => page.some(({ componentId }) => componentId === id));
  return wanted ?? page[0]?.componentId ?? null;
}

function undo(editing: Editing): Editing {
  const step = editing.past.at(-1);
  if (!step) return editing;
  return {
    page: step.page,
    past: editing.past.slice(0, -1),
    future: [...editing.future, back(step, editing)],
    typing: null,
    selected: selectedAfter(step),
    notice: tell(editing, { what: 'undone', action: step.action, component: step.component }),
  };
}

function redo(editing: Editing): Editing {
  const step = editing.future.at(-1);
  if (!step) return editing;
  return {
    page: step.page,
    past: [...editing.past, back(step, editing)],
    future: editing.future.slice(0, -1),
    typing: null,
    selected: selectedAfter(step),
    notice: tell(editing, { what: 'redone', action: step.action, component: step.component }),
  };
}

/** Everything that happens to a page in the designer; pure. */
export function edit(editing: Editing, action: EditAction): Editing {
  switch (action.type) {
    case 'command':
      return execute(editing, action);
    case 'undo':
      return undo(editing);
    case 'redo':
      return redo(editing);
    case 'select':
      return action.componentId === editing.selected ? editing : { ...editing, selected: action.componentId };
    case 'load':
      return editingOf(action.page, editing.selected);
  }
}
