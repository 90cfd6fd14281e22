import type { Branch } from '@/contract/account/platform-user';

/** A company of the tree, in the order in which the tree is read. */
export interface BranchRow {
  branchId: string;
  branchName: string;
  /** 0 at the top. */
  depth: number;
  /** The index of its parent; -1 at the top. */
  parent: number;
  /** The index after the last company below this one. */
  end: number;
  /** The text that the search looks at. */
  lowerId: string;
}

/** The tree as a list: ten thousand companies are filtered and drawn without walking the tree again. */
export function rowsOf(branches: readonly Branch[]): BranchRow[] {
  const rows: BranchRow[] = [];
  const add = ({ branchId, branchName, children }: Branch, depth: number, parent: number) => {
    const index = rows.length;
    const row = { branchId, branchName, depth, parent, end: 0, lowerId: branchId.toLowerCase() };
    rows.push(row);
    for (const child of children) add(child, depth + 1, index);
    row.end = rows.length;
  };
  for (const branch of branches) add(branch, 0, -1);
  return rows;
}

/** The name contains the text, or the id does, whatever its case (docs/console.md#dialogs). */
export function branchFilter(query: string) {
  const wanted = query.trim();
  const lower = wanted.toLowerCase();
  return ({ branchName, lowerId }: Pick<BranchRow, 'branchName' | 'lowerId'>) =>
    branchName.includes(wanted) || lowerId.includes(lower);
}

/** The indices of the companies that a search finds; all of them without one. */
export function foundIn(rows: readonly BranchRow[], query: string): number[] {
  const isFound = branchFilter(query);
  return rows.flatMap((row, i) => (isFound(row) ? [i] : []));
}

/** The results, each with the companies above it. */
export function withParents(rows: readonly BranchRow[], found: readonly number[]): number[] {
  if (found.length === rows.length) return [...found];
  const isShown = new Uint8Array(rows.length);
  for (const index of found) for (let i = index; i >= 0 && !isShown[i]; i = rows[i]?.parent ?? -1) isShown[i] = 1;
  return rows.flatMap((_, i) => (isShown[i] ? [i] : []));
}

/** The indices of the visible rows when these companies are folded. */
export function unfolded(rows: readonly BranchRow[], folded: ReadonlySet<string>): number[] {
  const shown: number[] = [];
  for (let i = 0; i < rows.length;) {
    const row = rows[i];
    if (!row) break;
    shown.push(i);
    i = folded.has(row.branchId) ? row.end : i + 1;
  }
  return shown;
}

/** The selection with all companies from `start` to before `end` added, or removed if the first is selected already. */
export function toggled(
  rows: readonly BranchRow[],
  chosen: ReadonlySet<string>,
  [start, end]: readonly [start: number, end: number],
): Set<string> {
  const next = new Set(chosen);
  const isOut = chosen.has(rows[start]?.branchId ?? '');
  for (const { branchId } of rows.slice(start, end)) {
    if (isOut) next.delete(branchId);
    else next.add(branchId);
  }
  return next;
}

/** How many companies before each index are selected; the difference of two counts those of a subtree. */
export function countsOf(rows: readonly BranchRow[], chosen: ReadonlySet<string>): Uint32Array {
  const counts = new Uint32Array(rows.length + 1);
  rows.forEach(({ branchId }, i) => {
    counts[i + 1] = (counts[i] ?? 0) + (chosen.has(branchId) ? 1 : 0);
  });
  return counts;
}
