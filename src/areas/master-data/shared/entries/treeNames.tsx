import { Fragment } from 'react';
import { useSession } from '@/core/session/session';
import { useBranchTree } from '@/shared/region/branchTrees';
import { namesIn } from '@/ui/pick/remoteNodes';
import { formatList } from '@kit/format/list';

interface Props {
  ids: readonly string[];
}

function useNames(kind: 'regionTree' | 'operateRangeTree', ids: readonly string[]) {
  const { branchId } = useSession();
  const { options, read } = useBranchTree(kind, branchId);
  const names = namesIn(options);
  // While the tree loads nothing is shown, not even codes, which names would replace a moment later.
  return read.loading ? [] : ids.map((id) => names.get(id) ?? id);
}

/** Province, city, district. */
export function RegionNames({ ids }: Props) {
  return <Fragment>{useNames('regionTree', ids).join(' / ')}</Fragment>;
}

/** The operate ranges of a company, a customer or a product. */
export function OperateRangeNames({ ids }: Props) {
  return <Fragment>{formatList(useNames('operateRangeTree', ids))}</Fragment>;
}
