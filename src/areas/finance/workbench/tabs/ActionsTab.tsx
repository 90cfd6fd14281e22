import { useState } from 'react';
import { workbenchApi } from '@/contract/finance/workbench';
import type { WorkAction } from '@/contract/finance/workbench-records';
import { call } from '@/core/http/call';
import { RowActions } from '@kit/actions/RowActions';
import { CrudTable } from '@kit/table/CrudTable';
import { PartsDrawer } from '../sheets/PartsDrawer';
import { actionFields } from '../workFields';

const actions = actionFields.table({ show: ['time', 'kind', 'byName', 'count', 'undone', 'why'] });

/** The actions that were done, each with its undo. */
export function ActionsTab({ statementId }: { statementId: string }) {
  const [opened, setOpened] = useState<WorkAction>();
  return (
    <>
      <CrudTable<WorkAction>
        {...actions}
        search={false}
        rowKey="actionId"
        list={workbenchApi.actions}
        params={{ statementId }}
        actions={(action) => (
          <RowActions
            actions={[
              ...(action.count > 0 ? [{ label: 'workAction.parts' as const, onAction: () => setOpened(action) }] : []),
              ...(action.canUndo
                ? [
                    {
                      code: 'checkDiffList_undo' as const,
                      label: 'workbench.undo' as const,
                      onAction: () => call(workbenchApi.undo, { statementId, actionId: action.actionId }),
                    },
                  ]
                : []),
            ]}
          />
        )}
      />
      {opened && <PartsDrawer statementId={statementId} action={opened} onClose={() => setOpened(undefined)} />}
    </>
  );
}
