import { createHash, createHmac } from 'node:crypto';

/** One ticket in the pool. */
export interface Entry {
  ticketNo: string;
  guestId: string;
  customerId: string;
  label: string;
}

/** A prize as it stood when the draw began. */
export interface Stake {
  prizeId: string;
  left: number;
  weight: number;
  oncePerCustomer: boolean;
  /** Empty: everybody. */
  labels: readonly string[];
  /** Customers that have had this prize, where each may have it once. */
  customersOut: readonly string[];
}

export interface Pick {
  counter: number;
  /** How many tickets there were, and which of them it was. */
  size: number;
  index: number;
  ticketNo: string;
  guestId: string;
  prizeId: string;
}

export interface Draw {
  /** Hexadecimal. */
  seed: string;
  drawId: string;
  drawCount: number;
  pool: readonly Entry[];
  stakes: readonly Stake[];
  /** One draw over several prizes: which one is drawn as well (docs/domain/draws.md#draws). */
  isMixed: boolean;
}

const SPACE = 1n << 64n;

const byTicket = (a: Entry, b: Entry) => (a.ticketNo < b.ticketNo ? -1 : a.ticketNo > b.ticketNo ? 1 : 0);

/** The pool in the order that it is drawn from: by code units. */
export const sortPool = (entries: readonly Entry[]) => [...entries].sort(byTicket);

export const hashOfPool = (pool: readonly Entry[]) =>
  createHash('sha256')
    .update(pool.map(({ ticketNo, guestId }) => `${ticketNo},${guestId}`).join('\n'))
    .digest('hex');

export const hashOfSeed = (seed: string) => createHash('sha256').update(Buffer.from(seed, 'hex')).digest('hex');

/** A number below `size`, or none: what would make some numbers likelier than others is thrown away. */
function numberBelow(size: number, seed: string, message: string) {
  const x = createHmac('sha256', Buffer.from(seed, 'hex')).update(message).digest().readBigUInt64BE();
  const n = BigInt(size);
  return x >= (SPACE / n) * n ? undefined : Number(x % n);
}

interface Prize extends Stake {
  out: Set<string>;
}

const mayWin = ({ labels, out }: Prize, { label, customerId }: Entry) =>
  (labels.length === 0 || labels.includes(label)) && !out.has(customerId);

/** The prize at this place of a line on which each is as long as its weight. */
function prizeAt(prizes: readonly Prize[], point: number) {
  let end = 0;
  return prizes.find(({ weight }) => point < (end += weight));
}

/**
 * Draws until nobody, nothing or no place is left; the same arguments have the same winners
 * (docs/domain/draws.md#draws).
 */
export function drawWinners({ seed, drawId, drawCount, pool, stakes, isMixed }: Draw): Pick[] {
  const prizes: Prize[] = stakes.map((stake) => ({ ...stake, out: new Set(stake.customersOut) }));
  const picks: Pick[] = [];
  let rest = sortPool(pool);
  for (let counter = 0; picks.length < drawCount; counter += 1) {
    const open = prizes.filter((prize) => prize.left > 0 && rest.some((entry) => mayWin(prize, entry)));
    if (open.length === 0) break;
    const weights = open.reduce((sum, { weight }) => sum + weight, 0);
    const point = isMixed ? numberBelow(weights, seed, `${drawId}:${counter}:p`) : 0;
    const prize = point === undefined ? undefined : prizeAt(open, point);
    if (!prize) continue;
    const tickets = rest.filter((entry) => mayWin(prize, entry));
    const index = numberBelow(tickets.length, seed, `${drawId}:${counter}`);
    const won = index === undefined ? undefined : tickets[index];
    if (!won || index === undefined) continue;
    const { ticketNo, guestId, customerId } = won;
    picks.push({ counter, size: tickets.length, index, ticketNo, guestId, prizeId: prize.prizeId });
    prize.left -= 1;
    if (prize.oncePerCustomer) prize.out.add(customerId);
    rest = rest.filter((entry) => entry.guestId !== guestId);
  }
  return picks;
}
