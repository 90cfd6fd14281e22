import { Cascader, TreeSelect } from 'antd';
import { T, useText } from '@/core/i18n';
import { useSession } from '@/core/session/session';
import { useBranchTree } from '@/shared/region/branchTrees';
import { OperateRangeTree } from '@/shared/region/OperateRangeTree';

interface Props<V> {
  id?: string;
  value?: V;
  onChange?: (value: V) => void;
}

/** Province, city and district. */
export function RegionPath({ value, onChange, ...props }: Props<string[]>) {
  const text = useText();
  const { branchId } = useSession();
  const { options, loading, error } = useBranchTree('regionTree', branchId);
  return (
    <Cascader
      {...props}
      allowClear
      showSearch
      placeholder={text('region.choose')}
      loading={loading}
      options={options}
      value={value ?? []}
      onChange={(way) => onChange?.(way.map(String))}
      notFoundContent={error ? <T id="select.failed" /> : undefined}
    />
  );
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
  const { options, loading, error } = useBranchTree('operateRangeTree', branchId);
  return (
    <TreeSelect<string>
      {...props}
      showSearch={{ treeNodeFilterProp: 'label' }}
      fieldNames={{ label: 'label', value: 'value', children: 'children' }}
      placeholder={text('operateRange.choose')}
      loading={loading}
      treeData={options}
      notFoundContent={error ? <T id="select.failed" /> : undefined}
    />
  );
}
