import { useState } from 'react';
import { type Prize, PRIZE_STATUS, prizeApi } from '@/contract/trade-fair/prizes';
import { call } from '@/core/http/call';
import { ActionButton } from '@kit/actions/ActionButton';
import { RowActions } from '@kit/actions/RowActions';
import type { Action } from '@kit/actions/action';
import { CrudTable } from '@kit/table/CrudTable';
import { PrizeDialog } from './PrizeDialog';
import { prizeFields } from './prizeFields';

const table = prizeFields.table({
  show: [
    'prizeName',
    'prizeLevel',
    'image',
    'quota',
    'drawnCount',
    'registeredCount',
    'remain',
    'unitValue',
    'prizeGroupLabels',
    'sponsorName',
    'weight',
    'sort',
    'status',
  ],
  search: ['prizeName', 'prizeLevel', 'prizeGroupLabel', 'status'],
  file: [
    'prizeName',
    'prizeLevel',
    'quota',
    'drawnCount',
    'registeredCount',
    'remain',
    'unitValue',
    'prizeGroupLabels',
    'sponsorName',
    'weight',
    'sort',
    'status',
  ],
});

const NEW_PRIZE: Partial<Prize> = {
  oncePerGuest: 1,
  oncePerCustomer: 0,
  weight: 1,
  sort: 100,
  status: PRIZE_STATUS.on,
};

const deleting = ({ prizeId, version, prizeName, quota }: Prize): Action => ({
  code: 'prizeManage_del',
  label: 'action.delete',
  danger: true,
  confirm: { title: 'prize.askDelete', content: 'prize.askDeleteHelp', values: { name: prizeName, count: quota } },
  onAction: () => call(prizeApi.delete, { prizeId, version }),
  done: 'prize.deleted',
});

/** The prizes of a fair. */
export function PrizeList({ tradeFairId }: { tradeFairId: string }) {
  const [edited, setEdited] = useState<Partial<Prize>>();
  const actionsOf = (prize: Prize): Action[] => [
    { code: 'prizeManage_edit', label: 'action.edit', onAction: () => setEdited(prize) },
    ...(prize.drawnCount > 0 ? [] : [deleting(prize)]),
  ];
  const add = (
    <ActionButton code="prizeManage_add" label="prize.add" type="primary" onAction={() => setEdited(NEW_PRIZE)} />
  );
  return (
    <>
      <CrudTable<Prize>
        {...table}
        rowKey="prizeId"
        list={prizeApi.page}
        params={{ tradeFairId }}
        exported="prizeManage_export"
        emptyText="prize.empty"
        emptyAction={add}
        actions={(prize) => <RowActions actions={actionsOf(prize)} />}
        toolBarRender={() => [<span key="add">{add}</span>]}
      />
      <PrizeDialog tradeFairId={tradeFairId} record={edited} onClose={() => setEdited(undefined)} />
    </>
  );
}
