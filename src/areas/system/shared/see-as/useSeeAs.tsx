import { lazy, Suspense, useState } from 'react';
import type { Subject } from './SeeAsDrawer';

const SeeAsDrawer = lazy(async () => ({ default: (await import('./SeeAsDrawer')).SeeAsDrawer }));

/** How to borrow somebody's eyes, and the drawer for it. */
export function useSeeAs() {
  const [shown, setShown] = useState<{ subject: Subject; name: string }>();
  const drawer = shown && (
    <Suspense fallback={null}>
      <SeeAsDrawer {...shown} onClose={() => setShown(undefined)} />
    </Suspense>
  );
  return { show: setShown, drawer };
}
