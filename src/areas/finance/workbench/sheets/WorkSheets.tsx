import { Drawer } from 'antd';
import { useState } from 'react';
import { statementApi } from '@/contract/finance/statements';
import { workbenchApi } from '@/contract/finance/workbench';
import type { Difference, WorkAction } from '@/contract/finance/workbench-records';
import { call } from '@/core/http/call';
import { useText } from '@/core/i18n';
import { RowActions } from '@kit/actions/RowActions';
import { useCall } from '@kit/data/useCall';
import { RecordDialog } from '@kit/form/RecordDialog';
import { CrudTable } from '@kit/table/CrudTable';
import { CounterImport } from '../../shared/CounterImport';
import { LinkDialog } from '../../shared/LinkDialog';
import { RulesDialog } from '../../shared/rules/RulesDialog';
import { EvidenceDrawer } from './EvidenceDrawer';
import { KeysDialog } from './KeysDialog';
import { MemoryDrawer } from './MemoryDrawer';
import { PartsDrawer } from './PartsDrawer';
import { RepairDrawer } from './RepairDrawer';
import { RowDialog } from './RowDialog';
import { useDiffActions, useDiffBatch } from '../useDiffActions';
import { useObjects } from '../useObjects';
import { actionFields, diffFields, type Figures, figureFields } from '../workFields';

const diffs = diffFields.table({
  show: [
    ...(['diffNo', 'handleStatus', 'diffType', 'cause', 'billNo', 'orderNo', 'counterBillNo', 'billDate'] as const),
    ...([
      'ourAmount',
      'counterAmount',
      'diffAmount',
      'explained',
      'hasSuggestion',
      'isChanged',
      'handleType',
      'adjustAmount',
      'handlerName',
      'remark',
      'evidenceCount',
    ] as const),
  ],
  search: ['diffType', 'handleStatus', 'billNo', 'minDiff'],
});
const actions = actionFields.table({ show: ['time', 'kind', 'byName', 'count', 'undone', 'why'] });

interface Props {
  statementId: string;
  onClose: () => void;
}

function DiffDrawer({ statementId, onClose }: Props) {
  const text = useText();
  const { actionsOf, dialog } = useDiffActions();
  const { bar, batchDialog } = useDiffBatch();
  const objects = useObjects();
  return (
    <Drawer open size={1080} title={text('workbench.diffs')} onClose={onClose}>
      <CrudTable<Difference>
        {...bar}
        {...diffs}
        rowKey="diffId"
        list={workbenchApi.diffs}
        params={{ statementId }}
        actions={(diff) => <RowActions actions={[...actionsOf(diff), ...objects.actionsOf(diff)]} />}
      />
      {dialog}
      {objects.dialog}
      {batchDialog}
    </Drawer>
  );
}

/** What was done, and the way back. */
function ActionDrawer({ statementId, onClose }: Props) {
  const text = useText();
  const [opened, setOpened] = useState<WorkAction>();
  return (
    <Drawer open size={720} title={text('workbench.actions')} onClose={onClose}>
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
    </Drawer>
  );
}

const EMPTY: Partial<Figures> = {};

/** What the partner has at the beginning and at the end, where no file says so. */
function FiguresDialog({ statementId, onClose }: Props) {
  return (
    <RecordDialog<Partial<Figures>, Figures>
      draftKey={`figures ${statementId}`}
      title="workbench.figures"
      help="workbench.figuresHelp"
      okText="workbench.saveFigures"
      fields={figureFields}
      record={EMPTY}
      save={({ counterOpening, counterClosing }) =>
        call(workbenchApi.closing, { statementId, counterOpening, counterClosing }, { silent: true })
      }
      onClose={onClose}
    >
      {figureFields.inputs(['counterOpening', 'counterClosing'])}
    </RecordDialog>
  );
}

/** Whatever stands behind decisions of the statement. */
const AllEvidence = ({ statementId, onClose }: Props) => (
  <EvidenceDrawer objectId={statementId} target={{ statementId }} onClose={onClose} />
);

/** The rule table of its partner. */
function Rules({ statementId, onClose }: Props) {
  const { data } = useCall(statementApi.detail, { id: statementId });
  return data && <RulesDialog statement={data} onClose={onClose} />;
}

const SHEETS = {
  rules: Rules,
  import: CounterImport,
  diffs: DiffDrawer,
  actions: ActionDrawer,
  figures: FiguresDialog,
  memory: MemoryDrawer,
  link: LinkDialog,
  evidence: AllEvidence,
  repair: RepairDrawer,
  row: RowDialog,
  keys: KeysDialog,
} as const;

/** What opens over the panes. */
export function WorkSheets({ sheet, ...props }: Props & { sheet: keyof typeof SHEETS }) {
  const Sheet = SHEETS[sheet];
  return <Sheet {...props} />;
}
