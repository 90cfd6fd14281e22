import type { StoredComponent } from '@/contract/content/home/component';

/** The components of a page from top to bottom. A page is never changed: each command makes another one. */
export type PageParts = readonly StoredComponent[];

/**
 * All that can be done to a page (docs/domain/home-designer.md#commands): what drags, keys, buttons, outline and
 * property panel send. `to` counts from 1, as people do; what lies beyond the end is the end.
 */
export type Command =
  | { action: 'insert'; component: StoredComponent; to: number }
  | { action: 'move'; componentId: string; to: number }
  | { action: 'set'; componentId: string; path: string; value: unknown }
  | { action: 'remove'; componentId: string }
  | { action: 'duplicate'; componentId: string; newId: string }
  | { action: 'clear' }
  | { action: 'paste'; components: PageParts; to: number };
export type Action = Command['action'];

export type RefusalCode = 'LIMIT' | 'LIMIT_TYPE' | 'LOCKED' | 'BASE' | 'UNDECIDED' | 'UNKNOWN_TYPE' | 'SAME' | 'GONE';

/** Why nothing has changed, and the component that it is about, where there is one. */
export interface Refusal {
  refused: RefusalCode;
  component: StoredComponent | null;
}

/** What is announced of a command that has changed something: by name and position, never by id. */
export type Said =
  | { what: 'placed' | 'added' | 'pasted'; component: StoredComponent; position: number; count: number }
  | { what: 'pastedMany'; pieces: number; position: number; count: number }
  | { what: 'removed'; component: StoredComponent; count: number }
  | { what: 'hidden' | 'shown' | 'changed'; component: StoredComponent }
  | { what: 'cleared'; pieces: number };

export interface Done {
  page: PageParts;
  said: Said;
  /** The component that has the focus afterwards; null: the library has it. */
  focus: string | null;
}

/** Who edits the page: the head office all of it, a company only what it may override. */
export interface Scope {
  /** For a company: the components of the head office's page, which it may hide and move but not remove. */
  baseIds: ReadonlySet<string> | null;
  /** Components with a conflict that has to be decided first (43731). */
  undecided?: ReadonlySet<string>;
  /** The order has a conflict that has to be decided first. */
  isOrderFixed?: boolean;
}

export const WHOLE_PAGE: Scope = { baseIds: null };
