import { STATEMENT_STATUS } from '@/contract/finance/statements';
import { workbenchApi } from '@/contract/finance/workbench';
import type { BridgeView } from '@/contract/finance/workbench-records';
import { saveFile } from '@/core/file/saveFile';
import { call } from '@/core/http/call';
import { useText } from '@/core/i18n';
import { useIsPhone } from '@/core/media/media';
import { navigate } from '@/core/navigation/navigate';
import { notifier } from '@/core/notify/notifier';
import { PageHeader } from '@/ui/PageHeader';
import type { Action } from '@kit/actions/action';
import { ActionButton } from '@kit/actions/ActionButton';
import { RowActions } from '@kit/actions/RowActions';
import { confirmAll } from './matchCalls';
import { STATEMENTS } from '../shared/workbenchPaths';

export type Sheet = 'import' | 'rules' | 'figures' | 'memory' | 'link' | 'row' | 'keys';

const { toConfirm, different } = STATEMENT_STATUS;
const WITH_PARTNER: readonly number[] = [toConfirm, different];

interface Props {
  statementId: string;
  bridge: BridgeView;
  onOpen: (sheet: Sheet) => void;
}

/** `isOff`: disabled at present. */
type HeadAction = Action & { isMain?: boolean; isOff?: boolean };

/** The actions on the whole statement; a phone has room for two, the rest is under "more". */
export function WorkHeader({ statementId, bridge, onOpen }: Props) {
  const text = useText();
  const isPhone = useIsPhone();
  const batch = async () => {
    const result = await confirmAll(statementId);
    if (result.failed > 0) notifier.warning(text('workbench.confirmedPartly', result));
    else notifier.success(text('workbench.confirmedAll', result));
  };
  const count = bridge.suggestCount;
  const actions: HeadAction[] = [
    {
      ...{ code: 'checkDiffList_recheck', label: 'workbench.recheck', isMain: true, isOff: bridge.running === 1 },
      onAction: () => call(workbenchApi.recheck, { statementId }),
    },
    {
      ...{ code: 'checkDiffList_batchConfirm', label: 'workbench.batchConfirm', isOff: count === 0, onAction: batch },
      confirm: { title: 'workbench.askBatchConfirm', values: { count } },
    },
    { code: 'checkDiffList_import', label: 'workbench.import', onAction: () => onOpen('import') },
    { code: 'checkDiffList_import', label: 'workbench.figures', onAction: () => onOpen('figures') },
    { code: 'checkDiffList_repair', label: 'workbench.addRow', onAction: () => onOpen('row') },
    ...(WITH_PARTNER.includes(bridge.status)
      ? [{ code: 'reconciliation_link', label: 'workbench.link', onAction: () => onOpen('link') } as const]
      : []),
    { code: 'checkDiffList_memory', label: 'workbench.memory', onAction: () => onOpen('memory') },
    {
      ...{ code: 'checkDiffList_export', label: 'workbench.workbook' },
      onAction: async () => saveFile(await call.blob(workbenchApi.workbook, { statementId })),
    },
    { code: 'reconciliation_rules', label: 'statement.rules', onAction: () => onOpen('rules') },
    { label: 'workbench.back', onAction: () => navigate(STATEMENTS) },
  ];
  return (
    <PageHeader task="workbench.title">
      {isPhone ? (
        <RowActions actions={actions.filter(({ isOff }) => !isOff)} />
      ) : (
        actions
          .toReversed()
          .map(({ isMain = false, isOff = false, ...action }) => (
            <ActionButton key={action.label} {...action} type={isMain ? 'primary' : 'default'} disabled={isOff} />
          ))
      )}
    </PageHeader>
  );
}
