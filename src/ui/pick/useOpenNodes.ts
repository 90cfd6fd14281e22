import type { TreeSelectProps } from 'antd';
import { useState } from 'react';

/**
 * All nodes of a tree are open until somebody closes one, and again when he types. The select itself opens what it has
 * at that moment only: a tree that arrives after the first letters would stay closed over what was found.
 */
export function useOpenNodes(ids: string[]) {
  const [chosen, setChosen] = useState<NonNullable<TreeSelectProps['treeExpandedKeys']>>();
  return {
    nodes: { treeExpandedKeys: chosen ?? ids, onTreeExpand: setChosen },
    onSearch: () => setChosen(undefined),
  };
}
