import { lazy, Suspense, useState } from 'react';
import { workbenchApi } from '@/contract/finance/workbench';
import { call } from '@/core/http/call';
import { PageHeader } from '@/ui/PageHeader';
import { ActionButton } from '@kit/actions/ActionButton';

const ChooseStatement = lazy(async () => ({
  default: (await import('../shared/ChooseStatement')).ChooseStatement,
}));
const CounterImport = lazy(async () => ({ default: (await import('../shared/CounterImport')).CounterImport }));

/** Actions that first ask for one of the statements whose differences are listed. */
export function DiffHeader() {
  const [asked, setAsked] = useState<'recheck' | 'import'>();
  const [importing, setImporting] = useState<string>();
  return (
    <>
      <PageHeader inList isBusy title="statementDiff.title" help="statementDiff.help">
        <ActionButton code="checkDiffList_import" label="workbench.import" onAction={() => setAsked('import')} />
        <ActionButton
          code="checkDiffList_recheck"
          label="workbench.recheck"
          type="primary"
          onAction={() => setAsked('recheck')}
        />
      </PageHeader>
      <Suspense fallback={null}>
        {asked && (
          <ChooseStatement
            title={asked === 'import' ? 'workbench.import' : 'workbench.recheck'}
            okText={asked === 'import' ? 'chooseStatement.next' : 'workbench.recheck'}
            onChoose={(statementId) =>
              asked === 'import'
                ? setImporting(statementId)
                : call(workbenchApi.recheck, { statementId }, { silent: true })
            }
            onClose={() => setAsked(undefined)}
          />
        )}
        {importing && <CounterImport statementId={importing} onClose={() => setImporting(undefined)} />}
      </Suspense>
    </>
  );
}
