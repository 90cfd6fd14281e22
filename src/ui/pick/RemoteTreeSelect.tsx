import { TreeSelect, type TreeSelectProps } from 'antd';
import { useMemo, useState } from 'react';
import { useText } from '@/core/i18n';
import { type Read, remoteProps, type TreeOption } from './remoteNodes';
import { useOpenNodes } from './useOpenNodes';

type IsFound = (query: string) => (node: TreeOption) => boolean;

export interface RemoteTreeSelectProps<V> extends Omit<TreeSelectProps<V, TreeOption>, 'value' | 'showSearch'> {
  read: Read;
  treeData: TreeOption[];
  value?: V | null | undefined;
  /** What a search finds; by default the nodes whose label contains it. */
  isFound?: IsFound;
}

const NONE: readonly TreeOption[] = [];

const byLabel: IsFound = (query) => {
  const wanted = query.trim().toLowerCase();
  return ({ label }) => label.toLowerCase().includes(wanted);
};

/**
 * antd looks for what is typed in a text of each node, and makes the first that has it the active one. Blanks around it,
 * which a copied part of a name brings along, are in no name: so what is found has the typed text itself.
 */
const marked = (nodes: readonly TreeOption[], typed: string, isFound: (node: TreeOption) => boolean): TreeOption[] =>
  nodes.map((node) => ({
    ...{ ...node, searchText: isFound(node) ? typed : '' },
    ...(node.children ? { children: marked(node.children, typed, isFound) } : {}),
  }));

/**
 * A TreeSelect whose nodes are read from the server. Until they are there it shows nothing of its value, which would be
 * ids, and keeps it.
 */
export function RemoteTreeSelect<V>({ read, value, isFound = byLabel, ...props }: RemoteTreeSelectProps<V>) {
  const text = useText();
  const { treeData, treeDefaultExpandAll = false } = props;
  const open = useOpenNodes(treeDefaultExpandAll ? treeData : NONE);
  const [typed, setTyped] = useState('');
  const nodes = useMemo(
    () => (typed === '' ? treeData : marked(treeData, typed, isFound(typed))),
    [treeData, typed, isFound],
  );
  const isShown = treeData.length > 0 && value !== null && value !== undefined;
  const onSearch = (query: string) => {
    open.onSearch();
    setTyped(query);
  };
  return (
    <TreeSelect<V, TreeOption>
      placeholder={text('kit.choose')}
      // Also asked for a value that is not among the nodes, and then without a label.
      treeTitleRender={(node?: Partial<TreeOption>) => node?.label ?? text('select.gone')}
      {...(treeDefaultExpandAll ? open.nodes : {})}
      {...props}
      treeData={nodes}
      {...(isShown ? { value } : {})}
      showSearch={{ treeNodeFilterProp: 'searchText', onSearch }}
      {...remoteProps(read, treeData)}
    />
  );
}
