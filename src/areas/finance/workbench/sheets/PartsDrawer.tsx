import { Drawer } from 'antd';
import { type ActionPart } from '@/contract/finance/rule-settings';
import { workbenchApi } from '@/contract/finance/workbench';
import type { WorkAction } from '@/contract/finance/workbench-records';
import { call } from '@/core/http/call';
import { T, useText } from '@/core/i18n';
import { f } from '@/shared/fields/f';
import { RowActions } from '@kit/actions/RowActions';
import { fieldsOf } from '@kit/fields/fieldsOf';
import { CrudTable } from '@kit/table/CrudTable';
import { RULE_TEXTS } from '../../shared/ruleTexts';

const table = fieldsOf<ActionPart>()('workAction', {
  partNo: f.count({ width: 70 }),
  objectNo: f.code({ width: 160 }),
  rule: f.text({ width: 220, cell: ({ rule }) => rule && <T id={RULE_TEXTS[rule]} /> }),
  ours: f.text({ width: 200 }),
  theirs: f.text({ width: 200 }),
  undone: f.flag(),
}).table({ show: ['partNo', 'objectNo', 'rule', 'ours', 'theirs', 'undone'] });

interface Props {
  statementId: string;
  action: WorkAction;
  onClose: () => void;
}

/** What one action has done: each part is taken back alone. */
export function PartsDrawer({ statementId, action: { actionId, canUndo }, onClose }: Props) {
  const text = useText();
  return (
    <Drawer open size={960} title={text('workAction.parts')} onClose={onClose}>
      <CrudTable<ActionPart>
        {...table}
        search={false}
        rowKey="partNo"
        list={workbenchApi.parts}
        params={{ statementId, actionId }}
        actions={({ partNo, undone }) => (
          <RowActions
            actions={
              canUndo && undone === 0
                ? [
                    {
                      code: 'checkDiffList_undo',
                      label: 'workbench.undo',
                      onAction: () => call(workbenchApi.undo, { statementId, actionId, partNo }),
                    },
                  ]
                : []
            }
          />
        )}
      />
    </Drawer>
  );
}
