import { useMemo, useState } from 'react';
import { text, useLanguage } from '@/core/i18n';
import { useMenu } from '../menu/menuStore';
import { groupsAround, menuData } from './menuData';

const NONE: ReadonlySet<string> = new Set();
const union = (one: Iterable<string>, other: Iterable<string>): ReadonlySet<string> => new Set([...one, ...other]);

interface State {
  /** The groups that are open beside the page. */
  open: ReadonlySet<string>;
  /** Groups that have been open keep their items, so that closing is animated too. */
  seen: ReadonlySet<string>;
  nodes: unknown;
  pathname: string;
}

/** The items of the sidebar and its open groups: the groups around the page, and those that the user opens. */
export function useMenuData(pathname: string, isFolded: boolean) {
  const { nodes } = useMenu();
  const language = useLanguage();
  const [state, setState] = useState<State>({ open: NONE, seen: NONE, nodes: null, pathname: '' });
  if (state.nodes !== nodes || state.pathname !== pathname) {
    const around = groupsAround(nodes, pathname);
    setState({ open: union(state.open, around), seen: union(state.seen, around), nodes, pathname });
  }
  const { seen } = state;
  const items = useMemo(
    // Without `text`: the texts of the menu are loaded before the frame, and texts of pages must not draw it anew.
    () => menuData(nodes, { language, translate: text, isWhole: (key) => seen.has(key) }),
    [nodes, language, seen],
  );
  const openKeys = useMemo(() => [...state.open], [state.open]);
  const onOpenChange = (keys: string[]) =>
    setState({ ...state, open: isFolded ? state.open : new Set(keys), seen: union(seen, keys) });
  return { items, openKeys, onOpenChange };
}
