import { branchTreeApi, type TreeNode } from '@/contract/pricing/branch-trees';
import { useCall } from '@kit/data/useCall';

export interface TreeOption {
  value: string;
  label: string;
  children?: TreeOption[];
}

/** As antd's trees and cascaders take it; a leaf has no children. */
const optionOf = ({ id, name, children }: TreeNode): TreeOption => ({
  value: id,
  label: name,
  ...(children.length > 0 ? { children: children.map(optionOf) } : {}),
});

/** A tree of a company, none without one (docs/domain/pricing.md#rules: fetched per branchId). */
export function useBranchTree(kind: 'regionTree' | 'operateRangeTree', branchId: string | null | undefined) {
  const { data, loading, error } = useCall(
    branchTreeApi[kind],
    { branchId: branchId ?? '' },
    { ready: Boolean(branchId) },
  );
  return { options: branchId ? (data ?? []).map(optionOf) : [], loading, error };
}

/** The nodes without children. */
export const leavesOf = (options: readonly TreeOption[]): string[] =>
  options.flatMap(({ value, children }) => (children ? leavesOf(children) : [value]));
