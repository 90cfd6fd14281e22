import { Button, Modal } from 'antd';
import { T } from '@/core/i18n';
import { type KeyRow, KeyTable } from '@/ui/KeyTable';
import { modKey } from '../controls/modKey';
import type { PanelProps } from '../panels/panelStore';

/** A dialog preset of docs/console.md#dialogs. */
const WIDTH = 464;

const keys = (): readonly KeyRow[] => [
  [[modKey(), 'K'], 'palette.open'],
  [['/'], 'keys.filter'],
  [['↑', '↓'], 'keys.move'],
  [['Home', 'End'], 'keys.ends'],
  [['Enter'], 'palette.keyOpen'],
  [['x'], 'palette.keyChoose'],
  [[modKey(), 'S'], 'kit.save'],
  [['Delete'], 'palette.keyClose'],
  [['?'], 'keys.title'],
];

/** The keys of docs/console.md#keyboard, which `?` shows. */
export function KeysDialog({ open, onClose }: PanelProps) {
  return (
    <Modal
      title={<T id="keys.title" />}
      open={open}
      onCancel={onClose}
      width={WIDTH}
      destroyOnHidden
      footer={
        <Button type="primary" onClick={onClose}>
          <T id="frame.close" />
        </Button>
      }
    >
      <KeyTable rows={keys()} />
    </Modal>
  );
}
