import type { TreeSelectProps } from 'antd';
import { useMemo, useState } from 'react';
import { nodesIn, type TreeOption } from './remoteNodes';

/**
 * All nodes of a tree are open until the user closes one, and again when he types. The select opens only the nodes that
 * it has when it is drawn, or when typing begins: in a tree that arrives later, what was found would stay hidden.
 */
export function useOpenNodes(nodes: readonly TreeOption[]) {
  const [chosen, setChosen] = useState<NonNullable<TreeSelectProps['treeExpandedKeys']>>();
  const ids = useMemo(() => nodesIn(nodes).map(({ value }) => value), [nodes]);
  return {
    nodes: { treeExpandedKeys: chosen ?? ids, onTreeExpand: setChosen },
    onSearch: () => setChosen(undefined),
  };
}
