import { lazy, Suspense, useEffect, useState } from 'react';
import { withTexts } from '@/core/i18n';

const WaitingButton = lazy(async () => ({ default: (await import('../waiting/WaitingButton')).WaitingButton }));
const Bell = lazy(async () => {
  const { Bell: Button } = await import('../inbox/Bell');
  return { default: withTexts(['content/inbox'], Button) };
});

/** Whether the page had a moment for itself before. */
function usePainted() {
  const [isPainted, setPainted] = useState(false);
  useEffect(() => {
    const frame = requestAnimationFrame(() => setPainted(true));
    return () => cancelAnimationFrame(frame);
  }, []);
  return isPainted;
}

/** What waits for the user's decision, and what the user is told, on every page; both come after the page. */
export function WaitingInbox() {
  const isPainted = usePainted();
  return (
    <>
      <Suspense fallback={null}>
        <WaitingButton />
      </Suspense>
      <Suspense fallback={null}>{isPainted && <Bell />}</Suspense>
    </>
  );
}
