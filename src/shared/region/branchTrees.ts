import { branchTreeApi, type TreeNode } from '@/contract/pricing/branch-trees';
import { useCall } from '@kit/data/useCall';
import type { TreeOption } from '@/ui/pick/remoteNodes';

export const optionOf = ({ id, name, children }: TreeNode): TreeOption => ({
  value: id,
  label: name,
  ...(children.length > 0 ? { children: children.map(optionOf) } : {}),
});

/** A tree of a company, none without one (docs/domain/pricing.md#rules: fetched per branchId). */
export function useBranchTree(kind: 'regionTree' | 'operateRangeTree', branchId: string | null | undefined) {
  const read = useCall(branchTreeApi[kind], { branchId: branchId ?? '' }, { ready: Boolean(branchId) });
  return { options: branchId ? (read.data ?? []).map(optionOf) : [], read };
}

/** The nodes without children. */
export const leavesOf = (options: readonly TreeOption[]): string[] =>
  options.flatMap(({ value, children }) => (children ? leavesOf(children) : [value]));
