import { lazy, Suspense, useState } from 'react';
import { approvalApi, type SubstituteRecord } from '@/contract/master-data/approvals';
import { call } from '@/core/http/call';
import type { Action } from '@kit/actions/action';
import { ActionButton } from '@kit/actions/ActionButton';
import { RowActions } from '@kit/actions/RowActions';
import { CrudTable } from '@kit/table/CrudTable';
import { substituteFields } from './approvalFields';

const SubstituteDialog = lazy(async () => ({ default: (await import('./SubstituteDialog')).SubstituteDialog }));

const table = substituteFields.table({
  show: ['substituteName', 'userName', 'fromTime', 'toTime', 'bizKinds', 'reason', 'status'],
});

function actionsOf({ substituteNo, version, substituteName: name, canCancel }: SubstituteRecord): Action[] {
  if (!canCancel) return [];
  return [
    {
      ...{ code: 'approvalCancel_substitute', label: 'substitute.end', danger: true, done: 'substitute.ended' },
      confirm: { title: 'substitute.askEnd', content: 'substitute.askEndHelp', values: { name } },
      onAction: () => call(approvalApi.cancelSubstitute, { substituteNo, version }),
    },
  ];
}

/** Substitutes: who decides for whom, and when. */
export function SubstituteList() {
  const [isAdding, setAdding] = useState(false);
  const add = (
    <ActionButton
      code="approvalCancel_substitute"
      label="substitute.add"
      type="primary"
      onAction={() => setAdding(true)}
    />
  );
  return (
    <>
      <CrudTable<SubstituteRecord>
        {...table}
        header={add}
        rowKey="substituteNo"
        list={approvalApi.substitutes}
        search={false}
        emptyText="substitute.empty"
        actions={(row) => <RowActions actions={actionsOf(row)} />}
      />
      <Suspense fallback={null}>{isAdding && <SubstituteDialog onClose={() => setAdding(false)} />}</Suspense>
    </>
  );
}
