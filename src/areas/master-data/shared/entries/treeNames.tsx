import { Fragment } from 'react';
import { useSession } from '@/core/session/session';
import { type TreeOption, useBranchTree } from '@/shared/region/branchTrees';
import { formatList } from '@kit/format/list';

const namesIn = (options: readonly TreeOption[]): [string, string][] =>
  options.flatMap(({ value, label, children = [] }): [string, string][] => [[value, label], ...namesIn(children)]);

interface Props {
  ids: readonly string[];
}

function useNames(kind: 'regionTree' | 'operateRangeTree', ids: readonly string[]) {
  const { branchId } = useSession();
  const { options, loading } = useBranchTree(kind, branchId);
  const names = new Map(namesIn(options));
  // While the tree loads nothing is shown, not even codes, which names would replace a moment later.
  return loading ? [] : ids.map((id) => names.get(id) ?? id);
}

/** Province, city, district. */
export function RegionNames({ ids }: Props) {
  return <Fragment>{useNames('regionTree', ids).join(' / ')}</Fragment>;
}

/** The operate ranges of a company, a customer or a product. */
export function OperateRangeNames({ ids }: Props) {
  return <Fragment>{formatList(useNames('operateRangeTree', ids))}</Fragment>;
}
