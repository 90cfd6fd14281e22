import type { Menu } from '../menu/menuStore';
import type { MenuNode } from '../menu/menuNode';
import { DEMO_RECORD } from '../addresses/routeTable';
import { tabKey } from './tabs';

const MICRO_BASE = '/micro-pms/';

/** The menu item that an open address belongs to; undefined for what is not open to the user, and has no tab. */
export function tabNode({ byPath }: Menu, address: string): MenuNode | undefined {
  const key = tabKey(address);
  const [path = key] = key.split('?');
  const node = byPath.get(key) ?? byPath.get(path.startsWith(`${DEMO_RECORD}/`) ? DEMO_RECORD : path);
  if (node || !path.startsWith(MICRO_BASE)) return node;
  // A page inside of the micro app belongs to the item that leads nearest to it; its group leads to none of its pages.
  const parts = path.split('/');
  const above = parts.map((_, i) => byPath.get(parts.slice(0, parts.length - i).join('/')));
  return above.find((item) => item?.kind === 'micro');
}
