import { useState } from 'react';
import type { WorkTab } from '../../shared/workbenchPaths';
import { Evidence } from '../sheets/EvidenceDrawer';
import { ActionsTab } from './ActionsTab';
import { BridgeTab, type WorkTabProps } from './BridgeTab';
import { DiffsTab } from './DiffsTab';
import { RepairTab } from './RepairTab';

/** The evidence of all decisions of the statement. */
const EvidenceTab = ({ statementId }: WorkTabProps) => <Evidence objectId={statementId} target={{ statementId }} />;

const TABS = {
  diffs: DiffsTab,
  bridge: BridgeTab,
  actions: ActionsTab,
  evidence: EvidenceTab,
} as const;

const hasNoPanes = (tab: WorkTab): tab is keyof typeof TABS => tab in TABS;

/** The parts of the workbench without panes; corrections stay behind the others, so that they are not lost. */
export function WorkTabs({ tab, ...props }: WorkTabProps & { tab: WorkTab }) {
  const [isRepairing, setRepairing] = useState(false);
  if (tab === 'repair' && !isRepairing) setRepairing(true);
  const Tab = hasNoPanes(tab) ? TABS[tab] : undefined;
  return (
    <>
      {isRepairing && (
        <div hidden={tab !== 'repair'}>
          <RepairTab {...props} />
        </div>
      )}
      {Tab && <Tab {...props} />}
    </>
  );
}
