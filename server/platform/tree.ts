interface Node {
  branchId: string;
  parentId: string | null;
  sort: number;
}

type Tree<T> = T & { children: Tree<T>[] };

/** Rows as a forest, siblings by `sort`, then id; a row whose parent is not among them becomes a root. */
export function toTree<T extends Node>(rows: readonly T[]): Tree<T>[] {
  const byId = new Map(rows.map((row): [string, Tree<T>] => [row.branchId, { ...row, children: [] }]));
  const roots: Tree<T>[] = [];
  const ordered = [...byId.values()].sort((a, b) => a.sort - b.sort || (a.branchId < b.branchId ? -1 : 1));
  for (const node of ordered) {
    const siblings = (node.parentId && byId.get(node.parentId)?.children) || roots;
    siblings.push(node);
  }
  return roots;
}

/** A branch and those above it, from its path, the branch itself first: `/FDA/FDB/` → FDB, FDA. */
export const lineage = (path: string) => path.split('/').filter(Boolean).reverse();
