import { useMemo } from 'react';
import { type Branch, type BranchSource, platformUserApi } from '@/contract/account/platform-user';
import { useCall } from '@kit/data/useCall';
import { useText } from '@/core/i18n';
import type { TreeOption } from '@/ui/pick/remoteNodes';
import { RemoteTreeSelect, type RemoteTreeSelectProps } from '@/ui/pick/RemoteTreeSelect';
import { branchFilter } from './branchRows';

/** None is disabled: antd's keys would stop there, and its search would find nothing below. */
const toNode = ({ branchId, branchName, children }: Branch): TreeOption => ({
  value: branchId,
  label: branchName,
  children: children.map(toNode),
});

const isFound = (query: string) => {
  const filter = branchFilter(query);
  return ({ value, label }: TreeOption) => filter({ branchName: label, lowerId: value.toLowerCase() });
};

type Props = Omit<RemoteTreeSelectProps<string | undefined>, 'read' | 'treeData' | 'onChange'> & {
  source?: BranchSource;
  onChange?: (value: string | null) => void;
};

/** One company; several are chosen in BranchesField. */
export function BranchSelect({ source = 'permission', onChange, ...props }: Props) {
  const text = useText();
  const read = useCall(platformUserApi.loginOrgList, { type: source });
  const nodes = useMemo(() => (read.data ?? []).map(toNode), [read.data]);
  return (
    <RemoteTreeSelect<string | undefined>
      isFound={isFound}
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
