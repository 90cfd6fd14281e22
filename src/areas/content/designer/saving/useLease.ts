import { useEffect, useEffectEvent, useState } from 'react';
import { ERROR } from '@/contract/error-codes';
import type { Output } from '@/contract/endpoint';
import { homeLeaseApi, LEASE_RENEWED, type LEASE_ACTION } from '@/contract/content/home/versions';
import { call } from '@/core/http/call';
import { isCallError } from '@/core/http/callError';

type LeaseAction = (typeof LEASE_ACTION)[number];

/** How often a user who has requested the lease checks whether it is free. */
const LOOK_SECONDS = 5;
const SECOND = 1_000;

/** Who edits the page: unknown yet, this user, or somebody else; `off` where the user can only read. */
export type Editor =
  | { who: 'unknown' }
  | { who: 'off' }
  | { who: 'me'; requestedBy: string }
  | { who: 'other'; name: string; since: string; isAsked: boolean };

interface Holder {
  holderName: string;
  since: string | null;
}
type Answer = { lease: Output<typeof homeLeaseApi.lease> } | { holder: Holder };

/** What the lease is for: a page, or a company's override of it. */
interface Leased {
  pageId: string;
  branchId: string | null;
}

/** Calls the server about the lease; undefined where it could not be reached. */
async function askLease({ pageId, branchId }: Leased, action: LeaseAction): Promise<Answer | undefined> {
  try {
    return {
      lease: await call(homeLeaseApi.lease, { id: pageId, branchId, action }, { silent: action !== 'takeOver' }),
    };
  } catch (error) {
    if (!isCallError(error) || error.code !== ERROR.pageBeingEdited) return undefined;
    // The data of error 43703 name the holder (docs/domain/home-pages.md#two-editors).
    const { holderName = '', since = null } = (error.data ?? {}) as Partial<Holder>;
    return { holder: { holderName, since } };
  }
}

function editorAfter(answer: Answer, before: Editor, action: LeaseAction): Editor {
  if ('holder' in answer) {
    const { holderName: name, since } = answer.holder;
    return { who: 'other', name, since: since ?? '', isAsked: before.who === 'other' && before.isAsked };
  }
  const { isMine, holderName: name, since, requestedBy } = answer.lease;
  if (isMine === 1) return { who: 'me', requestedBy };
  if (action === 'release' && before.who === 'me')
    return { who: 'other', name: before.requestedBy, since: '', isAsked: false };
  return { who: 'other', name, since: since ?? '', isAsked: action === 'request' && name !== '' };
}

/** Takes the lease of a draft while the page is shown, renews it, and gives it back on leaving. */
export function useLease({ pageId, branchId }: Leased, isWanted: boolean, onGained: () => void) {
  const [editor, setEditor] = useState<Editor>({ who: 'unknown' });
  const learn = (answer: Answer | undefined, action: LeaseAction) => {
    if (!answer) return;
    const after = editorAfter(answer, editor, action);
    // The former holder may have saved before leaving.
    if (editor.who === 'other' && after.who === 'me') onGained();
    setEditor(after);
  };
  const ask = async (action: LeaseAction) => learn(await askLease({ pageId, branchId }, action), action);
  const renewed = useEffectEvent((answer: Answer | undefined) => learn(answer, 'renew'));
  const isAsked = editor.who === 'other' && editor.isAsked;
  useEffect(() => {
    if (!isWanted) return;
    void askLease({ pageId, branchId }, 'take').then(renewed);
    // If this call is lost, the lease expires by itself.
    return () => void askLease({ pageId, branchId }, 'release');
  }, [isWanted, pageId, branchId]);
  useEffect(() => {
    if (!isWanted) return;
    // Renewing takes the lease as soon as it is free, also after a request for it.
    const renew = () => void askLease({ pageId, branchId }, 'renew').then(renewed);
    const timer = window.setInterval(renew, (isAsked ? LOOK_SECONDS : LEASE_RENEWED) * SECOND);
    return () => window.clearInterval(timer);
  }, [isWanted, isAsked, pageId, branchId]);
  const shown: Editor = isWanted ? editor : { who: 'off' };
  return {
    editor: shown,
    request: () => void ask('request'),
    takeOver: () => ask('takeOver'),
    /** Gives the lease to the user who has requested it. */
    handOver: () => ask('release'),
  };
}
