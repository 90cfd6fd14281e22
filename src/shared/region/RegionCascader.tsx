import { Cascader } from 'antd';
import { T, useText } from '@/core/i18n';
import { useBranchTree } from './branchTrees';
import type { BranchTreeProps } from './BranchTreeSelect';

type Props = Omit<BranchTreeProps, 'value' | 'onChange'> & {
  /** Paths from the province down. */
  value?: readonly (readonly string[])[];
  onChange?: (ways: string[][]) => void;
};

/** Regions level by level; the field shows the first and how many more there are (docs/console.md#measures). */
export function RegionCascader({ branchId, value = [], onChange, ...props }: Props) {
  const text = useText();
  const { options, loading, error } = useBranchTree('regionTree', branchId);
  return (
    <Cascader
      {...props}
      multiple
      allowClear
      showSearch
      maxTagCount={1}
      maxTagPlaceholder={(omitted) => `+${omitted.length}`}
      placeholder={text('region.choose')}
      loading={loading}
      options={options}
      value={value.map((way) => [...way])}
      onChange={(ways) => onChange?.(ways.map((way) => way.map(String)))}
      notFoundContent={error ? <T id="select.failed" /> : undefined}
    />
  );
}
