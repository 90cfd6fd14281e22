import type { KeyRow } from '@/ui/KeyTable';
import { KeysDialog } from '@/ui/KeysDialog';
import { modKey } from '../controls/modKey';
import type { PanelProps } from '../panels/panelStore';

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
export const ConsoleKeys = (panel: PanelProps) => <KeysDialog title="keys.title" rows={keys()} {...panel} />;
