import { lazy, Suspense } from 'react';
import { underWay } from '@/core/exports/underWay';

const ExportRing = lazy(async () => ({ default: (await import('./ExportRing')).ExportRing }));

/** The progress of the user's exports, on every page; without a running export nothing is requested. */
export function ExportProgress() {
  const jobNos = underWay.use();
  if (jobNos.length === 0) return null;
  return (
    <Suspense fallback={null}>
      <ExportRing jobNos={jobNos} />
    </Suspense>
  );
}
