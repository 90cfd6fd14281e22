import { TreeSelect, type TreeSelectProps } from 'antd';
import { useMemo } from 'react';
import { type Branch, type BranchSource, platformUserApi } from '@/contract/account/platform-user';
import { useCall } from '@kit/data/useCall';
import { T, useText } from '@/core/i18n';
import { useOpenNodes } from '@/ui/pick/useOpenNodes';
import { branchFilter } from './branchRows';

interface Node {
  value: string;
  title: string;
  disabled: boolean;
  children: Node[];
}

const toNode = ({ branchId, branchName, children }: Branch, current: string | undefined): Node => ({
  value: branchId,
  title: branchName,
  disabled: branchId === current,
  children: children.map((child) => toNode(child, current)),
});

const namesOf = (nodes: readonly Node[]): [string, string][] =>
  nodes.flatMap(({ value, title, children }) => [[value, title], ...namesOf(children)]);

type Props = Omit<TreeSelectProps, 'value' | 'onChange' | 'treeData' | 'multiple'> & {
  source?: BranchSource;
  /** A company that is shown and cannot be chosen. */
  current?: string;
  value?: string | null;
  onChange?: (value: string | null) => void;
};

/** One company; several are chosen in BranchesField. */
export function BranchSelect({ source = 'permission', current, value, onChange, ...props }: Props) {
  const text = useText();
  const { data, loading, error } = useCall(platformUserApi.loginOrgList, { type: source });
  const nodes = useMemo(() => (data ?? []).map((branch) => toNode(branch, current)), [data, current]);
  const names = useMemo(() => new Map(namesOf(nodes)), [nodes]);
  const open = useOpenNodes([...names.keys()]);
  return (
    <TreeSelect<unknown, Node>
      {...open.nodes}
      showSearch={{
        onSearch: open.onSearch,
        // Our own nodes: the id is the value, and the name is looked up by it.
        filterTreeNode: (input, { value: branchId }) =>
          branchFilter(input)({
            branchName: names.get(String(branchId)) ?? '',
            lowerId: String(branchId).toLowerCase(),
          }),
      }}
      treeLine
      allowClear
      placeholder={text('branch.choose')}
      {...props}
      loading={loading}
      treeData={nodes}
      notFoundContent={error ? <T id="branch.failed" /> : undefined}
      value={value ?? undefined}
      onChange={(chosen: unknown) => onChange?.(typeof chosen === 'string' ? chosen : null)}
    />
  );
}
