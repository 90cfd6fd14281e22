import { Alert, Button, Flex, Skeleton, Typography } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { SIDE, type Side } from '@/contract/finance/matching';
import { workbenchApi } from '@/contract/finance/workbench';
import type { BridgeView, WorkRow } from '@/contract/finance/workbench-records';
import { useCan } from '@/core/auth/permission';
import { T, useText } from '@/core/i18n';
import { usePageParent, usePageTitle } from '@/core/page/page';
import { LoadFailed } from '@/ui/LoadFailed';
import { ActionButton } from '@kit/actions/ActionButton';
import { useCall } from '@kit/data/useCall';
import { formatMoney } from '@kit/format/number';
import { BridgeBar, StatementHead } from './BridgeBar';
import { Pane } from './Pane';
import { STATEMENTS } from '../shared/workbenchPaths';
import { ReplyNote } from './suggestions/ReplyNote';
import { Suggestions } from './suggestions/Suggestions';
import { SumSearch } from './suggestions/SumSearch';
import { useDiffActions } from './useDiffActions';
import { useObjects } from './useObjects';
import type { Sought } from './useRows';
import { useRun } from './useRun';
import { type Filter, useWorkbench } from './useWorkbench';
import { WorkFilters } from './WorkFilters';
import { type Sheet, WorkHeader } from './WorkHeader';
import styles from './Workbench.module.css';

const WorkSheets = lazy(async () => ({ default: (await import('./sheets/WorkSheets')).WorkSheets }));

interface FootProps {
  sums: { ours: number; theirs: number; residual: number };
  isIdle: boolean;
  onMatch: () => unknown;
  onUndo: () => unknown;
  onRedo: () => unknown;
}

/** What the chosen rows add up to, and what may be done with them. */
function Foot({ sums: { ours, theirs, residual }, isIdle, onMatch, onUndo, onRedo }: FootProps) {
  const values = { ours: formatMoney(ours), theirs: formatMoney(theirs), residual: formatMoney(residual) };
  return (
    <Flex wrap gap="small" align="center" className={styles.foot ?? ''}>
      <Typography.Text>
        <T id="workbench.chosen" values={values} />
      </Typography.Text>
      <ActionButton
        code="checkDiffList_match"
        label="workbench.match"
        size="small"
        type="primary"
        disabled={isIdle}
        onAction={onMatch}
      />
      <ActionButton code="checkDiffList_undo" label="workbench.undo" size="small" onAction={onUndo} />
      <ActionButton code="checkDiffList_undo" label="workbench.redo" size="small" onAction={onRedo} />
      <Typography.Text type="secondary" className={styles.keys ?? ''}>
        <T id="workbench.keys" />
      </Typography.Text>
    </Flex>
  );
}

function Panes({ statementId, bridge }: { statementId: string; bridge: BridgeView }) {
  const [filter, setFilter] = useState<Filter>('open');
  const [sought, setSought] = useState<Sought>({});
  const { handleOf, dialog } = useDiffActions();
  const objects = useObjects();
  const onRow = {
    handle: ({ rowId }: WorkRow) => handleOf({ statementId, rowId }),
    evidence: (row: WorkRow) => objects.evidenceOf(statementId, row),
    remark: (row: WorkRow) => objects.remarkOf(statementId, row),
  };
  const { position, selection, ...work } = useWorkbench({ statementId, filter, sought, onRow });
  const { panes, matches, chosenMatch, setChosenMatch } = position;
  useRun(bridge.running === 1, () => {
    panes[SIDE.ours].refresh();
    panes[SIDE.theirs].refresh();
  });
  const pane = (side: Side, title: 'workbench.ours' | 'workbench.theirs') => {
    const { rows, total, loading, loadMore } = panes[side];
    return (
      <Pane
        {...{ side, title, rows, total, loading }}
        at={position.indexIn(side)}
        chosen={selection.ids}
        onAt={(index) => position.goTo(index, side)}
        onToggle={selection.toggle}
        onEnd={() => void loadMore()}
      />
    );
  };
  return (
    <>
      <WorkFilters filter={filter} onFilter={setFilter} onSought={setSought} />
      <div className={styles.panes} role="presentation" onKeyDown={work.onKeyDown}>
        {pane(SIDE.ours, 'workbench.ours')}
        <div className={styles.middle}>
          {position.row?.reply && <ReplyNote reply={position.row.reply} />}
          <Suggestions matches={matches} at={chosenMatch} onAt={setChosenMatch} onSet={work.chooseSet} />
          {position.row && (
            <SumSearch
              {...work.sums}
              onSet={(rows) => position.row && selection.set([position.row, ...rows])}
              row={position.row}
              onRow={onRow}
            />
          )}
        </div>
        {pane(SIDE.theirs, 'workbench.theirs')}
      </div>
      <Foot
        sums={selection.sums}
        isIdle={!work.hasChosen}
        onMatch={work.matchChosen}
        onUndo={work.undo}
        onRedo={work.redo}
      />
      {dialog}
      {objects.dialog}
    </>
  );
}

/** Both sides of a statement beside each other (docs/domain/reconciliation.md#workbench). */
export function Workbench({ statementId }: { statementId: string }) {
  const text = useText();
  const can = useCan();
  const [sheet, setSheet] = useState<Sheet>();
  const { data: bridge, error, refresh } = useCall(workbenchApi.bridge, { statementId });
  useRun(bridge?.running === 1, refresh, refresh);
  usePageTitle(bridge ? text('workbench.pageTitle', { statementNo: bridge.statementNo }) : undefined);
  usePageParent(STATEMENTS);
  if (error && !bridge) return <LoadFailed onRetry={refresh} />;
  if (!bridge) return <Skeleton active paragraph={{ rows: 12 }} />;
  return (
    <>
      <WorkHeader statementId={statementId} bridge={bridge} onOpen={setSheet} />
      <Flex vertical gap="small">
        <StatementHead bridge={bridge} />
        {bridge.badCount > 0 && (
          <Alert
            type="warning"
            showIcon
            title={<T id="workbench.repairHelp" />}
            action={
              <Button size="small" onClick={() => setSheet('repair')}>
                <T id="workbench.repair" values={{ count: bridge.badCount }} />
              </Button>
            }
          />
        )}
        {bridge.suspendedRules > 0 && (
          <Alert
            type="warning"
            showIcon
            title={<T id="workbench.suspendedRules" values={{ count: bridge.suspendedRules }} />}
            action={
              can('checkDiffList_memory') && (
                <Button size="small" onClick={() => setSheet('memory')}>
                  <T id="workbench.seeAgainst" />
                </Button>
              )
            }
          />
        )}
        {bridge.counterCount === 0 && <Alert type="info" showIcon title={<T id="workbench.noCounter" />} />}
        <Panes statementId={statementId} bridge={bridge} />
        <BridgeBar bridge={bridge} />
      </Flex>
      <Suspense fallback={null}>
        {sheet && <WorkSheets sheet={sheet} statementId={statementId} onClose={() => setSheet(undefined)} />}
      </Suspense>
    </>
  );
}
