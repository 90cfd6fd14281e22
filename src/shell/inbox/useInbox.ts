import { useRequest } from 'ahooks';
import { useState } from 'react';
import { type InboxAnnouncement, inboxApi } from '@/contract/content/inbox';
import { call } from '@/core/http/call';
import { useChanges } from '@/core/http/freshness';
import { useLanguage } from '@/core/i18n';
import { useSession } from '@/core/session/session';

/** Others publish while nothing is written here. */
const LOOK_AGAIN_MS = 300_000;

/** Another revision is another window. */
const keyOf = ({ announcementId, revision }: InboxAnnouncement) => `${announcementId} ${revision}`;

/** What the user is told, and the window whose turn it is (docs/domain/content.md#inbox). */
export function useInbox() {
  const { loginName, branchId } = useSession();
  const language = useLanguage();
  const changes = useChanges(inboxApi.mine.reads ?? []);
  // What was put off or closed comes back at the next start.
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set());
  const { data, error, refresh } = useRequest(() => call(inboxApi.mine, {}, { silent: true }), {
    refreshDeps: [loginName, branchId, language, changes],
    pollingInterval: LOOK_AGAIN_MS,
    pollingWhenHidden: false,
    // The bell says nothing then, and asks again.
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
