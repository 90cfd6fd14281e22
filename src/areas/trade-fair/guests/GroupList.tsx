import { lazy, Suspense, useState } from 'react';
import { type GuestGroup, guestApi } from '@/contract/trade-fair/guests';
import { call } from '@/core/http/call';
import { useBatchBar } from '@/shared/batch/useBatchBar';
import { useSelection } from '@/shared/batch/useSelection';
import { RowActions } from '@kit/actions/RowActions';
import type { Action } from '@kit/actions/action';
import { CrudTable } from '@kit/table/CrudTable';
import { AssignDialog } from './AssignDialog';
import { groupFields } from './guestFields';

const MergeDialog = lazy(async () => ({ default: (await import('./MergeDialog')).MergeDialog }));
const SplitDialog = lazy(async () => ({ default: (await import('./SplitDialog')).SplitDialog }));

const table = groupFields.table({
  show: ['groupName', 'customerName', 'guestCount', 'signedCount', 'departmentName', 'leaderName'],
  search: ['keyword'],
});

const keyOf = ({ guestGroupId }: GuestGroup) => guestGroupId;

type Opened =
  { kind: 'assign' } | { kind: 'merge'; groups: readonly GuestGroup[] } | { kind: 'split'; group: GuestGroup };

/** The groups in which guests come. */
export function GroupList({ tradeFairId }: { tradeFairId: string }) {
  const [opened, setOpened] = useState<Opened>();
  const selection = useSelection(keyOf);
  const { chosen: groups } = selection;
  // Merging, splitting and deleting change the groups: the selection is dropped.
  const unselect = () => selection.choose([]);
  const batch = useBatchBar(selection, {
    byQuery: true,
    actions: [
      {
        code: 'guestManage_merge',
        label: 'guestGroup.merge',
        disabled: groups.length < 2,
        onAction: () => setOpened({ kind: 'merge', groups }),
      },
      {
        code: 'guestManage_batchDepartment',
        label: 'guest.department',
        onAction: () => setOpened({ kind: 'assign' }),
      },
    ],
  });
  const actionsOf = (group: GuestGroup): Action[] => {
    const { guestGroupId, groupName, guestCount } = group;
    const split: Action = {
      code: 'guestManage_split',
      label: 'guestGroup.split',
      onAction: () => setOpened({ kind: 'split', group }),
    };
    const force = guestCount > 0 ? 1 : 0;
    return [
      ...(guestCount > 1 ? [split] : []),
      {
        code: 'guestManage_del',
        label: 'action.delete',
        danger: true,
        confirm: {
          title: 'guestGroup.askDelete',
          content: 'guestGroup.askDeleteHelp',
          values: { name: groupName, count: guestCount },
        },
        onAction: () =>
          call(guestApi.deleteGuestGroup, { tradeFairId, guestGroupIds: [guestGroupId], force }).finally(unselect),
        done: 'guestGroup.deleted',
      },
    ];
  };
  const dialog = { tradeFairId, onClose: () => setOpened(undefined) };
  return (
    <>
      <CrudTable<GuestGroup>
        {...table}
        {...batch}
        rowKey="guestGroupId"
        list={guestApi.listGroup}
        params={{ tradeFairId }}
        exported="guestManage_export"
        emptyText="guestGroup.empty"
        actions={(group) => <RowActions actions={actionsOf(group)} />}
      />
      <Suspense fallback={null}>
        {opened?.kind === 'assign' && <AssignDialog {...dialog} kind="groupDepartment" selection={selection} />}
        {opened?.kind === 'merge' && <MergeDialog {...dialog} groups={opened.groups} onMerged={unselect} />}
        {opened?.kind === 'split' && <SplitDialog {...dialog} group={opened.group} onSplit={unselect} />}
      </Suspense>
    </>
  );
}
