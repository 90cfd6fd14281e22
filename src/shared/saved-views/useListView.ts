import { history, useLocation } from '@umijs/max';
import { useState } from 'react';
import type { SavedView } from '@/contract/account/saved-views';
import { replace } from '@/core/navigation/navigate';
import { timesLoaded, useViewsOf } from './viewStore';

/** The parameter of the address that names a view. */
const VIEW = 'view';

interface Applied {
  view: SavedView | undefined;
  /** Counts how often the list was mounted anew with a view. */
  times: number;
  /** The view of the address that was looked up last; undefined before the first time. */
  asked: string | null | undefined;
}

/**
 * The user's own default precedes that of a role, which precedes that of a branch: the server answers in this order.
 */
const defaultOf = (views: readonly SavedView[]) => views.find(({ isDefault }) => isDefault === 1);

function name(view: SavedView | undefined) {
  const { pathname, search, hash } = history.location;
  const query = new URLSearchParams(search);
  if (view) query.set(VIEW, view.viewId);
  else query.delete(VIEW);
  const text = query.toString();
  replace(`${pathname}${text ? `?${text}` : ''}${hash}`);
}

interface Options {
  /** Distinguishes the lists of one page. */
  rows: string;
  isWanted: boolean;
  /** The address brings filters of its own: the default view is only for a list opened without filters. */
  hasFilters: boolean;
}

/** The view of a list: that of the address, else the default one; a view that is not of this list changes nothing. */
export function useListView({ rows, isWanted, hasFilters }: Options) {
  const { pathname, search } = useLocation();
  const listKey = `${pathname}#${rows}`;
  const views = useViewsOf(listKey, isWanted);
  const wanted = new URLSearchParams(search).get(VIEW);
  const [applied, setApplied] = useState<Applied>({ view: undefined, times: 0, asked: undefined });
  // A first view that is saved while the list is shown looks like the list already.
  const [loaded] = useState(() => Math.max(1, timesLoaded()));
  const isFirst = applied.asked === undefined && timesLoaded() === loaded;
  if (isWanted && views && applied.asked !== wanted) {
    const named = views.find(({ viewId }) => viewId === wanted);
    const found = named ?? (isFirst && !hasFilters ? defaultOf(views) : undefined);
    const isOther = found !== undefined && found.viewId !== applied.view?.viewId;
    setApplied({ view: found ?? applied.view, times: applied.times + (isOther ? 1 : 0), asked: wanted });
  }
  return {
    listKey,
    views: views ?? [],
    times: applied.times,
    content: applied.view?.content,
    /** With its current name; undefined if somebody has deleted it. */
    current: views?.find(({ viewId }) => viewId === applied.view?.viewId),
    /** Mounts the list anew, with a view or with the screen's own layout. */
    choose(view: SavedView | undefined) {
      setApplied((before) => ({ ...before, view, times: before.times + 1 }));
      name(view);
    },
    /** The list looks like this view already. */
    adopt(view: SavedView | undefined) {
      setApplied((before) => ({ ...before, view }));
      name(view);
    },
  };
}

export type ListView = ReturnType<typeof useListView>;
