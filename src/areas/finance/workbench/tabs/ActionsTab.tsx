import { useState } from 'react';
import { workbenchApi } from '@/contract/finance/workbench';
import type { WorkAction } from '@/contract/finance/workbench-records';
import { call } from '@/core/http/call';
import type { Action } from '@kit/actions/action';
import { RowActions } from '@kit/actions/RowActions';
import { CrudTable } from '@kit/table/CrudTable';
import { PartsDrawer } from '../sheets/PartsDrawer';
import { actionFields } from '../workFields';

const actions = actionFields.table({ show: ['time', 'kind', 'byName', 'count', 'undone', 'why'] });

/** The actions that were done, each with its undo. */
export function ActionsTab({ statementId }: { statementId: string }) {
  const [opened, setOpened] = useState<WorkAction>();
  const actionsOf = (action: WorkAction) => {
    const parts: Action = { label: 'workAction.parts', onAction: () => setOpened(action) };
    const undo: Action = {
      code: 'checkDiffList_undo',
      label: 'workbench.undo',
      onAction: () => call(workbenchApi.undo, { statementId, actionId: action.actionId }),
    };
    return [...(action.count > 0 ? [parts] : []), ...(action.canUndo ? [undo] : [])];
  };
  return (
    <>
      <CrudTable<WorkAction>
        {...actions}
        search={false}
        rowKey="actionId"
        list={workbenchApi.actions}
        params={{ statementId }}
        actions={(action) => <RowActions actions={actionsOf(action)} />}
      />
      {opened && <PartsDrawer statementId={statementId} action={opened} onClose={() => setOpened(undefined)} />}
    </>
  );
}
