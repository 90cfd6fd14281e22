import { useLocation } from '@umijs/max';
import { Alert, Button, Flex, Skeleton, Typography } from 'antd';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import type { ButtonCode } from '@/contract/buttons';
import { BRIDGE_LINES, type BridgeLine } from '@/contract/finance/bridge-rows';
import { SIDE, type Side } from '@/contract/finance/matching';
import { workbenchApi } from '@/contract/finance/workbench';
import type { BridgeView, WorkRow } from '@/contract/finance/workbench-records';
import { useCan } from '@/core/auth/permission';
import { T, type TextId, useText } from '@/core/i18n';
import { navigate } from '@/core/navigation/navigate';
import { usePageParent, usePageTitle } from '@/core/page/page';
import { LoadFailed } from '@/ui/LoadFailed';
import { ActionButton } from '@kit/actions/ActionButton';
import { useCall } from '@kit/data/useCall';
import { formatMoney } from '@kit/format/number';
import { BridgeBar, StatementHead } from './BridgeBar';
import { Pane } from './Pane';
import { bridgePath, STATEMENTS, workbenchPath } from '../shared/workbenchPaths';
import { ReplyNote } from './suggestions/ReplyNote';
import { Suggestions } from './suggestions/Suggestions';
import { SumSearch } from './suggestions/SumSearch';
import { useDiffActions } from './useDiffActions';
import { useObjects } from './useObjects';
import type { Sought } from './useRows';
import { useRun } from './useRun';
import { type Filter, useWorkbench } from './useWorkbench';
import { FIRST_FILTER, WorkFilters } from './WorkFilters';
import { type Sheet, WorkHeader } from './WorkHeader';
import styles from './Workbench.module.css';

const WorkSheets = lazy(async () => ({ default: (await import('./sheets/WorkSheets')).WorkSheets }));

const BridgeDrawer = lazy(async () => ({ default: (await import('./sheets/BridgeDrawer')).BridgeDrawer }));

interface FootProps {
  sums: { ours: number; theirs: number; residual: number };
  isIdle: boolean;
  onMatch: () => unknown;
  onUndo: () => unknown;
  onRedo: () => unknown;
  onKeys: () => unknown;
}

/** What the chosen rows add up to, and what may be done with them. */
function Foot({ sums: { ours, theirs, residual }, isIdle, onMatch, onUndo, onRedo, onKeys }: FootProps) {
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
      <span className={styles.keys}>
        <ActionButton label="workKeys.title" size="small" onAction={onKeys} />
      </span>
    </Flex>
  );
}

interface PanesProps {
  statementId: string;
  bridge: BridgeView;
  /** Something stands over the panes. */
  isCovered: boolean;
  onKeys: () => void;
}

/** Who has worked by keys before a form came goes on where he was. */
function useFocusBack(isOver: boolean, selector: string) {
  const wasOver = useRef(isOver);
  useEffect(() => {
    const isBack = wasOver.current && !isOver;
    wasOver.current = isOver;
    if (isBack && document.activeElement === document.body)
      document.querySelector<HTMLElement>(selector)?.focus({ preventScroll: true });
  }, [isOver, selector]);
}

const focusOn = (selector: string) => document.querySelector<HTMLElement>(selector)?.focus();

