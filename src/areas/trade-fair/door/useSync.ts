import { useEventListener, useInterval, useMemoizedFn } from 'ahooks';
import { useEffect, useMemo, useRef, useState } from 'react';
import { isCallError } from '@/core/http/callError';
import { text } from '@/core/i18n';
import { sealed } from '@/core/storage/sealed';
import { type Book, nowOf } from './list/book';
import { learned } from './list/learned';
import { type DoorItem, queue } from './waiting/queue';
import { isToBeAsked } from './waiting/send';
import { useBook } from './list/useBook';

/** How often the list is read again, and how often an unreachable server is tried again. */
const REFRESH_MS = 60_000;
const RETRY_MS = 5_000;

/** The key of a device's entries: a person, a company and a fair. */
export const ownerOf = (book: Book | undefined) =>
  book ? `door ${book.loginName} ${book.branchId} ${book.tradeFairId}` : '';

/**
 * Adds the entries that wait here to the list, so that nobody comes in twice before the server knows of the first time.
 */
function withWaiting(book: Book | undefined, items: readonly DoorItem[]): Book | undefined {
  if (!book) return undefined;
  const waiting = items.filter(({ outcome }) => !outcome);
  const add = (list: Book['list'], { entry }: DoorItem) => learned(list, entry, entry.happenedAt ?? nowOf(book));
  return { ...book, list: waiting.reduce(add, book.list) };
}

const itemsOf = async (owner: string) => (owner !== '' && sealed.isAble() ? queue.all(owner) : []);

/** The list of guests and what waits, both brought up to date while there is a connection. */
export function useSync(wanted: string) {
  const { book, isReady, isSignedIn, refresh, note } = useBook(wanted);
  const [isOnline, setOnline] = useState(true);
  const [problem, setProblem] = useState('');
  const [items, setItems] = useState<readonly DoorItem[]>([]);
  const isSyncing = useRef(false);
  const owner = ownerOf(book);

  const look = useMemoizedFn(async (whose: string) => setItems(await itemsOf(whose)));
  const sync = useMemoizedFn(async () => {
    if (isSyncing.current) return;
    isSyncing.current = true;
    let mine = owner;
    try {
      mine = ownerOf((await refresh()) ?? book);
      setOnline(isSignedIn || navigator.onLine);
      setProblem('');
      // The list brings the server's time: now the moments of earlier entries are known.
      if (isSignedIn && mine !== '' && sealed.isAble()) await queue.flush(mine);
    } catch (error) {
      if (isToBeAsked(error)) setOnline(false);
      else setProblem(isCallError(error) ? error.message : text('core.requestFailed'));
    } finally {
      isSyncing.current = false;
      await look(mine);
    }
  });

  useEffect(() => void sync(), [sync, isSignedIn]);
  useEffect(() => void look(owner), [look, owner]);
  useInterval(() => void sync(), isOnline ? REFRESH_MS : RETRY_MS);
  useEventListener('online', () => void sync());
  useEventListener('offline', () => setOnline(false));

  const whole = useMemo(() => withWaiting(book, items), [book, items]);
  return { book: whole, isReady, isSignedIn, isOnline, problem, items, sync, look, note, lost: () => setOnline(false) };
}
