import { type ComponentType, lazy } from 'react';
import { withTexts } from '@/core/i18n';
import { DialogBoundary } from '../resilience/DialogBoundary';
import { type PanelName, type PanelProps, panels, usePanels } from '../panels/panelStore';

const withKeys = (Panel: ComponentType<PanelProps>) => withTexts(['shared/palette'], Panel);

/** Each panel is loaded when it is first opened. */
const PANELS: Readonly<Record<PanelName, ComponentType<PanelProps>>> = {
  palette: lazy(async () => ({ default: withKeys((await import('../palette/Palette')).Palette) })),
  settings: lazy(async () => ({ default: (await import('../settings/SettingsDrawer')).SettingsDrawer })),
  keys: lazy(async () => ({ default: withKeys((await import('../palette/ConsoleKeys')).ConsoleKeys) })),
  errorLog: lazy(async () => ({ default: (await import('../top-bar/ErrorLogDialog')).ErrorLogDialog })),
};

export function Panels() {
  const { shown, used } = usePanels();
  return used.map((name) => {
    const Panel = PANELS[name];
    return (
      <DialogBoundary key={name}>
        <Panel open={shown === name} onClose={panels.close} />
      </DialogBoundary>
    );
  });
}
