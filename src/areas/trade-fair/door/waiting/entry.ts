import type { Input } from '@/contract/endpoint';
import type { checkInApi } from '@/contract/trade-fair/check-in';
import type { diningApi } from '@/contract/trade-fair/dining';
import type { registrationApi } from '@/contract/trade-fair/hand-over';

/** What the server is told; the moment comes last, when the clock is known. */
type Wish<T> = Omit<T, 'happenedAt'>;

/** Who it was, as the device knew then; what was typed where it knew nobody. */
export interface Who {
  name: string;
  company: string;
}

interface Common {
  who: Who;
  /** Where the device knew whose it is. */
  guestId?: string | undefined;
  /** By the clock of this device, which is not trusted: with the next answer of the server it becomes `happenedAt`. */
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
/** What was done, before it is dated. */
export type NewEntry = Without<DoorEntry, 'at' | 'happenedAt' | 'offset'>;

/** What the server said to an entry. */
export interface Outcome {
  /** `again`: somebody else was faster. */
  kind: 'done' | 'again' | 'refused';
  who: Who;
  /** When and at which door, where somebody was faster. */
  time: string;
  door: string;
  seat: string;
  department: string;
  companions: number;
  tickets: number;
  seats: number | undefined;
  remaining: number | undefined;
  /** Why it was refused. */
  reason: string;
  /** The clock of the device was changed meanwhile: when it happened is not sure. */
  isTimeUnsure: boolean;
}

export const outcomeOf = (kind: Outcome['kind'], who: Who, more: Partial<Outcome> = {}): Outcome => ({
  ...{ kind, who, time: '', door: '', seat: '', department: '', companions: 0, tickets: 0, reason: '' },
  ...{ seats: undefined, remaining: undefined, isTimeUnsure: false },
  ...more,
});
