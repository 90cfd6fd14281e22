interface Row {
  id: string;
  parentId: string | null;
  name: string;
  sort: number;
}

export interface ServedNode {
  id: string;
  name: string;
  children: ServedNode[];
}

/** The served nodes of a tree with their descendants and ancestors; siblings by `sort`, then id. */
export function servedTree(rows: readonly Row[], served: ReadonlySet<string>): ServedNode[] {
  const ordered = [...rows].sort((a, b) => a.sort - b.sort || (a.id < b.id ? -1 : 1));
  const below = new Map<string | null, Row[]>();
  for (const row of ordered) below.set(row.parentId, [...(below.get(row.parentId) ?? []), row]);
  const build = (parentId: string | null, isServed: boolean): ServedNode[] =>
    (below.get(parentId) ?? []).flatMap(({ id, name }) => {
      const isIn = isServed || served.has(id);
      const children = build(id, isIn);
      return isIn || children.length > 0 ? [{ id, name, children }] : [];
    });
  return build(null, false);
}
