import { lazy, Suspense } from 'react';
import { underWay } from '@/core/exports/underWay';

const ExportRing = lazy(async () => ({ default: (await import('./ExportRing')).ExportRing }));

/** How far one's exports are, on every page; nothing is asked while none is under way. */
export function ExportProgress() {
  const jobNos = underWay.use();
  if (jobNos.length === 0) return null;
  return (
    <Suspense fallback={null}>
      <ExportRing jobNos={jobNos} />
    </Suspense>
  );
}
