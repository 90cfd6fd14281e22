interface Node {
  menuId: string;
  menuParent: string;
}

/** These menus and all above them: a menu is only reached through its ancestors. */
export function withAncestors(menus: readonly Node[], ids: Iterable<string>): Set<string> {
  const parents = new Map(menus.map(({ menuId, menuParent }) => [menuId, menuParent]));
  const all = new Set<string>();
  for (const id of ids) {
    for (let at: string | undefined = id; at && parents.has(at) && !all.has(at); at = parents.get(at)) all.add(at);
  }
  return all;
}

interface Holder {
  /** The grants that are asked for. */
  wanted: Iterable<string>;
  /** The grants before the change: those that the user does not hold himself may stay. */
  before: ReadonlySet<string>;
  /** The grants that the granting user holds himself. */
  held: ReadonlySet<string>;
}

/** The grants that a user would newly give without holding them himself (43021). */
export const beyondOwn = ({ wanted, before, held }: Holder) =>
  [...wanted].filter((one) => !before.has(one) && !held.has(one));
