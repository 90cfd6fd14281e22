import type { WorkTab } from '../../shared/workbenchPaths';
import { Evidence } from '../sheets/EvidenceDrawer';
import type { Filter } from '../useWorkbench';
import { ActionsTab } from './ActionsTab';
import { BridgeTab, type WorkTabProps } from './BridgeTab';
import { DiffsTab } from './DiffsTab';
import { RepairTab } from './RepairTab';

/** The evidence of all decisions of the statement. */
const EvidenceTab = ({ statementId }: WorkTabProps) => <Evidence objectId={statementId} target={{ statementId }} />;

const TABS = {
  diffs: DiffsTab,
  repair: RepairTab,
  bridge: BridgeTab,
  actions: ActionsTab,
  evidence: EvidenceTab,
} as const;

/** The parts of the workbench without panes. */
export function WorkTabs({ tab, ...props }: WorkTabProps & { tab: Exclude<WorkTab, Filter> }) {
  const Tab = TABS[tab];
  return <Tab {...props} />;
}
