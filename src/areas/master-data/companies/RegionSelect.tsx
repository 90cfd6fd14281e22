import { useText } from '@/core/i18n';
import { useSession } from '@/core/session/session';
import { useBranchTree } from '@/shared/region/branchTrees';
import { RemoteTreeSelect } from '@/ui/pick/RemoteTreeSelect';

interface Props {
  id?: string;
  value?: string;
  onChange?: (regionId: string | undefined) => void;
}

/** One region that the user's company serves: a district, or a whole city or province. */
export function RegionSelect(props: Props) {
  const text = useText();
  const { branchId } = useSession();
  const { options, read } = useBranchTree('regionTree', branchId);
  return (
    <RemoteTreeSelect<string>
      {...props}
      allowClear
      placeholder={text('region.choose')}
      read={read}
      treeData={options}
    />
  );
}
