import { useEffect, useEffectEvent } from 'react';
import { statementApi } from '@/contract/finance/statements';
import { workbenchApi } from '@/contract/finance/workbench';
import { call } from '@/core/http/call';
import { useCall } from '@kit/data/useCall';
import { RecordDialog } from '@kit/form/RecordDialog';
import { CounterImport } from '../../shared/CounterImport';
import { LinkDialog } from '../../shared/LinkDialog';
import { RulesDialog } from '../../shared/rules/RulesDialog';
import { WorkbenchKeys } from './WorkbenchKeys';
import { MemoryDrawer } from './MemoryDrawer';
import { RowDialog } from './RowDialog';
import { type Figures, figureFields } from '../workFields';

interface Props {
  statementId: string;
  onClose: () => void;
}

const EMPTY: Partial<Figures> = {};

/** The partner's opening and closing balance, where no file states them. */
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
      <figureFields.Field name="counterOpening" />
      <figureFields.Field name="counterClosing" label="workbench.counterClosingInput" />
    </RecordDialog>
  );
}

/** The rule table of the statement's partner. */
function Rules({ statementId, onClose }: Props) {
  const { data, error } = useCall(statementApi.detail, { id: statementId });
  // `call` has shown what was wrong; opening the table again reads it again.
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (error) close();
  }, [error]);
  return data && <RulesDialog statement={data} onClose={onClose} />;
}

const SHEETS = {
  rules: Rules,
  import: CounterImport,
  figures: FiguresDialog,
  memory: MemoryDrawer,
  link: LinkDialog,
  row: RowDialog,
  keys: WorkbenchKeys,
} as const;

/** The drawers and dialogs over the panes. */
export function WorkSheets({ sheet, ...props }: Props & { sheet: keyof typeof SHEETS }) {
  const Sheet = SHEETS[sheet];
  return <Sheet {...props} />;
}
