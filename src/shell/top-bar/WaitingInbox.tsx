import { lazy, Suspense } from 'react';

const WaitingButton = lazy(async () => ({ default: (await import('../waiting/WaitingButton')).WaitingButton }));

/** What waits for the user's decision, on every page; it comes after the page. */
export function WaitingInbox() {
  return (
    <Suspense fallback={null}>
      <WaitingButton />
    </Suspense>
  );
}
