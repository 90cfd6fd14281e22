interface Node {
  menuId: string;
  menuParent: string;
}

type Tree<T> = T & { children: Tree<T>[] };

const childrenOf = <T extends Node>(menus: readonly T[]) => {
  const below = new Map<string, T[]>();
  for (const menu of menus) below.set(menu.menuParent, [...(below.get(menu.menuParent) ?? []), menu]);
  return below;
};

/** The menu itself and everything below it. */
export function subtree(menus: readonly Node[], menuId: string): Set<string> {
  const below = childrenOf(menus);
  const found = new Set<string>();
  const pending = [menuId];
  for (let id = pending.pop(); id !== undefined; id = pending.pop()) {
    if (found.has(id)) continue;
    found.add(id);
    pending.push(...(below.get(id) ?? []).map((one) => one.menuId));
  }
  return found;
}

/** How many levels there are from the top down to this menu; the top itself is level 0. */
function levelOf(menus: readonly Node[], menuId: string) {
  const parents = new Map(menus.map((one) => [one.menuId, one.menuParent]));
  let level = 0;
  for (let at: string | undefined = menuId; at !== undefined && parents.has(at) && level <= menus.length; level += 1)
    at = parents.get(at);
  return level;
}

/** How many levels a subtree has. */
function heightOf(below: ReadonlyMap<string, readonly Node[]>, menuId: string): number {
  return 1 + Math.max(0, ...(below.get(menuId) ?? []).map((one) => heightOf(below, one.menuId)));
}

/** Why a menu cannot stand below another one; undefined when it can. `menuId` is absent for a new one. */
export function parentProblem(
  menus: readonly Node[],
  { menuId, parent, most }: { menuId?: string; parent: string; most: number },
): 'cycle' | 'tooDeep' | undefined {
  if (menuId !== undefined && subtree(menus, menuId).has(parent)) return 'cycle';
  const height = menuId === undefined ? 1 : heightOf(childrenOf(menus), menuId);
  return levelOf(menus, parent) + height > most ? 'tooDeep' : undefined;
}

/** Siblings in their new order after one of them has been put at a place. */
export function placedAt(siblings: readonly string[], menuId: string, index: number) {
  const others = siblings.filter((one) => one !== menuId);
  return [...others.slice(0, index), menuId, ...others.slice(index)];
}

/** The rows as a tree, in their own order, without branches that contain no wanted row. */
export function wantedTree<T extends Node>(rows: readonly T[], top: string, isWanted: (row: T) => boolean): Tree<T>[] {
  const below = childrenOf(rows);
  const build = (parent: string): Tree<T>[] =>
    (below.get(parent) ?? []).flatMap((row) => {
      const children = build(row.menuId);
      return isWanted(row) || children.length > 0 ? [{ ...row, children }] : [];
    });
  return build(top);
}

const INTERNAL = /^(?:\/(?!\.{1,2}(?:\/|$))[\w.~-]+)+$/;
const MICRO = /^micro-pms(\/[\w.~-]+)*$/;

/** Whether a link leads to another site, by https, and carries no credentials. */
function isOutside(url: string) {
  if (!URL.canParse(url)) return false;
  const { protocol, username, password, hostname } = new URL(url);
  return protocol === 'https:' && !username && !password && hostname !== '' && /^https:\/\//i.test(url);
}

/** The fault in the address of a menu; undefined if there is none. */
export function addressProblem(url: string, isExternal: boolean): 'field.link' | 'field.address' | undefined {
  if (isExternal) return isOutside(url) ? undefined : 'field.link';
  return INTERNAL.test(url) || MICRO.test(url) ? undefined : 'field.address';
}

/** The key of a page: the last segment of its address; an external link is no page. */
export const pageKeyOf = (url: string, isExternal: boolean) => (isExternal ? null : (url.split('/').at(-1) ?? null));
