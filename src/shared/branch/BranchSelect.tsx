import { useMemo } from 'react';
import { type Branch, type BranchSource, platformUserApi } from '@/contract/account/platform-user';
import { useCall } from '@kit/data/useCall';
import { useText } from '@/core/i18n';
import type { TreeOption } from '@/ui/pick/remoteNodes';
import { RemoteTreeSelect, type RemoteTreeSelectProps } from '@/ui/pick/RemoteTreeSelect';
import { branchFilter } from './branchRows';

interface Node extends TreeOption {
  /**
   * What antd compares with the typed text to find the first match, which is then the active one. Blanks stand around
   * name and id, as one that was copied brings some along.
   */
  searchText: string;
}

/** None is disabled: antd's keys would stop there, and its search would find nothing below. */
const toNode = ({ branchId, branchName, children }: Branch): Node => ({
  value: branchId,
  label: branchName,
  searchText: ` ${branchName} ${branchId} `,
  children: children.map(toNode),
});

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
