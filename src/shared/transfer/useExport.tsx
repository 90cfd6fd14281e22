import { lazy, Suspense, useState } from 'react';
import type { ExportFileType } from '@/contract/tasks/exports';
import { underWay } from '@/core/exports/underWay';
import type { ExportPhase } from './ExportDialog';

const ExportDialog = lazy(async () => ({ default: (await import('./ExportDialog')).ExportDialog }));

interface Options {
  /** Makes the job. */
  start: (fileType: ExportFileType) => Promise<{ jobNo: string }>;
  rowCount?: number | undefined;
}

/** Starts an export job, and the dialog that asks and says so; the button that opens it shows `isRunning`. */
export function useExport({ start, rowCount }: Options) {
  const [phase, setPhase] = useState<ExportPhase>('none');
  const run = async (fileType: ExportFileType) => {
    setPhase('running');
    try {
      underWay.add((await start(fileType)).jobNo);
      // Whoever has closed the dialog meanwhile knows enough.
      setPhase((now) => (now === 'running' ? 'started' : now));
    } catch {
      // The http door has said what was wrong.
      setPhase((now) => (now === 'running' ? 'failed' : now));
    }
  };
  const dialog = phase !== 'none' && (
    <Suspense fallback={null}>
      <ExportDialog
        phase={phase}
        rowCount={rowCount}
        onStart={(fileType) => void run(fileType)}
        onClose={() => setPhase('none')}
      />
    </Suspense>
  );
  return { begin: () => setPhase('ask'), isRunning: phase === 'running', dialog };
}
