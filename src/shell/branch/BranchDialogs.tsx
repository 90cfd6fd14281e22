import { lazy, useEffect, useState } from 'react';
import { branchMismatch } from '@/core/session/branchMismatch';
import { answerTabs } from '@/core/session/handOver';
import { DialogBoundary } from '../resilience/DialogBoundary';
import { closeChangeBranch, useChangeBranch } from './openChangeBranch';

const ChangeBranch = lazy(async () => ({ default: (await import('./ChangeBranch')).ChangeBranch }));
const BranchMismatch = lazy(async () => ({ default: (await import('./BranchMismatch')).BranchMismatch }));

/** The dialogs about the company of this browser tab; they are loaded when one is first opened. */
export function BranchDialogs() {
  const isOpen = useChangeBranch();
  const [isThere, setThere] = useState(false);
  if (isOpen && !isThere) setThere(true);
  const token = branchMismatch.use();
  useEffect(answerTabs, []);
  // A dialog of the last session must not stay open in the next.
  useEffect(() => closeChangeBranch, []);
  return (
    <DialogBoundary>
      {isThere && <ChangeBranch open={isOpen} afterClose={() => setThere(false)} />}
      {token && <BranchMismatch token={token} />}
    </DialogBoundary>
  );
}
