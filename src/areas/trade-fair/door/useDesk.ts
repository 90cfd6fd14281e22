import { useMemoizedFn } from 'ahooks';
import type { DoorGuest, DoorMeal, DoorWin } from '@/contract/trade-fair/door';
import { sealed } from '@/core/storage/sealed';
import { type Book, nowOf, type Typed } from './list/book';
import { type DoorEntry, type NewEntry, type Outcome, outcomeOf } from './waiting/entry';
import { judgeCheckIn, judgeMeal, type Judgement, type Refusal } from './list/judge';
import { learned } from './list/learned';
import { newItem, queue } from './waiting/queue';
import { isToBeAsked, send, withPicture } from './waiting/send';
import { ownerOf, useSync } from './useSync';

/** Guests do not wait longer for an answer of the server than this. */
const PATIENCE_MS = 5_000;

/** The message of the door to its operator. */
export type Said =
  | { kind: 'outcome'; work: DoorEntry['work']; outcome: Outcome }
  | { kind: 'refusal'; refusal: Refusal; name: string; company: string }
  | { kind: 'kept'; work: DoorEntry['work']; outcome: Outcome };

const said = (work: DoorEntry['work'], outcome: Outcome): Said => ({ kind: 'outcome', work, outcome });
const refused = (refusal: Refusal, { name, company } = { name: '', company: '' }): Said => ({
  ...{ kind: 'refusal', refusal, name, company },
});

export const failed = (work: DoorEntry['work'], name: string, reason: string): Said =>
  said(work, outcomeOf('refused', { name, company: '' }, { reason }));

/** The list's data about the guest whom an entry is for. */
function keptOf({ list }: Book, { work, wish, who, guestId }: NewEntry): Said {
  const guest = list.guests.find((one) => one.guestId === guestId);
  const mealId = 'mealId' in wish ? wish.mealId : undefined;
  const seats = list.vouchers.find((one) => one.guestId === guestId && one.mealId === mealId)?.seats;
  const facts = guest && { companions: guest.companions, seat: guest.seatNo, department: guest.departmentName };
  return { kind: 'kept', work, outcome: outcomeOf('done', who, { ...facts, seats }) };
}

function idOf({ kind, value }: Typed, guest: DoorGuest | undefined) {
  if (kind === 'code') return { qrToken: value };
  if (kind === 'phone') return { phone: value };
  return guest ? { guestId: guest.guestId } : {};
}

const whose = (typed: Typed, guest: DoorGuest | undefined) => ({
  who: { name: guest?.guestName ?? (typed.kind === 'code' ? '' : typed.value), company: guest?.customerName ?? '' },
  guestId: guest?.guestId,
});

export interface HandedOver {
  win: DoorWin;
  guest: DoorGuest;
  receipt: { receiver: string; receiverPhone: string; idLast4: string };
  /** The signature, as a data URL. */
  picture: string | undefined;
}

/** Sends an entry to the server, or keeps it where the server cannot be reached. */
function useTell({ book, isSignedIn, isOnline, look, note, lost }: ReturnType<typeof useSync>) {
  const ask = async (entry: NewEntry, item: ReturnType<typeof newItem>) => {
    // A repeated attempt is the same request as this one.
    item.entry = await withPicture(item.entry);
    const outcome = await send(item.entry, item.key, AbortSignal.timeout(PATIENCE_MS));
    if (outcome.kind === 'done') note((present) => learned(present.list, entry, nowOf(present)));
    return said(entry.work, outcome);
  };
  return useMemoizedFn(async (entry: NewEntry): Promise<Said> => {
    const item = newItem(entry);
    if (isSignedIn && isOnline) {
      try {
        return await ask(entry, item);
      } catch (error) {
        if (!isToBeAsked(error)) throw error;
        lost();
      }
    }
    if (!sealed.isAble() || !book) return refused('noList', entry.who);
    await queue.keep(ownerOf(book), item);
    await look(ownerOf(book));
    return keptOf(book, entry);
  });
}

/** Everything that a door does: it calls the server, or answers from the list. */
export function useDesk(wanted: string, deviceNo: string) {
  const state = useSync(wanted);
  const tell = useTell(state);
  const { book, isReady, isSignedIn, isOnline, problem, items, sync, look } = state;

  /** A refusal by the list is final only without a connection; otherwise the server decides. */
  const decide = (judged: Judgement, entry: NewEntry): Promise<Said> | Said => {
    if ('pass' in judged) return tell(entry);
    if ('again' in judged) return said(entry.work, judged.again);
    return isSignedIn && isOnline ? tell(entry) : refused(judged.refusal, judged.who);
  };

  const checkIn = async (typed: Typed, guest: DoorGuest | undefined): Promise<Said> => {
    if (!book) return refused('noList');
    const wish = { tradeFairId: book.tradeFairId, deviceNo, ...idOf(typed, guest) };
    const judged = judgeCheckIn({ book, typed, guest, now: nowOf(book) });
    return decide(judged, { work: 'checkIn', wish, ...whose(typed, guest) });
  };

  const letEat = async (typed: Typed, guest: DoorGuest | undefined, meal: DoorMeal): Promise<Said> => {
    if (!book) return refused('noList');
    const id = typed.kind === 'voucher' ? { voucherNo: typed.value } : idOf(typed, guest);
    const judged = judgeMeal({ book, typed, guest, meal, now: nowOf(book) });
    return decide(judged, { work: 'dining', wish: { mealId: meal.mealId, ...id }, ...whose(typed, guest) });
  };

  const handOver = ({ win, guest, receipt, picture }: HandedOver): Promise<Said> =>
    tell({
      ...{ work: 'handOver', wish: { winNo: win.winNo, ...receipt, signatureImage: null }, picture },
      who: { name: guest.guestName, company: guest.customerName },
      guestId: guest.guestId,
    });

  const drop = async (key: string) => {
    await queue.drop(key);
    await look(ownerOf(book));
  };

  return { book, isReady, isSignedIn, isOnline, problem, items, sync, drop, checkIn, letEat, handOver };
}

export type Desk = ReturnType<typeof useDesk>;
