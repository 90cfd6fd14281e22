import { lazy, Suspense, useState } from 'react';
import { useChangeCompany } from './openChangeCompany';

const ChangeCompany = lazy(async () => ({ default: (await import('./ChangeCompany')).ChangeCompany }));

/** The dialogs about the company of this browser tab, loaded when one is first opened. */
export function BranchDialogs() {
  const isOpen = useChangeCompany();
  const [isThere, setThere] = useState(false);
  if (isOpen && !isThere) setThere(true);
  return (
    <Suspense fallback={null}>{isThere && <ChangeCompany open={isOpen} afterClose={() => setThere(false)} />}</Suspense>
  );
}
