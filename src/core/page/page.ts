import { createContext, useContext, useEffect } from 'react';
import { replace } from '../navigation/navigate';

/** Of a page that is of no list, such as one where it is still to be chosen of which. */
export const NO_LIST = '';

/** What a screen may tell the frame about itself; the shell keeps one for each open tab. */
export interface Page {
  /** What the page is: its path, and the record where it shows one; empty outside of the console. */
  key: string;
  /** What the menu calls the page, in the user's language; undefined where no menu leads to it. */
  name: string | undefined;
  /** The record that the page shows: the title of its tab. */
  setTitle: (title: string) => void;
  /** The list that the page belongs to, where the menu cannot tell: the sidebar marks it; nothing for `NO_LIST`. */
  setParent: (path: string) => void;
  /** Reports unsaved input: the shell asks before it is lost, and then calls `drop`. */
  setDirty: (isDirty: boolean, drop?: () => void) => void;
  /** Closes the tab of the page and goes on to an address; asks first where input would be lost. */
  leave: (to: string) => void;
}

const NOWHERE: Page = {
  key: '',
  name: undefined,
  setTitle: () => undefined,
  setParent: () => undefined,
  setDirty: () => undefined,
  leave: (to) => replace(to),
};

/** Outside of the console there is no frame to tell. */
export const PageContext = createContext<Page>(NOWHERE);

export function usePageTitle(title: string | undefined) {
  const { setTitle } = useContext(PageContext);
  useEffect(() => {
    if (title) setTitle(title);
  }, [setTitle, title]);
}

export function usePageParent(path: string) {
  const { setParent } = useContext(PageContext);
  useEffect(() => setParent(path), [setParent, path]);
}

export const usePage = () => useContext(PageContext);
