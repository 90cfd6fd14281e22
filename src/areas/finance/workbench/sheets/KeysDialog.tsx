import { Modal } from 'antd';
import { T } from '@/core/i18n';
import { type KeyRow, KeyTable } from '@/ui/KeyTable';

/** A dialog preset of docs/console.md#dialogs. */
const WIDTH = 464;

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
export function KeysDialog({ onClose }: { onClose: () => void }) {
  return (
    <Modal open footer={null} width={WIDTH} title={<T id="workKeys.title" />} onCancel={onClose}>
      <KeyTable rows={KEYS} />
    </Modal>
  );
}
