import { useMemoizedFn, useMount } from 'ahooks';
import { useState } from 'react';
import { doorApi } from '@/contract/trade-fair/door';
import { TRADE_FAIR_STATE } from '@/contract/trade-fair/fairs';
import { knownOffset } from '@/core/clock/clock';
import { call } from '@/core/http/call';
import { useSession } from '@/core/session/session';
import { sealed } from '@/core/storage/sealed';
import { asBook, type Book, keepUntil } from './book';

const nameOf = (tradeFairId: string) => `door ${tradeFairId}`;

/** The fair whose list this browser keeps: when the page is opened again, its address may name no fair. */
const keptFair = async () => (await sealed.names()).find((name) => name.startsWith('door '))?.slice(nameOf('').length);

async function keepBook(book: Book) {
  const isOver = book.list.state === TRADE_FAIR_STATE.ended || book.list.isCut;
  if (!sealed.isAble()) return;
  if (isOver) await sealed.remove(nameOf(book.tradeFairId));
  else await sealed.keep(nameOf(book.tradeFairId), book, keepUntil(book));
}

/** The list of guests, from the server while it can be reached, else as this device has it. */
export function useBook(wanted: string) {
  const { token, userInfo, loginName, branchId } = useSession();
  // The company is known a moment after the sign-in.
  const isSignedIn = token !== '' && userInfo !== null && branchId !== '';
  const [book, setBook] = useState<Book>();
  const [isReady, setReady] = useState(false);

  const refresh = useMemoizedFn(async () => {
    const tradeFairId = wanted || book?.tradeFairId || '';
    if (!isSignedIn || tradeFairId === '') return undefined;
    const known = book?.list.guests.length ? { stamp: book.list.stamp } : {};
    const { guests, ...list } = await call(doorApi.list, { tradeFairId, ...known }, { silent: true });
    const next: Book = {
      ...{ tradeFairId, loginName, branchId, heardAt: Date.now(), offset: knownOffset() ?? 0 },
      list: { ...list, guests: guests ?? book?.list.guests ?? [] },
    };
    setBook(next);
    await keepBook(next);
    return next;
  });

  useMount(async () => {
    const tradeFairId = wanted || (await keptFair()) || '';
    const found = sealed.isAble() ? asBook(await sealed.find(nameOf(tradeFairId), Date.now())) : undefined;
    const isOurs = !isSignedIn || (found?.loginName === loginName && found.branchId === branchId);
    if (found && isOurs) setBook((newer) => newer ?? found);
    setReady(true);
  });

  /** Notes that somebody was let in here, so that a second use of his code is refused before the list is read again. */
  const note = (change: (book: Book) => Book['list']) =>
    setBook((present) => present && { ...present, list: change(present) });

  return { book, isReady, isSignedIn, refresh, note };
}
