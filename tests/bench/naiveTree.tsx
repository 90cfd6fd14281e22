/* The floor of P12: antd's own tree, searched as everybody does it first, by rebuilding its data on each key. */
import { Input, Tree } from 'antd';
import { useMemo, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { branches, type Branch } from './branches';

interface Node {
  key: string;
  title: string;
  children: Node[];
}

const nodeOf = ({ branchId, branchName, children }: Branch): Node => ({
  key: branchId,
  title: branchName,
  children: children.map(nodeOf),
});

const keysOf = (nodes: readonly Node[]): string[] => nodes.flatMap(({ key, children }) => [key, ...keysOf(children)]);

const search = (nodes: readonly Node[], query: string): Node[] =>
  nodes.flatMap((node) => {
    const children = search(node.children, query);
    const isFound = node.title.includes(query) || node.key.toLowerCase().includes(query.toLowerCase());
    return isFound || children.length > 0 ? [{ ...node, children }] : [];
  });

const ALL = branches().map(nodeOf);

function NaiveTree() {
  const [query, setQuery] = useState('');
  const shown = useMemo(() => (query ? search(ALL, query) : ALL), [query]);
  const keys = useMemo(() => keysOf(shown), [shown]);
  return (
    <>
      <Input onChange={({ target }) => setQuery(target.value)} />
      <Tree checkable height={384} treeData={shown} expandedKeys={keys} />
    </>
  );
}

const root = document.getElementById('root');
if (root) createRoot(root).render(<NaiveTree />);
