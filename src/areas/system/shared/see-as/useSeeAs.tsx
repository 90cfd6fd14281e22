import { lazy, Suspense, useState } from 'react';
import type { Subject } from './SeeAsDrawer';

const SeeAsDrawer = lazy(async () => ({ default: (await import('./SeeAsDrawer')).SeeAsDrawer }));

/** A function that opens the drawer with somebody's effective permissions, and the drawer. */
export function useSeeAs() {
  const [shown, setShown] = useState<{ subject: Subject; name: string }>();
  const drawer = shown && (
    <Suspense fallback={null}>
      <SeeAsDrawer {...shown} onClose={() => setShown(undefined)} />
    </Suspense>
  );
  return { show: setShown, drawer };
}
