import { useEffect, useRef } from 'react';
import { invitationApi, type GuestAnnouncement } from '@/contract/trade-fair/invitations';
import { call } from '@/core/http/call';

const SECOND = 1_000;

/** Says that the announcements are in front of the guest, and each time when he looks away for how long they were. */
export function useStay(token: string, announcements: readonly GuestAnnouncement[]) {
  const ids = announcements.map(({ announcementId }) => announcementId).join();
  const since = useRef(0);
  useEffect(() => {
    const report = (staySec: number) =>
      // Nobody waits for it: what does not arrive is counted at the next opening.
      void call(
        invitationApi.read,
        { token, reads: ids.split(',').map((announcementId) => ({ announcementId, staySec })) },
        { silent: true },
      ).catch(() => undefined);
    const follow = () => {
      if (document.visibilityState === 'visible') since.current = performance.now();
      else report(Math.round((performance.now() - since.current) / SECOND));
    };
    since.current = performance.now();
    report(0);
    document.addEventListener('visibilitychange', follow);
    return () => document.removeEventListener('visibilitychange', follow);
  }, [token, ids]);
}
