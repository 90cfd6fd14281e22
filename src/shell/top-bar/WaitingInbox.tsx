import { lazy, Suspense } from 'react';

const Inboxes = lazy(async () => ({ default: (await import('../inbox/Inboxes')).Inboxes }));

/** What waits for the user, on every page; it comes after the page. */
export const WaitingInbox = () => (
  <Suspense fallback={null}>
    <Inboxes />
  </Suspense>
);
