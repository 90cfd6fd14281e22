import { useMemo } from 'react';
import { type Branch, type BranchSource, platformUserApi } from '@/contract/account/platform-user';
import { useCall } from '@kit/data/useCall';
import { useText } from '@/core/i18n';
import type { TreeOption } from '@/ui/pick/remoteNodes';
import { RemoteTreeSelect, type RemoteTreeSelectProps } from '@/ui/pick/RemoteTreeSelect';
import { branchFilter } from './branchRows';

const toNode = ({ branchId, branchName, children }: Branch, current: string | undefined): TreeOption => ({
  value: branchId,
  label: branchName,
  disabled: branchId === current,
  children: children.map((child) => toNode(child, current)),
});

type Props = Omit<RemoteTreeSelectProps<string | undefined>, 'read' | 'treeData' | 'onChange'> & {
  source?: BranchSource;
  /** A company that is shown and cannot be chosen. */
  current?: string;
  onChange?: (value: string | null) => void;
};

/** One company; several are chosen in BranchesField. */
export function BranchSelect({ source = 'permission', current, onChange, ...props }: Props) {
  const text = useText();
  const read = useCall(platformUserApi.loginOrgList, { type: source });
  const nodes = useMemo(() => (read.data ?? []).map((branch) => toNode(branch, current)), [read.data, current]);
  return (
    <RemoteTreeSelect<string | undefined>
      showSearch={{
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
