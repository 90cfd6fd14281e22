import { useState } from 'react';
import type { DoorGuest, DoorMeal, DoorWin, DoorWork } from '@/contract/trade-fair/door';
import { isCallError } from '@/core/http/callError';
import { useText } from '@/core/i18n';
import { type Answer, answerOf } from './answer';
import { type Book, findGuests, readTyped, type Typed } from '../list/book';
import { signal } from './signal';
import { type Desk, failed, type HandedOver, type Said } from '../useDesk';

/** A step between the field and the answer. */
export type Step =
  | { kind: 'answer'; answer: Answer }
  | { kind: 'choice'; typed: Typed; guests: readonly DoorGuest[] }
  | { kind: 'wins'; guest: DoorGuest }
  | { kind: 'hand'; guest: DoorGuest; win: DoorWin };

export interface Setting {
  desk: Desk;
  book: Book;
  work: DoorWork;
  /** The meal that guests are let in to. */
  meal: DoorMeal | undefined;
  isLoud: boolean;
  /** Called when the desk is ready for the next guest. */
  onReady: () => void;
}

/** Leads from scanned or typed text to the answer of the door. */
export function useSteps({ desk, book, work, meal, isLoud, onReady }: Setting) {
  const text = useText();
  const [isBusy, setBusy] = useState(false);
  const [shown, setShown] = useState<{ work: DoorWork; step: Step }>();
  // A step of another kind of work is not shown here.
  const step = shown?.work === work ? shown.step : undefined;
  const setStep = (next: Step | undefined) => setShown(next && { work, step: next });

  const say = (said: Said) => {
    const answer = answerOf(said);
    if (isLoud) signal(answer.tone);
    setStep({ kind: 'answer', answer });
  };
  const act = async (name: string, ask: () => Promise<Said>) => {
    setBusy(true);
    setStep(undefined);
    try {
      say(await ask());
    } catch (error) {
      say(failed(work, name, isCallError(error) ? error.message : text('core.requestFailed')));
    } finally {
      setBusy(false);
      onReady();
    }
  };
  const refuse = (refusal: 'unknown' | 'mealOff', name: string) => say({ kind: 'refusal', refusal, name, company: '' });

  const take = (typed: Typed, guest: DoorGuest | undefined) => {
    const name = guest?.guestName ?? typed.value;
    if (work === 'handOver') {
      if (guest) setStep({ kind: 'wins', guest });
      else refuse('unknown', name);
    } else if (work === 'checkIn') void act(name, () => desk.checkIn(typed, guest));
    else if (meal) void act(name, () => desk.letEat(typed, guest, meal));
    else refuse('mealOff', name);
  };
  const enter = async (given: string) => {
    const typed = readTyped(given);
    if (!typed || isBusy) return;
    const guests = await findGuests(book, typed);
    if (typed.kind !== 'name') take(typed, guests[0]);
    // Even a single guest of that name must be confirmed: another person may have the same name.
    else if (guests.length > 0) setStep({ kind: 'choice', typed, guests });
    else refuse('unknown', typed.value);
  };
  const hand = (handed: HandedOver) => act(handed.guest.guestName, () => desk.handOver(handed));

  return { step, setStep, isBusy, take, enter, hand };
}
