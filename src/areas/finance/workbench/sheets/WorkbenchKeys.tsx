import type { KeyRow } from '@/ui/KeyTable';
import { KeysDialog } from '@/ui/KeysDialog';

const KEYS: readonly KeyRow[] = [
  [['↑', '↓', 'K', 'J'], 'workKeys.move'],
  [['←', '→', 'Tab'], 'workKeys.other'],
  [['␣'], 'workKeys.select'],
  [['Shift ↑', 'Shift ↓'], 'workKeys.extend'],
  [['Enter'], 'workKeys.enter'],
  [['1', '–', '9'], 'workKeys.choose'],
  [['M'], 'workbench.match'],
  [['U'], 'workbench.unmatch'],
  [['D'], 'workbench.reject'],
  [['S'], 'workbench.sum'],
  [['H'], 'workbench.handle'],
  [['E'], 'workbench.evidence'],
  [['N'], 'workbench.remark'],
  [['G'], 'workKeys.next'],
  [['Ctrl/⌘ Z'], 'workbench.undo'],
  [['Ctrl/⌘ Shift Z'], 'workbench.redo'],
  [['/'], 'workKeys.filter'],
  [['?'], 'workKeys.title'],
];

/** What the keys of the panes do. */
export const WorkbenchKeys = ({ onClose }: { onClose: () => void }) => (
  <KeysDialog open title="workKeys.title" rows={KEYS} onClose={onClose} />
);
