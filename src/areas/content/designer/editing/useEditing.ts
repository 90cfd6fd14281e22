import { useEffect, useReducer, useRef, useState } from 'react';
import type { Translate } from '@/core/i18n';
import { applyCommand } from '../commands/applyCommand';
import { type Command, type PageParts, WHOLE_PAGE } from '../commands/command';
import { edit, type Editing, editingOf } from '../commands/history';
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

/** Shows the keyboard where it was: on what was moved, or in the library when nothing is left. */
function focusOn(region: Region, componentId: string | null) {
  const at =
    componentId === null ? '[data-region="library"] button' : `[data-region="${region}"] [data-focus="${componentId}"]`;
  document.querySelector<HTMLElement>(at)?.focus();
}

const positionOf = ({ page }: Pick<Editing, 'page'>, componentId: string | null) =>
  page.findIndex((one) => one.componentId === componentId) + 1;

function carriedPage(page: PageParts, { componentId, to }: Carried) {
  const done = applyCommand(page, { action: 'move', componentId, to }, WHOLE_PAGE);
  return 'refused' in done ? page : done.page;
}

/** What is said of a component that is being carried: by name and position. */
function carrySentence(told: NonNullable<Told>, page: PageParts, text: Translate) {
  const component = page.find(({ componentId }) => componentId === told.componentId);
  if (!component) return '';
  const values = { name: nameOf(component, text), position: page.indexOf(component) + 1, count: page.length };
  if (told.what === 'picked') return text('designer.carry.picked', values);
  return text(told.what === 'putBack' ? 'designer.carry.putBack' : 'designer.said.placed', values);
}

/** A page that is being put together: its commands, what is selected or carried, and what is said of it. */
export function useEditing(first: PageParts, isEditable: boolean) {
  const [editing, dispatch] = useReducer(edit, first, (page) => editingOf(page));
  const [carried, setCarried] = useState<Carried | null>(null);
  const [told, setTold] = useState<Told>(null);
  const wanted = useRef<Region | null>(null);
  const { page, selected } = editing;
  const shown = carried ? carriedPage(page, carried) : page;

  useEffect(() => {
    const region = wanted.current;
    wanted.current = null;
    if (region) focusOn(region, selected);
  }, [shown, selected]);

  const tell = (what: NonNullable<Told>['what'], componentId: string) =>
    setTold((last) => ({ what, componentId, count: (last?.count ?? 0) + 1 }));

  const run = (command: Command, region: Region | null = null) => {
    if (!isEditable) return;
    wanted.current = region;
    setCarried(null);
    setTold(null);
    dispatch({ type: 'command', command, at: Date.now(), scope: WHOLE_PAGE });
  };

  const step = (type: 'undo' | 'redo') => {
    if (!isEditable) return;
    // The keyboard stays where it is, unless what it stood on has gone.
    const region = document.activeElement?.closest('[data-region]')?.getAttribute('data-region');
    wanted.current = region === 'outline' || region === 'canvas' ? region : null;
    setCarried(null);
    setTold(null);
    dispatch({ type });
  };

  return {
    editing,
    /** The page with what is carried where it would be put down. */
    shown,
    carriedId: carried?.componentId ?? null,
    run,
    undo: () => step('undo'),
    redo: () => step('redo'),
    load: (next: PageParts) => dispatch({ type: 'load', page: next }),
    select(componentId: string | null, region: Region | null = null) {
      wanted.current = region;
      setCarried(null);
      dispatch({ type: 'select', componentId });
    },
    pickUp(componentId: string) {
      if (!isEditable) return;
      setCarried({ componentId, to: positionOf(editing, componentId) });
      tell('picked', componentId);
    },
    carry(by: number, region: Region) {
      if (!carried) return;
      const to = Math.min(Math.max(carried.to + by, 1), page.length);
      wanted.current = region;
      setCarried({ ...carried, to });
      tell('carried', carried.componentId);
    },
    putDown(region: Region) {
      if (carried) run({ action: 'move', ...carried }, region);
    },
    putBack(region: Region) {
      if (!carried) return;
      wanted.current = region;
      setCarried(null);
      tell('putBack', carried.componentId);
    },
    sentence: (text: Translate) =>
      told ? carrySentence(told, shown, text) : editing.notice ? sentenceOf(editing.notice.tell, text) : '',
    sentenceKey: told ? `told ${told.count}` : `notice ${editing.notice?.count ?? 0}`,
    isRefused: !told && editing.notice !== null && 'refused' in editing.notice.tell,
  };
}
export type Designing = ReturnType<typeof useEditing>;
