import { lazy, Suspense, useState } from 'react';
import type { ExportFileType } from '@/contract/tasks/exports';
import { underWay } from '@/core/exports/underWay';
import type { TextId } from '@/core/i18n';
import type { ExportPhase } from './ExportDialog';

const ExportDialog = lazy(async () => ({ default: (await import('./ExportDialog')).ExportDialog }));

interface Options {
  /** Creates the export job. */
  start: (fileType: ExportFileType) => Promise<{ jobNo: string }>;
  rowCount?: number | undefined;
  /** The button that opens the dialog. */
  title?: TextId;
}

/** Starts an export from a dialog; the button that opens the dialog shows `isRunning`. */
export function useExport({ start, rowCount, title = 'export.title' }: Options) {
  const [phase, setPhase] = useState<ExportPhase>('none');
  const run = async (fileType: ExportFileType) => {
    setPhase('running');
    try {
      underWay.add((await start(fileType)).jobNo);
      // If the dialog has been closed meanwhile, no message is needed.
      setPhase((now) => (now === 'running' ? 'started' : now));
    } catch {
      // `call` has shown the error.
      setPhase((now) => (now === 'running' ? 'failed' : now));
    }
  };
  const dialog = phase !== 'none' && (
    <Suspense fallback={null}>
      <ExportDialog
        title={title}
        phase={phase}
        rowCount={rowCount}
        onStart={(fileType) => void run(fileType)}
        onClose={() => setPhase('none')}
      />
    </Suspense>
  );
  return { begin: () => setPhase('ask'), isRunning: phase === 'running', dialog };
}
