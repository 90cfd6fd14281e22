import type { DrawProof } from '@/contract/trade-fair/draws';

/*
 * Recomputes a draw in the browser, to verify it: with WebCrypto and the published rules, without code of the server
 * (docs/adr/0020).
 */

type Pool = DrawProof['pool'];
type Ticket = Pool[number];
type Stake = DrawProof['stakes'][number];

export interface Recomputed {
  seedHash: string;
  poolHash: string;
  picks: DrawProof['picks'];
}

/** WebCrypto exists on secure origins only: https or localhost. */
export const canRecompute = () => 'subtle' in crypto;

const encoder = new TextEncoder();
const toHex = (bytes: ArrayBuffer) =>
  Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');
const fromHex = (hex: string) => Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));

const sha256 = async (bytes: BufferSource) => toHex(await crypto.subtle.digest('SHA-256', bytes));

/** By a shift: for older browsers `**` is compiled to Math.pow, which takes no big integers. */
const SPACE = 1n << 64n;

/**
 * A number below `size` from the first eight bytes of the signature; null where they would favour some of the numbers.
 */
async function numberBelow(key: CryptoKey, message: string, size: number) {
  const signature = await crypto.subtle.sign('HMAC', key, encoder.encode(message));
  const drawn = new DataView(signature).getBigUint64(0);
  const fair = SPACE - (SPACE % BigInt(size));
  return drawn < fair ? Number(drawn % BigInt(size)) : null;
}

/** A draw under way: what has been drawn so far decides who is left. */
interface Course {
  proof: DrawProof;
  picks: DrawProof['picks'];
  customerOf: ReadonlyMap<string, string>;
}

function isLeft({ ticketNo, guestId, customerId, label }: Ticket, stake: Stake, { picks, customerOf }: Course) {
  if (picks.some((pick) => pick.guestId === guestId || pick.ticketNo === ticketNo)) return false;
  if (stake.labels.length > 0 && !stake.labels.includes(label)) return false;
  const had = picks.filter(({ prizeId }) => prizeId === stake.prizeId).map((pick) => customerOf.get(pick.ticketNo));
  return !stake.customersOut.includes(customerId) && !(stake.oncePerCustomer && had.includes(customerId));
}

const ticketsFor = (stake: Stake, course: Course) => course.proof.pool.filter((one) => isLeft(one, stake, course));

function openStakes(course: Course) {
  const won = (prizeId: string) => course.picks.filter((pick) => pick.prizeId === prizeId).length;
  return course.proof.stakes.filter((stake) => stake.left > won(stake.prizeId) && ticketsFor(stake, course).length > 0);
}

/** The prize that the next ticket is for; undefined where its number had to be dropped. */
async function nextStake(key: CryptoKey, message: string, open: readonly Stake[]) {
  const line = open.flatMap((stake) => Array.from({ length: stake.weight }, () => stake));
  const point = await numberBelow(key, message, line.length);
  return point === null ? undefined : line[point];
}

async function drawAgain(key: CryptoKey, proof: DrawProof) {
  const customerOf = new Map(proof.pool.map(({ ticketNo, customerId }) => [ticketNo, customerId]));
  const course: Course = { proof, picks: [], customerOf };
  for (let counter = 0; course.picks.length < proof.drawCount; counter += 1) {
    const open = openStakes(course);
    if (open.length === 0) break;
    const message = `${proof.drawId}:${counter}`;
    const stake = proof.isMixed ? await nextStake(key, `${message}:p`, open) : open[0];
    if (!stake) continue;
    const tickets = ticketsFor(stake, course);
    const index = await numberBelow(key, message, tickets.length);
    const won = index === null ? undefined : tickets[index];
    if (!won || index === null) continue;
    const { ticketNo, guestId } = won;
    course.picks.push({ counter, size: tickets.length, index, ticketNo, guestId, prizeId: stake.prizeId });
  }
  return course.picks;
}

/** Everything that was published about a draw, computed from its pool and its seed. */
export async function recompute(proof: DrawProof, seed: string): Promise<Recomputed> {
  const pool = [...proof.pool].sort((a, b) => (a.ticketNo < b.ticketNo ? -1 : 1));
  const key = await crypto.subtle.importKey('raw', fromHex(seed), { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);
  return {
    seedHash: await sha256(fromHex(seed)),
    poolHash: await sha256(encoder.encode(pool.map((one) => `${one.ticketNo},${one.guestId}`).join('\n'))),
    picks: await drawAgain(key, { ...proof, pool }),
  };
}

/** Which published facts of a draw are confirmed. */
export interface Verdict {
  seed: boolean;
  pool: boolean;
  winners: boolean;
}

export function compare(proof: DrawProof, { seedHash, poolHash, picks }: Recomputed): Verdict {
  const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);
  const shown = picks.map(({ counter, size, index, ticketNo, guestId, prizeId }) => [
    ...[counter, size, index],
    ...[ticketNo, guestId, prizeId],
  ]);
  const published = proof.picks.map(({ counter, size, index, ticketNo, guestId, prizeId }) => [
    ...[counter, size, index],
    ...[ticketNo, guestId, prizeId],
  ]);
  return { seed: seedHash === proof.seedHash, pool: poolHash === proof.poolHash, winners: same(shown, published) };
}
