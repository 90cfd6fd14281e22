import { STATEMENT_STATUS } from '@/contract/finance/statements';
import { workbenchApi } from '@/contract/finance/workbench';
import type { BridgeView } from '@/contract/finance/workbench-records';
import { saveFile } from '@/core/file/saveFile';
import { call } from '@/core/http/call';
import { useText } from '@/core/i18n';
import { navigate } from '@/core/navigation/navigate';
import { notifier } from '@/core/notify/notifier';
import { PageHeader } from '@/ui/PageHeader';
import { ActionButton } from '@kit/actions/ActionButton';
import { confirmAll } from './matchCalls';
import { STATEMENTS } from '../shared/workbenchPaths';

export type Sheet =
  'import' | 'rules' | 'diffs' | 'actions' | 'figures' | 'memory' | 'link' | 'evidence' | 'repair' | 'row' | 'keys';

const { toConfirm, different } = STATEMENT_STATUS;
const WITH_PARTNER: readonly number[] = [toConfirm, different];

interface Props {
  statementId: string;
  bridge: BridgeView;
  onOpen: (sheet: Sheet) => void;
}

/** What may be done with the whole statement. */
export function WorkHeader({ statementId, bridge, onOpen }: Props) {
  const text = useText();
  const batch = async () => {
    const result = await confirmAll(statementId);
    if (result.failed > 0) notifier.warning(text('workbench.confirmedPartly', result));
    else notifier.success(text('workbench.confirmedAll', result));
  };
  const count = bridge.suggestCount;
  return (
    <PageHeader task="workbench.title">
      <ActionButton label="workbench.back" onAction={() => navigate(STATEMENTS)} />
      <ActionButton label="workbench.diffs" onAction={() => onOpen('diffs')} />
      <ActionButton label="workbench.actions" onAction={() => onOpen('actions')} />
      <ActionButton label="workbench.evidence" onAction={() => onOpen('evidence')} />
      <ActionButton code="reconciliation_rules" label="statement.rules" onAction={() => onOpen('rules')} />
      <ActionButton
        code="checkDiffList_export"
        label="workbench.workbook"
        onAction={async () => saveFile(await call.blob(workbenchApi.workbook, { statementId }))}
      />
      <ActionButton code="checkDiffList_memory" label="workbench.memory" onAction={() => onOpen('memory')} />
      {WITH_PARTNER.includes(bridge.status) && (
        <ActionButton code="reconciliation_link" label="workbench.link" onAction={() => onOpen('link')} />
      )}
      <ActionButton code="checkDiffList_repair" label="workbench.addRow" onAction={() => onOpen('row')} />
      <ActionButton code="checkDiffList_import" label="workbench.figures" onAction={() => onOpen('figures')} />
      <ActionButton code="checkDiffList_import" label="workbench.import" onAction={() => onOpen('import')} />
      <ActionButton
        code="checkDiffList_batchConfirm"
        label="workbench.batchConfirm"
        disabled={count === 0}
        confirm={{ title: 'workbench.askBatchConfirm', values: { count } }}
        onAction={batch}
      />
      <ActionButton
        code="checkDiffList_recheck"
        label="workbench.recheck"
        type="primary"
        disabled={bridge.running === 1}
        onAction={() => call(workbenchApi.recheck, { statementId })}
      />
    </PageHeader>
  );
}
