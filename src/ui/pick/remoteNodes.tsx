import { Button, Flex, Spin } from 'antd';
import { T } from '@/core/i18n';

/** A node of a tree, as antd's selects take it; a leaf has no children. */
export interface TreeOption {
  value: string;
  label: string;
  disabled?: boolean;
  children?: TreeOption[];
}

/** What `useCall` says of the call that reads the nodes. */
export interface Read {
  loading: boolean;
  error?: Error | undefined;
  refresh: () => void;
}

/** All nodes of a tree, from top to bottom. */
export const nodesIn = (nodes: readonly TreeOption[]): TreeOption[] =>
  nodes.flatMap((node) => [node, ...nodesIn(node.children ?? [])]);

/** The names of all nodes of a tree, by their value. */
export const namesIn = (nodes: readonly TreeOption[]) =>
  new Map(nodesIn(nodes).map(({ value, label }) => [value, label]));

const Waiting = () => (
  <Flex justify="center" role="status">
    <Spin size="small" />
  </Flex>
);

/** What a select says while it has no nodes. Where their read has failed, opening it is another try. */
export function remoteProps({ loading, error, refresh }: Read, nodes: readonly TreeOption[]) {
  if (nodes.length > 0) return { loading };
  // In the place of the list: antd looks for its first match when the list is drawn, not when nodes arrive.
  if (loading) return { loading, popupRender: () => <Waiting /> };
  if (!error) return {};
  return {
    // A locked field as well: there is nothing to choose, and its value has no name.
    disabled: false,
    placeholder: <T id="select.failed" />,
    onOpenChange: (isOpen: boolean) => isOpen && refresh(),
    popupRender: () => (
      <Flex vertical align="center" role="status">
        <T id="select.failed" />
        <Button type="link" onClick={refresh}>
          <T id="kit.retry" />
        </Button>
      </Flex>
    ),
  };
}
