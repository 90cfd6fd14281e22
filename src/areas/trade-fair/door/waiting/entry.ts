import type { Input } from '@/contract/endpoint';
import type { checkInApi } from '@/contract/trade-fair/check-in';
import type { diningApi } from '@/contract/trade-fair/dining';
import type { registrationApi } from '@/contract/trade-fair/hand-over';

/** What the server gets; the moment is added last, when the clock is known. */
type Wish<T> = Omit<T, 'happenedAt'>;

/** The guest, as the device knew him at that moment; the typed text where it knew nobody. */
export interface Who {
  name: string;
  company: string;
}

interface Common {
  who: Who;
  /** The id of the guest, where the device knew him. */
  guestId?: string | undefined;
  /** By the clock of this device, which is not trusted: with the server's next answer it becomes `happenedAt`. */
  at: number;
  happenedAt?: string | undefined;
  /** How far the server's clock was ahead when it happened. */
  offset?: number | undefined;
}

export type DoorEntry = Common &
  (
    | { work: 'checkIn'; wish: Wish<Input<typeof checkInApi.do>> }
    | { work: 'dining'; wish: Wish<Input<typeof diningApi.verify>> }
    | { work: 'handOver'; wish: Wish<Input<typeof registrationApi.register>>; picture?: string | undefined }
  );

type Without<T, K extends PropertyKey> = T extends unknown ? Omit<T, K> : never;
/** An entry before it gets its time. */
export type NewEntry = Without<DoorEntry, 'at' | 'happenedAt' | 'offset'>;

/** The server's answer to an entry. */
export interface Outcome {
  /** `again`: somebody else was faster. */
  kind: 'done' | 'again' | 'refused';
  who: Who;
  /** The time and the door of the first entry, where somebody else was faster. */
  time: string;
  door: string;
  seat: string;
  department: string;
  companions: number;
  tickets: number;
  seats: number | undefined;
  remaining: number | undefined;
  /** Why the entry was refused. */
  reason: string;
  /** The clock of the device was changed meanwhile: the time of the entry is not certain. */
  isTimeUnsure: boolean;
}

export const outcomeOf = (kind: Outcome['kind'], who: Who, more: Partial<Outcome> = {}): Outcome => ({
  ...{ kind, who, time: '', door: '', seat: '', department: '', companions: 0, tickets: 0, reason: '' },
  ...{ seats: undefined, remaining: undefined, isTimeUnsure: false },
  ...more,
});
