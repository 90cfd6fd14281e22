import { useEffect, useReducer, useRef, useState } from 'react';
import type { Translate } from '@/core/i18n';
import { applyCommand } from '../commands/applyCommand';
import { type Command, type PageParts, type Scope, WHOLE_PAGE } from '../commands/command';
import { edit, type EditAction, editingOf } from '../commands/history';
import { nameOf } from '../../shared/page-words/componentName';
import { sentenceOf } from '../commands/sayings';

/** Where a command came from: the focus stays there. */
export type Region = 'outline' | 'canvas';

/** A component that was picked up and is carried by the arrow keys. */
interface Carried {
  componentId: string;
  to: number;
}

type Told = { what: 'picked' | 'carried' | 'putBack'; componentId: string; count: number } | null;

/** Returns the focus to the moved component, or to the library when no component is left. */
function focusOn(region: Region, componentId: string | null) {
  const at =
    componentId === null ? '[data-region="library"] button' : `[data-region="${region}"] [data-focus="${componentId}"]`;
  document.querySelector<HTMLElement>(at)?.focus();
}

function carriedPage(page: PageParts, { componentId, to }: Carried) {
  const done = applyCommand(page, { action: 'move', componentId, to }, WHOLE_PAGE);
  return 'refused' in done ? page : done.page;
}

/** What is announced of a component that is carried: by name and position. */
function carrySentence(told: NonNullable<Told>, page: PageParts, text: Translate) {
  const component = page.find(({ componentId }) => componentId === told.componentId);
  if (!component) return '';
  const values = { name: nameOf(component, text), position: page.indexOf(component) + 1, count: page.length };
  if (told.what === 'picked') return text('designer.carry.picked', values);
  return text(told.what === 'putBack' ? 'designer.carry.putBack' : 'designer.said.placed', values);
}

/** The component that is carried over a page, and what is announced of it. */
function useCarried(page: PageParts) {
  const [carried, setCarried] = useState<Carried | null>(null);
  const [told, setTold] = useState<Told>(null);
  const tell = (what: NonNullable<Told>['what'], componentId: string) =>
    setTold((last) => ({ what, componentId, count: (last?.count ?? 0) + 1 }));
  return {
    carried,
    told,
    end() {
      setCarried(null);
      setTold(null);
    },
    pickUp(componentId: string) {
      setCarried({ componentId, to: page.findIndex((one) => one.componentId === componentId) + 1 });
      tell('picked', componentId);
    },
    carry({ componentId, to }: Carried, by: number) {
      setCarried({ componentId, to: Math.min(Math.max(to + by, 1), page.length) });
      tell('carried', componentId);
    },
    putBack({ componentId }: Carried) {
      setCarried(null);
      tell('putBack', componentId);
    },
  };
}

/** The region that has the focus, if any; the focus stays there while its component exists. */
function focusedRegion(): Region | null {
  const region = document.activeElement?.closest('[data-region]')?.getAttribute('data-region');
  return region === 'outline' || region === 'canvas' ? region : null;
}

/** A page that is being edited: its commands, what is selected or carried, and what is announced. */
export function useEditing(first: PageParts, isEditable: boolean, scope: Scope) {
  const [editing, dispatch] = useReducer(edit, first, (page) => editingOf(page));
  const { page, selected, notice } = editing;
  const carrying = useCarried(page);
  const { carried, told } = carrying;
  const wanted = useRef<Region | null>(null);
  const shown = carried ? carriedPage(page, carried) : page;
  useEffect(() => {
    const region = wanted.current;
    wanted.current = null;
    if (region) focusOn(region, selected);
  }, [shown, selected]);
  const send = (action: EditAction, region: Region | null) => {
    wanted.current = region;
    carrying.end();
    dispatch(action);
  };
  const run = (command: Command, region: Region | null = null) => {
    if (isEditable) send({ type: 'command', command, at: Date.now(), scope }, region);
  };
  return {
    editing,
    /** The page with the carried component where it would be put down. */
    shown,
    carriedId: carried?.componentId ?? null,
    run,
    undo: () => isEditable && send({ type: 'undo' }, focusedRegion()),
    redo: () => isEditable && send({ type: 'redo' }, focusedRegion()),
    load: (next: PageParts) => dispatch({ type: 'load', page: next }),
    select: (componentId: string | null, region: Region | null = null) => send({ type: 'select', componentId }, region),
    pickUp: (componentId: string) => isEditable && carrying.pickUp(componentId),
    carry(by: number, region: Region) {
      wanted.current = region;
      if (carried) carrying.carry(carried, by);
    },
    putDown: (region: Region) => carried && run({ action: 'move', ...carried }, region),
    putBack(region: Region) {
      wanted.current = region;
      if (carried) carrying.putBack(carried);
    },
    sentence: (text: Translate) =>
      told ? carrySentence(told, shown, text) : notice ? sentenceOf(notice.tell, text) : '',
    sentenceKey: told ? `told ${told.count}` : `notice ${notice?.count ?? 0}`,
    isRefused: !told && notice !== null && 'refused' in notice.tell,
  };
}
export type Designing = ReturnType<typeof useEditing>;
