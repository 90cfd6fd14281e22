import { flatten } from './menuNode';
import type { Menu } from './menuStore';

/** A granted page that this build does not have, or a group, which leads to its first page. */
type MenuEntry = { kind: 'notBuilt' } | { kind: 'leads'; to: string };

/** What the menu has at an address that has no route. */
export function menuEntryAt({ byPath }: Menu, pathname: string): MenuEntry | undefined {
  const node = byPath.get(pathname);
  if (node?.kind === 'page') return { kind: 'notBuilt' };
  if (node?.kind !== 'group') return undefined;
  const to = flatten(node.children).find(({ kind, isVisible }) => kind !== 'group' && isVisible)?.path;
  return to === undefined ? undefined : { kind: 'leads', to };
}
