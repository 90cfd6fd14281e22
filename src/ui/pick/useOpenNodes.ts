import type { TreeSelectProps } from 'antd';
import { useState } from 'react';

/**
 * All nodes of a tree are open until the user closes one, and again when he types. The select opens only the nodes that
 * it has when typing begins: in a tree that arrives later, what was found would stay hidden.
 */
export function useOpenNodes(ids: string[]) {
  const [chosen, setChosen] = useState<NonNullable<TreeSelectProps['treeExpandedKeys']>>();
  return {
    nodes: { treeExpandedKeys: chosen ?? ids, onTreeExpand: setChosen },
    onSearch: () => setChosen(undefined),
  };
}
