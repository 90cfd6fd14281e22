import { ALWAYS_PAGES, type AlwaysPage } from '@/core/page/alwaysPages';
import { flatten, type MenuNode } from './menuNode';

const nodeOf = ({ path, title, icon, position }: AlwaysPage): MenuNode => ({
  id: path,
  kind: 'page',
  path,
  target: '',
  title,
  icon,
  isVisible: position !== undefined,
  noCache: false,
  children: [],
});

/**
 * The tree of everything that the user may open: the granted menu and, at their places, those always-available pages
 * that are built. One whose group is not granted stays out of the tree; its address works all the same.
 */
export function withAlwaysPages(menu: readonly MenuNode[], isBuilt: (path: string) => boolean): MenuNode[] {
  const granted = new Set(flatten(menu).map(({ path }) => path));
  const pages = ALWAYS_PAGES.filter(({ path }) => isBuilt(path) && !granted.has(path));
  const at = (matches: (position: AlwaysPage['position']) => boolean) =>
    pages.filter(({ position }) => matches(position)).map(nodeOf);
  const groups = menu.map((node) => {
    const added = at((position) => typeof position === 'object' && position.under === node.path);
    return node.kind === 'group' ? { ...node, children: [...node.children, ...added] } : node;
  });
  const first = at((position) => position === 'first');
  const last = at((position) => position === 'last' || position === undefined);
  return [...first, ...groups, ...last];
}
