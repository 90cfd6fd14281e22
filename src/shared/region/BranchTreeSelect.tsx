import { Checkbox, Divider, TreeSelect } from 'antd';
import { T, type TextId, useText } from '@/core/i18n';
import { RemoteTreeSelect } from '@/ui/pick/RemoteTreeSelect';
import { leavesOf, useBranchTree } from './branchTrees';
import styles from './BranchTreeSelect.module.css';

export interface BranchTreeProps {
  id?: string;
  /** The company whose tree it is. */
  branchId: string | null | undefined;
  value?: readonly string[];
  onChange?: (ids: string[]) => void;
  disabled?: boolean;
}

interface Props extends BranchTreeProps {
  kind: 'regionTree' | 'operateRangeTree';
  placeholder: TextId;
  /** `parent`: a node stands for all below it; `leaf`: the value has every leaf. */
  counts: 'parent' | 'leaf';
}

/** Several nodes of a tree of a company, or all of them. */
export function BranchTreeSelect({ kind, placeholder, counts, branchId, value = [], onChange, ...props }: Props) {
  const text = useText();
  const { options, read } = useBranchTree(kind, branchId);
  const everything = counts === 'leaf' ? leavesOf(options) : options.map((one) => one.value);
  const isAll = everything.length > 0 && everything.every((id) => value.includes(id));
  return (
    <RemoteTreeSelect<string[]>
      {...props}
      treeCheckable
      showCheckedStrategy={counts === 'leaf' ? TreeSelect.SHOW_CHILD : TreeSelect.SHOW_PARENT}
      allowClear
      maxTagCount="responsive"
      className={styles.field ?? ''}
      placeholder={text(placeholder)}
      read={read}
      treeData={options}
      value={[...value]}
      onChange={(ids) => onChange?.(ids)}
      popupRender={(tree) => (
        <>
          {everything.length > 0 && (
            <>
              <Checkbox
                className={styles.all ?? ''}
                checked={isAll}
                indeterminate={!isAll && value.length > 0}
                onChange={() => onChange?.(isAll ? [] : everything)}
              >
                <T id="tree.all" />
              </Checkbox>
              <Divider size="small" />
            </>
          )}
          {tree}
        </>
      )}
    />
  );
}
