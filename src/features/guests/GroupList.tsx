import { lazy, Suspense, useEffect, useState } from 'react';
import { useInFair } from '@/components/fair/useInFair';
import { useListExport } from '@/components/transfer/useListExport';
import { type GuestGroup, guestApi } from '@/contract/fair/guests';
import { NOTHING } from '@/core/format/number';
import { call } from '@/core/http/call';
import { useText } from '@/core/i18n';
import { notifier } from '@/core/notify/notifier';
import type { Action } from '@/crud/ActionButton';
import { RowActions } from '@/crud/RowActions';
import { type Selection, useSelection } from '@/crud/batch/useSelection';
import { useEditor } from '@/crud/record/useEditor';
import { CrudTable } from '@/crud/table/CrudTable';
import { actionColumn, fieldsOf } from '@/crud/table/fields';
import { AssignDialog, type Assignment } from './AssignDialog';

const MergeDialog = lazy(async () => ({ default: (await import('./MergeDialog')).MergeDialog }));
const SplitDialog = lazy(async () => ({ default: (await import('./SplitDialog')).SplitDialog }));

type Row = GuestGroup & { keyword?: string };

const count = { align: 'right', width: 90, valueType: 'digit' } as const;

const fields = fieldsOf<Row>()('guestGroup', {
  groupName: { width: 220, fixed: 'left', sorter: true, ellipsis: true },
  customerName: { ellipsis: true, width: 240 },
  guestCount: count,
  signedCount: count,
  departmentName: { width: 140, render: (_, row) => row.departmentName || NOTHING },
  leaderName: { width: 110, render: (_, row) => row.leaderName || NOTHING },
  keyword: { fieldProps: { maxLength: 100 } },
});
const SHOWN = ['groupName', 'customerName', 'guestCount', 'signedCount', 'departmentName', 'leaderName'] as const;
const columns = fields.table({ show: SHOWN, search: ['keyword'] });
const fileColumns = fields.file(SHOWN);

const keyOf = ({ guestGroupId }: GuestGroup) => guestGroupId;

/** The dialog that is open, and over what. */
interface Opened {
  assigning?: Partial<Assignment>;
  merging?: readonly GuestGroup[];
  splitting?: GuestGroup;
}

interface DialogProps {
  tradeFairId: string;
  opened: Opened;
  selection: Selection<Row>;
  onChanged: () => void;
  onClose: () => void;
}

function Dialogs({ opened: { assigning, merging, splitting }, selection, onChanged, ...more }: DialogProps) {
  const dialog = {
    ...more,
    // Groups that were merged or split are others.
    onChanged: () => {
      selection.batch.onChoose([]);
      onChanged();
    },
  };
  return (
    <>
      <AssignDialog {...more} record={assigning} rows={selection} onChanged={onChanged} />
      <Suspense fallback={null}>
        {merging && <MergeDialog {...dialog} groups={merging} />}
        {splitting && <SplitDialog {...dialog} group={splitting} />}
      </Suspense>
    </>
  );
}

interface Props {
  tradeFairId: string;
  changes: number;
  onChanged: () => void;
}

/** The groups that guests come in. */
export function GroupList({ tradeFairId, changes, onChanged }: Props) {
  const text = useText();
  const { table, reload } = useEditor<Row>(() => Promise.resolve());
  const selection = useSelection<Row>(keyOf);
  const { chosen } = selection.batch;
  const [opened, setOpened] = useState<Opened>({});
  const exporting = useListExport<Row>(guestApi.listGroup, fileColumns, { code: 'guestManage_export' });
  useEffect(() => {
    if (changes > 0) void table.current?.reload();
  }, [changes, table]);
  const changed = () => {
    onChanged();
    reload();
  };
  const remove = async ({ guestGroupId, guestCount }: GuestGroup) => {
    const force = guestCount > 0 ? 1 : 0;
    await call(guestApi.deleteGuestGroup, { tradeFairId, guestGroupIds: [guestGroupId], force }).finally(() => {
      selection.batch.onChoose([]);
      changed();
    });
    notifier.success(text('guestGroup.deleted'));
  };
  const actionsOf = (group: GuestGroup): Action[] => [
    ...(group.guestCount > 1
      ? [
          {
            code: 'guestManage_split' as const,
            label: 'guestGroup.split' as const,
            onAction: () => setOpened({ splitting: group }),
          },
        ]
      : []),
    {
      code: 'guestManage_del',
      label: 'action.delete',
      danger: true,
      confirm: {
        title: 'guestGroup.askDelete',
        content: 'guestGroup.askDeleteHelp',
        values: { name: group.groupName, count: group.guestCount },
      },
      onAction: () => remove(group),
    },
  ];
  return (
    <>
      <CrudTable<Row>
        rowKey="guestGroupId"
        actionRef={table}
        request={useInFair(exporting.request, tradeFairId)}
        emptyText="guestGroup.empty"
        batch={{
          ...selection.batch,
          actions: [
            {
              code: 'guestManage_merge',
              label: 'guestGroup.merge',
              disabled: chosen.length < 2,
              onAction: () => setOpened({ merging: chosen }),
            },
            {
              code: 'guestManage_batchDepartment',
              label: 'guest.department',
              onAction: () => setOpened({ assigning: { kind: 'groupDepartment', count: selection.count } }),
            },
          ],
        }}
        toolBarRender={() => [exporting.button]}
        columns={[...columns, actionColumn((group) => <RowActions actions={actionsOf(group)} />)]}
      />
      <Dialogs {...{ tradeFairId, opened, selection }} onChanged={changed} onClose={() => setOpened({})} />
    </>
  );
}
