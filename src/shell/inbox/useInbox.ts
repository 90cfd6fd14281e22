import { useRequest } from 'ahooks';
import { useState } from 'react';
import { type InboxAnnouncement, inboxApi } from '@/contract/content/inbox';
import { call } from '@/core/http/call';
import { useChanges } from '@/core/http/freshness';
import { useLanguage } from '@/core/i18n';
import { useSession } from '@/core/session/session';

/** Other users publish announcements while this tab writes nothing. */
const LOOK_AGAIN_MS = 300_000;

/** A new revision of an announcement is shown in a new window. */
const keyOf = ({ announcementId, revision }: InboxAnnouncement) => `${announcementId} ${revision}`;

/** The user's announcements, and the one to show in a window now (docs/domain/content.md#inbox). */
export function useInbox() {
  const { loginName, branchId } = useSession();
  const language = useLanguage();
  const changes = useChanges(inboxApi.mine.reads ?? []);
  // Announcements that were put off or closed come back at the next start.
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set());
  const { data, error, refresh } = useRequest(() => call(inboxApi.mine, {}, { silent: true }), {
    refreshDeps: [loginName, branchId, language, changes],
    pollingInterval: LOOK_AGAIN_MS,
    pollingWhenHidden: false,
    // After a failure the bell shows nothing, and the request is repeated.
    onError: () => undefined,
  });
  return {
    unread: data?.unread ?? 0,
    items: data?.items,
    hasFailed: error !== undefined,
    next: data?.windows.find((one) => !closed.has(keyOf(one))),
    close: (one: InboxAnnouncement) => setClosed((before) => new Set([...before, keyOf(one)])),
    refresh,
  };
}
