import { useLocation } from '@umijs/max';
import { Alert, Button, Flex, Skeleton, Tabs } from 'antd';
import { lazy, Suspense, useId, useState } from 'react';
import type { ButtonCode } from '@/contract/buttons';
import { BRIDGE_LINES, type BridgeLine } from '@/contract/finance/bridge-rows';
import { workbenchApi } from '@/contract/finance/workbench';
import type { BridgeView } from '@/contract/finance/workbench-records';
import { useCan } from '@/core/auth/permission';
import { T, type TextId, useText } from '@/core/i18n';
import { navigate, replace } from '@/core/navigation/navigate';
import { usePageParent, usePageTitle } from '@/core/page/page';
import { LoadFailed } from '@/ui/LoadFailed';
import { useCall } from '@kit/data/useCall';
import { BridgeBar, StatementHead } from './BridgeBar';
import { bridgePath, STATEMENTS, tabPath, WORK_TABS, type WorkTab } from '../shared/workbenchPaths';
import { Panes } from './Panes';
import { useRun } from './useRun';
import { type Filter, FILTERS } from './useWorkbench';
import { type Sheet, WorkHeader } from './WorkHeader';
import styles from './Workbench.module.css';

const WorkSheets = lazy(async () => ({ default: (await import('./sheets/WorkSheets')).WorkSheets }));

const WorkTabs = lazy(async () => ({ default: (await import('./tabs/WorkTabs')).WorkTabs }));

const BridgeDrawer = lazy(async () => ({ default: (await import('./sheets/BridgeDrawer')).BridgeDrawer }));

/** The ways in which the partner's side gets in: his file, his answers by link, or only his closing. */
const FIRST_STEPS = [
  { sheet: 'import', label: 'workbench.import', code: 'checkDiffList_import' },
  { sheet: 'link', label: 'workbench.link', code: 'reconciliation_link' },
  { sheet: 'figures', label: 'workbench.figures', code: 'checkDiffList_import' },
] as const satisfies readonly { sheet: Sheet; label: TextId; code: ButtonCode }[];

const tabOf = (name: string | null): WorkTab => WORK_TABS.find((tab) => tab === name) ?? 'open';

/** Reads the address: the part that is shown, and the figure whose rows stand over it. */
function useAddress(): { tab: WorkTab; line: BridgeLine | undefined } {
  const asked = new URLSearchParams(useLocation().search);
  return {
    tab: tabOf(asked.get('tab')),
    line: BRIDGE_LINES.find((line) => line === asked.get('line')),
  };
}

const TAB_TEXTS = {
  open: 'workbench.filter.open',
  suggested: 'workbench.filter.suggested',
  matched: 'workbench.filter.matched',
  diffs: 'workbench.diffs',
  repair: 'workbench.toRepair',
  bridge: 'workbench.bridge',
  actions: 'workbench.actions',
  evidence: 'workbench.evidence',
} as const satisfies Record<WorkTab, TextId>;

const isOfPanes = (tab: WorkTab): tab is Filter => FILTERS.some((filter) => filter === tab);

interface PartsProps {
  statementId: string;
  bridge: BridgeView;
  tab: WorkTab;
  isCovered: boolean;
  onLine: (line: BridgeLine) => void;
  onKeys: () => void;
}

/** The panes stay mounted behind the other parts, so that their selection is not lost. */
function Parts({ statementId, bridge, tab, isCovered, onLine, onKeys }: PartsProps) {
  const id = useId();
  const [isOpened, setOpened] = useState(false);
  if (!isOfPanes(tab) && !isOpened) setOpened(true);
  const counts: Partial<Record<WorkTab, number | string>> = {
    open: `${bridge.freeOurs} : ${bridge.freeTheirs}`,
    suggested: bridge.suggestCount,
    diffs: bridge.openDiffCount,
    repair: bridge.badCount,
  };
  const items = WORK_TABS.map((key) => ({
    key,
    label: (
      <>
        <T id={TAB_TEXTS[key]} /> {counts[key] !== undefined && <span className={styles.count}>{counts[key]}</span>}
      </>
    ),
  }));
  return (
    <>
      <Tabs
        id={id}
        size="small"
        className={styles.tabs ?? ''}
        activeKey={tab}
        items={items}
        onChange={(key) => replace(tabPath(statementId, tabOf(key)))}
      />
      <div role="tabpanel" aria-labelledby={`${id}-tab-${tab}`}>
        <div hidden={!isOfPanes(tab)}>
          <Flex vertical gap="small">
            <Panes {...{ statementId, bridge, isCovered, onKeys }} filter={isOfPanes(tab) ? tab : 'open'} />
            <BridgeBar bridge={bridge} onOpen={onLine} />
          </Flex>
        </div>
        {isOpened && (
          <Suspense fallback={<Skeleton active />}>
            <WorkTabs {...{ tab, statementId, bridge, onLine }} />
          </Suspense>
        )}
      </div>
    </>
  );
}

/** Both sides of a statement beside each other (docs/domain/workbench.md#workbench). */
export function Workbench({ statementId }: { statementId: string }) {
  const text = useText();
  const can = useCan();
  const [sheet, setSheet] = useState<Sheet>();
  const { tab, line } = useAddress();
  const { data: bridge, error, refresh } = useCall(workbenchApi.bridge, { statementId });
  useRun(bridge?.running === 1, refresh);
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
              <Button size="small" onClick={() => replace(tabPath(statementId, 'repair'))}>
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
        <Parts
          {...{ statementId, bridge, tab }}
          isCovered={sheet !== undefined || line !== undefined}
          onLine={(one) => navigate(bridgePath(statementId, one, tab))}
          onKeys={() => setSheet('keys')}
        />
      </Flex>
      <Suspense fallback={null}>
        {sheet && <WorkSheets sheet={sheet} statementId={statementId} onClose={() => setSheet(undefined)} />}
        {line && (
          <BridgeDrawer
            {...{ statementId, line }}
            partyType={bridge.partyType}
            amount={bridge[line]}
            onClose={() => navigate(tabPath(statementId, tab))}
          />
        )}
      </Suspense>
    </>
  );
}
