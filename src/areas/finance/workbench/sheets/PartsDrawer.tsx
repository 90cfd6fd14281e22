import { Drawer } from 'antd';
import { type ActionPart } from '@/contract/finance/rule-settings';
import { workbenchApi } from '@/contract/finance/workbench';
import type { WorkAction } from '@/contract/finance/workbench-records';
import { call } from '@/core/http/call';
import { T, useText } from '@/core/i18n';
import { useIsPhone } from '@/core/media/media';
import { f } from '@/shared/fields/f';
import { RowActions } from '@kit/actions/RowActions';
import { fieldsOf } from '@kit/fields/fieldsOf';
import { CrudTable } from '@kit/table/CrudTable';
import { RULE_TEXTS } from '../../shared/ruleTexts';
import { sideOf } from './sideOf';

const BELOW = { fontWeight: 'normal' } as const;

const ruleOf = ({ rule }: ActionPart) => rule && <T id={RULE_TEXTS[rule]} />;

const table = fieldsOf<ActionPart>()('workAction', {
  partNo: f.count({ width: 70 }),
  objectNo: f.code({ width: 160 }),
  rule: f.text({ width: 220, cell: ruleOf }),
  ours: f.text({ width: 200 }),
  theirs: f.text({ width: 200 }),
  undone: f.flag(),
}).table({ show: ['partNo', 'objectNo', 'rule', 'ours', 'theirs', 'undone'] });

/** A card has room for the documents of both sides and for what was done to them. */
const cards = fieldsOf<ActionPart>()('workAction', {
  objectNo: f.text({
    ellipsis: false,
    cell: (part) => (
      <>
        {part.partNo} · {part.objectNo}
        {part.undone === 1 && (
          <>
            {' · '}
            <T id="workAction.undone" />
          </>
        )}
        <div style={BELOW}>{ruleOf(part)}</div>
      </>
    ),
  }),
  ours: f.text({ ellipsis: false, cell: ({ ours }) => sideOf(ours, null) }),
  theirs: f.text({ ellipsis: false, cell: ({ theirs }) => sideOf(theirs, null) }),
}).table({ show: ['objectNo', 'ours', 'theirs'] });

interface Props {
  statementId: string;
  action: WorkAction;
  onClose: () => void;
}

/** What one action has done: each part can be undone alone. */
export function PartsDrawer({ statementId, action: { actionId, canUndo }, onClose }: Props) {
  const text = useText();
  const isPhone = useIsPhone();
  return (
    <Drawer open size={960} title={text('workAction.parts')} onClose={onClose}>
      <CrudTable<ActionPart>
        {...(isPhone ? cards : table)}
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
