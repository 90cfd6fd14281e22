import { canonical } from '@/contract/canonical';
import type { StoredComponent } from '@/contract/content/home/component';
import { isKnown } from '@/contract/content/home/lift';
import { MAX_COMPONENTS, MAX_OF_TYPE, MAX_OWN_COMPONENTS } from '@/contract/content/home/limits';
import type { Command, Done, PageParts, Refusal, RefusalCode, Scope } from './command';
import { isLocked, isLockedWhole, isPath, valueAt, withValue } from './paths';

const refuse = (refused: RefusalCode, component: StoredComponent | null = null): Refusal => ({ refused, component });

const mostOf = (type: string): number =>
  Object.entries(MAX_OF_TYPE).find(([one]) => one === type)?.[1] ?? MAX_COMPONENTS;

const within = (position: number, last: number) => Math.min(Math.max(Math.trunc(position), 1), last);

/** Whether the added components fit: into the page, into what a company may add, and into the limit of each type. */
function noRoom(page: PageParts, added: PageParts, { baseIds }: Scope): Refusal | undefined {
  const own = baseIds ? page.filter(({ componentId }) => !baseIds.has(componentId)).length : 0;
  if (page.length + added.length > MAX_COMPONENTS) return refuse('LIMIT');
  if (baseIds && own + added.length > MAX_OWN_COMPONENTS) return refuse('LIMIT');
  const all = [...page, ...added];
  const excess = added.find(({ type }) => all.filter((one) => one.type === type).length > mostOf(type));
  return excess && refuse('LIMIT_TYPE', excess);
}

/** Inserts new components at a position, with ids that the page does not have yet. */
function withNew(page: PageParts, added: PageParts, to: number): PageParts {
  const at = within(to, page.length + 1) - 1;
  return [...page.slice(0, at), ...added, ...page.slice(at)];
}

const isFree = (page: PageParts, ids: readonly string[]) =>
  new Set(ids).size === ids.length && !page.some(({ componentId }) => ids.includes(componentId));

function added(page: PageParts, component: StoredComponent, to: number): Done {
  const next = withNew(page, [component], to);
  const position = next.indexOf(component) + 1;
  const said = { what: 'added', component, position, count: next.length } as const;
  return { page: next, said, focus: component.componentId };
}

function insert(page: PageParts, command: Extract<Command, { action: 'insert' }>, scope: Scope): Done | Refusal {
  const { component, to } = command;
  if (!isKnown(component)) return refuse('UNKNOWN_TYPE', component);
  if (!isFree(page, [component.componentId])) return refuse('SAME', component);
  return noRoom(page, [component], scope) ?? added(page, component, to);
}

function paste(page: PageParts, components: PageParts, to: number): Done | Refusal {
  const [first] = components;
  const ids = components.map(({ componentId }) => componentId);
  if (!first || !isFree(page, ids)) return refuse('SAME');
  const next = withNew(page, components, to);
  const where = { position: next.indexOf(first) + 1, count: next.length };
  const pieces = components.length;
  const said =
    pieces === 1
      ? ({ what: 'pasted', component: first, ...where } as const)
      : ({ what: 'pastedMany', pieces, ...where } as const);
  return { page: next, said, focus: first.componentId };
}

function move(page: PageParts, component: StoredComponent, to: number): Done | Refusal {
  const others = page.filter((one) => one !== component);
  const position = within(to, page.length);
  if (page[position - 1] === component) return refuse('SAME', component);
  const next = [...others.slice(0, position - 1), component, ...others.slice(position - 1)];
  const said = { what: 'placed', component, position, count: next.length } as const;
  return { page: next, said, focus: component.componentId };
}

interface Change {
  path: string;
  value: unknown;
}

function set(page: PageParts, component: StoredComponent, { path, value }: Change): Done | Refusal {
  // A component of an unknown type can be hidden and shown, nothing else.
  if (!isPath(path) || (!isKnown(component) && path !== 'visible')) return refuse('UNKNOWN_TYPE', component);
  if (canonical(valueAt(component, path)) === canonical(value)) return refuse('SAME', component);
  const changed = withValue(component, path, value);
  const what = path !== 'visible' ? 'changed' : value === 0 ? 'hidden' : 'shown';
  return {
    page: page.map((one) => (one === component ? changed : one)),
    said: { what, component: changed },
    focus: component.componentId,
  };
}

function remove(page: PageParts, component: StoredComponent): Done {
  const at = page.indexOf(component);
  const next = page.filter((one) => one !== component);
  const beside = next[at] ?? next[at - 1];
  return {
    page: next,
    said: { what: 'removed', component, count: next.length },
    focus: beside?.componentId ?? null,
  };
}

function clear(page: PageParts, { baseIds }: Scope): Done | Refusal {
  const next = page.filter(({ componentId }) => baseIds?.has(componentId));
  const pieces = page.length - next.length;
  if (pieces === 0) return page.length > 0 ? refuse('BASE') : refuse('SAME');
  return { page: next, said: { what: 'cleared', pieces }, focus: next[0]?.componentId ?? null };
}

/** Whatever has an undecided conflict cannot be changed: a component with its values, or the order. */
const isUndecided = ({ action, componentId }: OnOne, { undecided, isOrderFixed = false }: Scope) =>
  action === 'move' ? isOrderFixed : action !== 'duplicate' && undecided?.has(componentId) === true;

/** Whether the head office has locked this value of the component. */
function isForbidden(command: Command, component: StoredComponent, { baseIds }: Scope) {
  if (!baseIds?.has(component.componentId)) return false;
  if (command.action === 'set') return command.path === 'locked' || isLocked(component, command.path);
  return command.action === 'move' && isLockedWhole(component);
}

const duplicateOf = (component: StoredComponent, componentId: string): StoredComponent => ({
  ...component,
  componentId,
});

type OnOne = Exclude<Command, { action: 'insert' | 'clear' | 'paste' }>;

function applyToOne(page: PageParts, command: OnOne, scope: Scope): Done | Refusal {
  const component = page.find(({ componentId }) => componentId === command.componentId);
  if (!component) return refuse('GONE');
  if (command.action === 'remove' && scope.baseIds?.has(component.componentId)) return refuse('BASE', component);
  if (isForbidden(command, component, scope)) return refuse('LOCKED', component);
  if (isUndecided(command, scope)) return refuse('UNDECIDED', component);
  switch (command.action) {
    case 'move':
      return move(page, component, command.to);
    case 'set':
      return set(page, component, command);
    case 'remove':
      return remove(page, component);
    case 'duplicate': {
      const copy = duplicateOf(component, command.newId);
      if (!isFree(page, [command.newId])) return refuse('SAME', component);
      return noRoom(page, [copy], scope) ?? added(page, copy, page.indexOf(component) + 2);
    }
  }
}

/** A page after a command, or why it stays as it is. Pure: neither clock nor random, ids come with the command. */
export function applyCommand(page: PageParts, command: Command, scope: Scope): Done | Refusal {
  switch (command.action) {
    case 'insert':
      return insert(page, command, scope);
    case 'paste':
      return noRoom(page, command.components, scope) ?? paste(page, command.components, command.to);
    case 'clear':
      return clear(page, scope);
    default:
      return applyToOne(page, command, scope);
  }
}
