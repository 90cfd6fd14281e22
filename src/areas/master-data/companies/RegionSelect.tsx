import { TreeSelect } from 'antd';
import { T, useText } from '@/core/i18n';
import { useSession } from '@/core/session/session';
import { useBranchTree } from '@/shared/region/branchTrees';

interface Props {
  id?: string;
  value?: string;
  onChange?: (regionId: string | undefined) => void;
}

/** One region that the user's company serves: a district, or a whole city or province. */
export function RegionSelect(props: Props) {
  const text = useText();
  const { branchId } = useSession();
  const { options, loading, error } = useBranchTree('regionTree', branchId);
  return (
    <TreeSelect<string>
      {...props}
      allowClear
      showSearch={{ treeNodeFilterProp: 'label' }}
      fieldNames={{ label: 'label', value: 'value', children: 'children' }}
      placeholder={text('region.choose')}
      loading={loading}
      treeData={options}
      notFoundContent={error ? <T id="select.failed" /> : undefined}
    />
  );
}
