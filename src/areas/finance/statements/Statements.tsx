import { lazy, Suspense, useState } from 'react';
import { type Statement, statementApi } from '@/contract/finance/statements';
import { call } from '@/core/http/call';
import { useText, withTexts } from '@/core/i18n';
import { navigate } from '@/core/navigation/navigate';
import { notifier } from '@/core/notify/notifier';
import { useBatchBar } from '@/shared/batch/useBatchBar';
import { useSelection } from '@/shared/batch/useSelection';
import { PageHeader } from '@/ui/PageHeader';
import { type Action, allowedBy } from '@kit/actions/action';
import { ActionButton } from '@kit/actions/ActionButton';
import { RowActions } from '@kit/actions/RowActions';
import { CrudTable } from '@kit/table/CrudTable';
import { statementFields } from './statementFields';

const GenerateDialog = lazy(async () => ({ default: (await import('./GenerateDialog')).GenerateDialog }));
const AdjustDialog = lazy(async () => ({ default: (await import('./AdjustDialog')).AdjustDialog }));
const CounterImport = lazy(async () => {
  const { CounterImport: Import } = await import('../shared/CounterImport');
  return { default: withTexts(['finance/workbench'], Import) };
});
const ChooseStatement = lazy(async () => ({
  default: (await import('../shared/ChooseStatement')).ChooseStatement,
}));
const LinkDialog = lazy(async () => ({ default: (await import('../shared/LinkDialog')).LinkDialog }));
const CarryDrawer = lazy(async () => ({ default: (await import('./CarryDrawer')).CarryDrawer }));
const RulesDialog = lazy(async () => ({ default: (await import('../shared/rules/RulesDialog')).RulesDialog }));
const EvaluationDialog = lazy(async () => ({
  default: (await import('./EvaluationDialog')).EvaluationDialog,
}));
const StatementDrawer = lazy(async () => ({ default: (await import('./StatementDrawer')).StatementDrawer }));

const table = statementFields.table({
  show: [
    ...(['statementNo', 'status', 'partyName', 'closingAmount', 'counterAmount', 'diffAmount', 'diffCount'] as const),
    ...(['suggestCount', 'unexplained', 'carriedAmount'] as const),
    ...(['periodStart', 'periodEnd', 'partyCode', 'branchName', 'openingAmount', 'salesAmount'] as const),
    ...(['returnAmount', 'discountAmount', 'rebateAmount', 'receivedAmount', 'adjustAmount'] as const),
    ...(['partyType', 'confirmTime'] as const),
  ],
  search: ['statementNo', 'partyName', 'partyType', 'branchId', 'period', 'status', 'hasDiff'],
});

type Sheet = 'view' | 'adjust' | 'import' | 'link' | 'carry' | 'rules' | 'evaluate';

function actionsOf(row: Statement, open: (sheet: Sheet, row: Statement) => void): Action[] {
  const { statementId: id, statementNo, partyName, version } = row;
  const values = { statementNo, partyName };
  const when = allowedBy(row.can);
  return [
    { code: 'reconciliation_view', label: 'action.view', onAction: () => open('view', row) },
    {
      code: 'reconciliation_check',
      label: 'statement.check',
      onAction: () => navigate(`/reconciliation/checkDiffList?statementId=${id}`),
    },
    ...when('send', {
      code: 'reconciliation_send',
      label: 'statement.send',
      confirm: { title: 'statement.askSend', content: 'statement.askSendHelp', values },
      onAction: () => call(statementApi.send, { id, version }),
      done: 'statement.sent',
    }),
    ...when('link', {
      code: 'reconciliation_link',
      label: 'statement.link',
      onAction: () => open('link', row),
    }),
    ...when('import', {
      code: 'reconciliation_import',
      label: 'statement.import',
      onAction: () => open('import', row),
    }),
    ...when('confirm', {
      code: 'reconciliation_confirm',
      label: 'statement.confirm',
      reason: {
        title: 'statement.askConfirm',
        content: 'statement.askConfirmHelp',
        values,
        asked: 'statement.basis',
        min: 5,
        max: 200,
      },
      onAction: ({ reason }) => call(statementApi.confirm, { id, version, basis: reason }, { silent: true }),
      done: 'statement.confirmed',
    }),
    ...when('adjust', {
      code: 'reconciliation_adjust',
      label: 'statement.adjust',
      onAction: () => open('adjust', row),
    }),
    { code: 'reconciliation_carry', label: 'statement.carry', onAction: () => open('carry', row) },
    { code: 'reconciliation_rules', label: 'statement.rules', onAction: () => open('rules', row) },
    { code: 'reconciliation_evaluate', label: 'statement.evaluate', onAction: () => open('evaluate', row) },
    ...when('void', {
      code: 'reconciliation_void',
      label: 'statement.void',
      danger: true,
      reason: { title: 'statement.askVoid', content: 'statement.askVoidHelp', values, min: 5, max: 200 },
      onAction: ({ reason }) => call(statementApi.void, { id, version, reason }, { silent: true }),
      done: 'statement.voided',
    }),
  ];
}

