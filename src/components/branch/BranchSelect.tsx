import { TreeSelect, type TreeSelectProps } from 'antd';
import { useMemo } from 'react';
import { type Branch, platformUserApi } from '@/contract/platform-user';
import { useCall } from '@/core/http/useCall';
import { T, useText } from '@/core/i18n';

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

/** The name contains the text, or the id does, whatever its case (specification §5). */
const matches = (input: string, name: string, id: string) =>
  name.includes(input) || id.toLowerCase().includes(input.toLowerCase());

interface Choice {
  value: string;
}

type Props = Omit<TreeSelectProps, 'value' | 'onChange' | 'treeData' | 'multiple'> & {
  source?: 'all' | 'mine' | 'permission';
  /** A company that is shown and can not be chosen. */
  current?: string;
} & (
    | { multiple: true; value?: readonly string[]; onChange?: (value: string[]) => void }
    | { multiple?: false; value?: string | null; onChange?: (value: string | null) => void }
  );

/** One company, or several: each stands for itself, a parent does not bring its children along. */
export function BranchSelect({ source = 'permission', current, multiple, value, onChange, ...props }: Props) {
  const text = useText();
  const { data, loading, error } = useCall(platformUserApi.loginOrgList, { type: source });
  const nodes = useMemo(() => (data ?? []).map((branch) => toNode(branch, current)), [data, current]);
  const names = useMemo(() => new Map(namesOf(nodes)), [nodes]);
  const labelled = (one: string) => ({ value: one, label: names.get(one) ?? one });
  return (
    <TreeSelect<unknown, Node>
      showSearch={{
        // Our own nodes: the id is the value, and the name is looked up by it.
        filterTreeNode: (input, { value: branchId }) =>
          matches(input, names.get(String(branchId)) ?? '', String(branchId)),
      }}
      treeDefaultExpandAll
      treeLine
      allowClear
      placeholder={text('branch.choose')}
      maxTagCount="responsive"
      {...props}
      loading={loading}
      treeData={nodes}
      notFoundContent={error ? <T id="branch.failed" /> : undefined}
      {...(multiple
        ? {
            treeCheckable: true,
            treeCheckStrictly: true,
            value: value?.map(labelled),
            // Strictly checked trees speak in pairs of value and label.
            onChange: (chosen: unknown) => onChange?.((chosen as Choice[]).map((one) => one.value)),
          }
        : {
            value: value ?? undefined,
            onChange: (chosen: unknown) => onChange?.(typeof chosen === 'string' ? chosen : null),
          })}
    />
  );
}
