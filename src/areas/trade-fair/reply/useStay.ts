import { useEffect, useRef } from 'react';
import { invitationApi, type GuestAnnouncement } from '@/contract/trade-fair/invitations';
import { call } from '@/core/http/call';
import { randomUuid } from '@/core/http/random';

const SECOND = 1_000;

/**
 * Reports that the announcements are shown to the guest, and each time that he leaves, for how long he saw them and the
 * page.
 */
export function useStay(token: string, announcements: readonly GuestAnnouncement[]) {
  const ids = announcements.map(({ announcementId }) => announcementId).join();
  const since = useRef(0);
  useEffect(() => {
    const all = ids === '' ? [] : ids.split(',');
    const report = (staySec: number, more: { visit?: { visitKey: string; staySec: number } } = {}) =>
      // Nothing waits for this call: what does not arrive is counted at the next opening.
      void call(
        invitationApi.read,
        { token, reads: all.map((announcementId) => ({ announcementId, staySec })), ...more },
        { silent: true },
      ).catch(() => undefined);
    const follow = () => {
      if (document.visibilityState === 'visible') since.current = performance.now();
      else {
        const staySec = Math.round((performance.now() - since.current) / SECOND);
        report(staySec, { visit: { visitKey: randomUuid(), staySec } });
      }
    };
    since.current = performance.now();
    if (all.length > 0) report(0);
    document.addEventListener('visibilitychange', follow);
    return () => document.removeEventListener('visibilitychange', follow);
  }, [token, ids]);
}
