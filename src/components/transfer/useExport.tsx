import { lazy, Suspense, useState } from 'react';
import type { ExportPhase } from './ExportDialog';

const ExportDialog = lazy(async () => ({ default: (await import('./ExportDialog')).ExportDialog }));

/** Starts an export job by `start`, and the dialog that says so; the button that begins it shows `isRunning`. */
export function useExport(start: () => Promise<unknown>) {
  const [phase, setPhase] = useState<ExportPhase>('none');
  const begin = async () => {
    setPhase('running');
    try {
      await start();
      // Whoever has closed the dialog meanwhile knows enough.
      setPhase((now) => (now === 'running' ? 'started' : now));
    } catch {
      // The http door has said what was wrong.
      setPhase((now) => (now === 'running' ? 'failed' : now));
    }
  };
  const dialog = phase !== 'none' && (
    <Suspense fallback={null}>
      <ExportDialog phase={phase} onRetry={() => void begin()} onClose={() => setPhase('none')} />
    </Suspense>
  );
  return { begin: () => void begin(), isRunning: phase === 'running', dialog };
}
