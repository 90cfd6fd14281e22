import { TreeSelect, type TreeSelectProps } from 'antd';
import { useText } from '@/core/i18n';
import { type Read, remoteProps, type TreeOption } from './remoteNodes';
import { useOpenNodes } from './useOpenNodes';

export interface RemoteTreeSelectProps<V> extends Omit<TreeSelectProps<V, TreeOption>, 'value' | 'showSearch'> {
  read: Read;
  treeData: TreeOption[];
  value?: V | null | undefined;
  showSearch?: Exclude<TreeSelectProps<V, TreeOption>['showSearch'], boolean>;
}

const NONE: readonly TreeOption[] = [];

/**
 * A TreeSelect whose nodes are read from the server. Until they are there it shows nothing of its value, which would be
 * ids, and keeps it.
 */
export function RemoteTreeSelect<V>({ read, value, showSearch, ...props }: RemoteTreeSelectProps<V>) {
  const text = useText();
  const { treeData, treeDefaultExpandAll = false } = props;
  const open = useOpenNodes(treeDefaultExpandAll ? treeData : NONE);
  const isShown = treeData.length > 0 && value !== null && value !== undefined;
  return (
    <TreeSelect<V, TreeOption>
      placeholder={text('kit.choose')}
      // Also asked for a value that is not among the nodes, and then without a label.
      treeTitleRender={(node?: Partial<TreeOption>) => node?.label ?? text('select.gone')}
      {...(treeDefaultExpandAll ? open.nodes : {})}
      {...props}
      {...(isShown ? { value } : {})}
      showSearch={{ treeNodeFilterProp: 'label', onSearch: open.onSearch, ...showSearch }}
      {...remoteProps(read, treeData)}
    />
  );
}
