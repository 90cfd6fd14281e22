import type { MenuNode } from './menuNode';

/**
 * The item that the sidebar marks for an address: its own; for a page that the menu does not show, such as a form, the
 * item of the list before it, from which the page is opened.
 */
export function shownPath(nodes: readonly MenuNode[], pathname: string): string {
  for (const { children } of nodes) {
    const at = children.findIndex(({ path }) => path === pathname);
    const before = children.slice(0, at).findLast(({ isVisible, kind }) => isVisible && kind === 'page');
    if (at >= 0) return children[at]?.isVisible ? pathname : (before?.path ?? pathname);
    const inside = shownPath(children, pathname);
    if (inside !== pathname) return inside;
  }
  return pathname;
}