function Panes({ statementId, bridge, isCovered, onKeys }: PanesProps) {
  const [filter, setFilter] = useState<Filter>('open');
  const [sought, setSought] = useState<Sought>({});
  const { handleOf, dialog, isOpen: isHandling } = useDiffActions();
  const objects = useObjects();
  const onRow = {
    handle: ({ rowId }: WorkRow) => handleOf({ statementId, rowId }),
    evidence: (row: WorkRow) => objects.evidenceOf(statementId, row),
    remark: (row: WorkRow) => objects.remarkOf(statementId, row),
  };
  const { position, selection, ...work } = useWorkbench({
    ...{ statementId, filter, sought, onRow },
    leads: { filter: () => focusOn(`#${FIRST_FILTER}`), keys: onKeys },
  });
  const { panes, matches, chosenMatch, setChosenMatch } = position;
  useRun(bridge.running === 1, () => {
    panes[SIDE.ours].refresh();
    panes[SIDE.theirs].refresh();
  });
  const isOver = isCovered || isHandling || objects.isOpen;
  useFocusBack(isOver, `[data-pane="${position.side}"]`);
  const pane = (side: Side, title: 'workbench.ours' | 'workbench.theirs') => {
    const { rows, total, loading, loadMore } = panes[side];
    return (
      <Pane
        {...{ side, title, rows, total, loading }}
        partyType={bridge.partyType}
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
      <WorkFilters
        partyType={bridge.partyType}
        filter={filter}
        onFilter={setFilter}
        onSought={setSought}
        onLeave={() => focusOn(`[data-pane="${position.side}"]`)}
      />
      <div className={styles.panes} role="presentation" onKeyDown={work.onKeyDown}>
        {pane(SIDE.ours, 'workbench.ours')}
        <div className={styles.middle}>
          {position.row?.reply && <ReplyNote reply={position.row.reply} />}
          <Suggestions
            isLoading={position.isOffering}
            matches={matches}
            at={chosenMatch}
            onAt={setChosenMatch}
            onSet={work.chooseSet}
          />
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
        onKeys={onKeys}
      />
      {dialog}
      {objects.dialog}
    </>
  );
}

/** What brings the partner's side: his file, his own answers, or his closing alone. */
const FIRST_STEPS = [
  { sheet: 'import', label: 'workbench.import', code: 'checkDiffList_import' },
  { sheet: 'link', label: 'workbench.link', code: 'reconciliation_link' },
  { sheet: 'figures', label: 'workbench.figures', code: 'checkDiffList_import' },
] as const satisfies readonly { sheet: Sheet; label: TextId; code: ButtonCode }[];

/** The figure whose rows are shown, by the address. */
function useLine(): BridgeLine | undefined {
  const asked = new URLSearchParams(useLocation().search).get('line');
  return BRIDGE_LINES.find((line) => line === asked);
}

/** Both sides of a statement beside each other (docs/domain/reconciliation.md#workbench). */
export function Workbench({ statementId }: { statementId: string }) {
  const text = useText();
  const can = useCan();
  const [sheet, setSheet] = useState<Sheet>();
  const line = useLine();
  const { data: bridge, error, refresh } = useCall(workbenchApi.bridge, { statementId });
  useRun(bridge?.running === 1, refresh, refresh);
  usePageTitle(bridge ? text('workbench.pageTitle', { statementNo: bridge.statementNo }) : undefined);
  usePageParent(STATEMENTS);
  if (error && !bridge) return <LoadFailed error={error} onRetry={refresh} />;
  if (!bridge) return <Skeleton active paragraph={{ rows: 12 }} />;
  return (
    <>
      <WorkHeader statementId={statementId} bridge={bridge} onOpen={setSheet} />
      <Flex vertical gap="small">
        <StatementHead statementId={statementId} bridge={bridge} />
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
        {bridge.counterCount === 0 && (
          <Alert
            type="info"
            showIcon
            title={<T id="workbench.noCounter" />}
            action={
              <Flex wrap gap="small">
                {FIRST_STEPS.filter(({ code }) => can(code)).map(({ sheet: first, label }) => (
                  <Button key={first} size="small" onClick={() => setSheet(first)}>
                    <T id={label} />
                  </Button>
                ))}
              </Flex>
            }
          />
        )}
        <Panes
          statementId={statementId}
          bridge={bridge}
          isCovered={sheet !== undefined || line !== undefined}
          onKeys={() => setSheet('keys')}
        />
        <BridgeBar bridge={bridge} onOpen={(one) => navigate(bridgePath(statementId, one))} />
      </Flex>
      <Suspense fallback={null}>
        {sheet && <WorkSheets sheet={sheet} statementId={statementId} onClose={() => setSheet(undefined)} />}
        {line && (
          <BridgeDrawer
            {...{ statementId, line }}
            partyType={bridge.partyType}
            amount={bridge[line]}
            onClose={() => navigate(workbenchPath(statementId))}
          />
        )}
      </Suspense>
    </>
  );
}
