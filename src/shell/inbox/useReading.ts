import { useInterval, useMount, useUpdateEffect } from 'ahooks';
import { useRef, useState } from 'react';
import { type InboxAnnouncement, inboxApi, READ_SECONDS } from '@/contract/content/inbox';
import { FLAG } from '@/contract/fields';
import { ERROR } from '@/contract/error-codes';
import { call } from '@/core/http/call';
import { isCallError } from '@/core/http/callError';

const SECOND_MS = 1_000;
/** The announcement was changed or taken down, or is no longer for this user: the shown one is out of date. */
const GONE: readonly number[] = [ERROR.versionConflict, ERROR.notFound, ERROR.statusForbids];

interface Options {
  one: InboxAnnouncement;
  comesUp: boolean;
  onClose: () => void;
  onGone: () => void;
}

/** Counts the seconds that the text is in front of the reader, and reports new seconds to the server. */
function useSeconds({ announcementId, revision }: InboxAnnouncement) {
  const [seconds, setSeconds] = useState(0);
  const told = useRef(0);
  useInterval(() => {
    if (document.visibilityState === 'visible') setSeconds((before) => before + 1);
  }, SECOND_MS);
  const tell = async (more: object, options: { silent?: boolean } = {}) => {
    const before = told.current;
    told.current = seconds;
    try {
      await call(inboxApi.read, { announcementId, revision, staySec: seconds - before, ...more }, options);
    } catch (error) {
      told.current = before;
      throw error;
    }
  };
  return { seconds, told, tell };
}

/** What the reader does with one announcement, and how it is reported to the server. */
export function useReading({ one, comesUp, onClose, onGone }: Options) {
  const { seconds, told, tell } = useSeconds(one);
  const { confirmed, mustRead } = one;
  const [busy, setBusy] = useState<'confirm' | 'defer'>();
  const quietly = (more: object = {}) => void tell(more, { silent: true }).catch(() => undefined);
  useMount(() => {
    if (comesUp && mustRead === FLAG.no) quietly({ popped: FLAG.yes });
  });
  // Reported here too, not only when the window is closed: if the browser tab is closed, nothing is reported.
  useUpdateEffect(() => {
    if (seconds === READ_SECONDS) quietly();
  }, [seconds]);
  const waits = mustRead === FLAG.yes && confirmed === FLAG.no;
  const settle = async (how: 'confirm' | 'defer') => {
    setBusy(how);
    try {
      await tell(how === 'confirm' ? { confirmed: FLAG.yes } : { deferred: FLAG.yes });
      onClose();
    } catch (error) {
      // `call` has shown what was wrong; without an answer the window stays, for another try.
      setBusy(undefined);
      if (!isCallError(error) || !GONE.includes(error.code)) return;
      onClose();
      onGone();
    }
  };
  return {
    seconds,
    waits,
    busy,
    confirm: () => void settle('confirm'),
    defer: () => void settle('defer'),
    close: () => {
      if (seconds > told.current) quietly();
      onClose();
    },
  };
}