/** Sends the selected statements; those that could not be sent stay selected. */
function useSending() {
  const text = useText();
  const selection = useSelection<Statement>(({ statementId }) => statementId);
  const { chosen, choose } = selection;
  const send = async () => {
    const { done, failed } = await call(statementApi.batchSend, { ids: chosen.map((row) => row.statementId) });
    choose(chosen.filter(({ statementId }) => failed.some(({ id }) => id === statementId)));
    const values = { done, failed: failed.length };
    if (failed.length > 0) notifier.warning(text('statement.sentPartly', values));
    else notifier.success(text('statement.sentAll', values));
  };
  return useBatchBar(selection, {
    actions: [
      {
        code: 'reconciliation_batchSend',
        label: 'statement.batchSend',
        confirm: { title: 'statement.askBatchSend', values: { count: chosen.length } },
        onAction: send,
      },
    ],
  });
}

function StatementsScreen() {
  const [isMaking, setIsMaking] = useState(false);
  const [opened, setOpened] = useState<{ sheet: Sheet; row: Statement }>();
  /** Dialogs that belong to no row. */
  const [asked, setAsked] = useState<'rules' | 'evaluate' | 'import'>();
  const [importing, setImporting] = useState<string>();
  const done = () => setAsked(undefined);
  const bar = useSending();
  const close = () => setOpened(undefined);
  const make = (
    <ActionButton
      code="reconciliation_generate"
      label="statement.generate"
      type="primary"
      onAction={() => setIsMaking(true)}
    />
  );
  return (
    <>
      <CrudTable<Statement>
        {...bar}
        header={
          <PageHeader inList isBusy title="statement.title" help="statement.help">
            <ActionButton code="reconciliation_rules" label="statement.rules" onAction={() => setAsked('rules')} />
            <ActionButton
              code="reconciliation_evaluate"
              label="statement.evaluate"
              onAction={() => setAsked('evaluate')}
            />
            <ActionButton code="reconciliation_import" label="statement.import" onAction={() => setAsked('import')} />
            {make}
          </PageHeader>
        }
        {...table}
        rowKey="statementId"
        list={statementApi.page}
        exported="reconciliation_export"
        emptyText="statement.empty"
        emptyAction={make}
        actions={(row) => <RowActions actions={actionsOf(row, (sheet) => setOpened({ sheet, row }))} />}
      />
      <Suspense fallback={null}>
        {asked === 'rules' && <RulesDialog onClose={done} />}
        {asked === 'evaluate' && <EvaluationDialog onClose={done} />}
        {asked === 'import' && (
          <ChooseStatement
            title="statement.import"
            okText="chooseStatement.next"
            onChoose={setImporting}
            onClose={done}
          />
        )}
        {importing && <CounterImport statementId={importing} onClose={() => setImporting(undefined)} />}
        {isMaking && <GenerateDialog onClose={() => setIsMaking(false)} />}
        {opened?.sheet === 'adjust' && <AdjustDialog statement={opened.row} onClose={close} />}
        {opened?.sheet === 'import' && <CounterImport statementId={opened.row.statementId} onClose={close} />}
        {opened?.sheet === 'link' && <LinkDialog statementId={opened.row.statementId} onClose={close} />}
        {opened?.sheet === 'carry' && <CarryDrawer statement={opened.row} onClose={close} />}
        {opened?.sheet === 'rules' && <RulesDialog statement={opened.row} onClose={close} />}
        {opened?.sheet === 'evaluate' && <EvaluationDialog statement={opened.row} onClose={close} />}
        {opened?.sheet === 'view' && <StatementDrawer statementId={opened.row.statementId} onClose={close} />}
      </Suspense>
    </>
  );
}

/** /reconciliation */
export const Statements = withTexts(['finance/statements', 'finance/bills'], StatementsScreen);
