import { useMemo } from 'react';
import { type Branch, type BranchSource, platformUserApi } from '@/contract/account/platform-user';
import { useCall } from '@kit/data/useCall';
import { useText } from '@/core/i18n';
import type { TreeOption } from '@/ui/pick/remoteNodes';
import { RemoteTreeSelect, type RemoteTreeSelectProps } from '@/ui/pick/RemoteTreeSelect';
import { branchFilter } from './branchRows';

interface Node extends TreeOption {
  /** What antd compares with the typed text to find the first match, which is then the active one. */
  searchText: string;
}

/** Without the company that is left out: antd's keys would stop on a disabled node, and search nothing below it. */
function toNodes({ branchId, branchName, children }: Branch, leftOut: string | undefined): Node[] {
  const below = children.flatMap((child) => toNodes(child, leftOut));
  if (branchId === leftOut) return below;
  return [{ value: branchId, label: branchName, searchText: `${branchName}\n${branchId}`, children: below }];
}

type Props = Omit<RemoteTreeSelectProps<string | undefined>, 'read' | 'treeData' | 'onChange'> & {
  source?: BranchSource;
  /** A company that cannot be chosen; those below it stand in its place. */
  leftOut?: string;
  onChange?: (value: string | null) => void;
};

/** One company; several are chosen in BranchesField. */
export function BranchSelect({ source = 'permission', leftOut, onChange, ...props }: Props) {
  const text = useText();
  const read = useCall(platformUserApi.loginOrgList, { type: source });
  const nodes = useMemo(() => (read.data ?? []).flatMap((branch) => toNodes(branch, leftOut)), [read.data, leftOut]);
  return (
    <RemoteTreeSelect<string | undefined>
      showSearch={{
        treeNodeFilterProp: 'searchText',
        filterTreeNode: (input, { value, label }) =>
          branchFilter(input)({ branchName: String(label), lowerId: String(value).toLowerCase() }),
      }}
      treeDefaultExpandAll
      treeLine
      allowClear
      placeholder={text('branch.choose')}
      {...props}
      read={read}
      treeData={nodes}
      onChange={(chosen) => onChange?.(chosen ?? null)}
    />
  );
}
