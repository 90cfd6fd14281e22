import { lazy, useEffect, useState } from 'react';
import { branchMismatch } from '@/core/session/branchMismatch';
import { answerTabs } from '@/core/session/handOver';
import { DialogBoundary } from '../resilience/DialogBoundary';
import { closeChangeCompany, useChangeCompany } from './openChangeCompany';

const ChangeCompany = lazy(async () => ({ default: (await import('./ChangeCompany')).ChangeCompany }));
const BranchMismatch = lazy(async () => ({ default: (await import('./BranchMismatch')).BranchMismatch }));

/** What there is to ask about the company of this browser tab; the dialogs are loaded when one is first opened. */
export function BranchDialogs() {
  const isOpen = useChangeCompany();
  const [isThere, setThere] = useState(false);
  if (isOpen && !isThere) setThere(true);
  const token = branchMismatch.use();
  useEffect(answerTabs, []);
  // A dialog of the last session is none of the next.
  useEffect(() => closeChangeCompany, []);
  return (
    <DialogBoundary>
      {isThere && <ChangeCompany open={isOpen} afterClose={() => setThere(false)} />}
      {token && <BranchMismatch token={token} />}
    </DialogBoundary>
  );
}
