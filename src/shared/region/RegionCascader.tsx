import { useText } from '@/core/i18n';
import { RemoteCascader } from '@/ui/pick/RemoteCascader';
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
  const { options, read } = useBranchTree('regionTree', branchId);
  return (
    <RemoteCascader
      {...props}
      multiple
      maxTagCount={1}
      maxTagPlaceholder={(omitted) => `+${omitted.length}`}
      placeholder={text('region.choose')}
      read={read}
      options={options}
      value={value.map((way) => [...way])}
      onChange={(ways) => onChange?.(ways)}
    />
  );
}
