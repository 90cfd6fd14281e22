import { useText } from '@/core/i18n';
import { useSession } from '@/core/session/session';
import { useBranchTree } from '@/shared/region/branchTrees';
import { OperateRangeTree } from '@/shared/region/OperateRangeTree';
import { RemoteCascader } from '@/ui/pick/RemoteCascader';
import { RemoteTreeSelect } from '@/ui/pick/RemoteTreeSelect';

interface Props<V> {
  id?: string;
  value?: V;
  onChange?: (value: V) => void;
}

/** Province, city and district. */
export function RegionPath(props: Props<string[]>) {
  const text = useText();
  const { branchId } = useSession();
  return <RemoteCascader {...props} {...useBranchTree('regionTree', branchId)} placeholder={text('region.choose')} />;
}

/** The operate ranges of a company, a customer or a product. */
export function Ranges({ value, ...props }: Props<string[]>) {
  const { branchId } = useSession();
  return <OperateRangeTree {...props} value={value ?? []} branchId={branchId} />;
}

/** The one range that a commodity belongs to. */
export function OneRange(props: Props<string>) {
  const text = useText();
  const { branchId } = useSession();
  const { options, read } = useBranchTree('operateRangeTree', branchId);
  return (
    <RemoteTreeSelect<string> {...props} placeholder={text('operateRange.choose')} read={read} treeData={options} />
  );
}
