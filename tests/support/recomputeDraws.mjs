/*
 * `recomputeDraws.mjs` reads proofs of draws from its standard input, as the verify call publishes them, and prints
 * what
 * it finds: a program of its own that knows the rules of docs/domain/draws.md#draws and nothing of the product.
 */
import { createHash, createHmac } from 'node:crypto';
import { text } from 'node:stream/consumers';

const sha256 = (data) => createHash('sha256').update(data).digest('hex');
const LIMIT = 18446744073709551616n;

/** Rule 5: eight bytes of a signature, as a number below `n`; null where they are not fair. */
function dice(seed, message, n) {
  const mac = createHmac('sha256', Buffer.from(seed, 'hex')).update(message).digest('hex');
  const x = BigInt(`0x${mac.slice(0, 16)}`);
  return x < LIMIT - (LIMIT % BigInt(n)) ? Number(x % BigInt(n)) : null;
}

function winnersOf({ drawId, drawCount, isMixed, seed, pool, stakes }) {
  const prizes = stakes.map((stake) => ({ ...stake, gone: [...stake.customersOut] }));
  const winners = new Set();
  const found = [];
  const openTo = ({ labels, gone }) =>
    pool.filter(
      ({ guestId, customerId, label }) =>
        !winners.has(guestId) && !gone.includes(customerId) && (labels.length === 0 || labels.includes(label)),
    );
  for (let c = 0; found.length < drawCount; c += 1) {
    const lots = prizes.filter(({ left }) => left > 0).map((prize) => ({ prize, tickets: openTo(prize) }));
    const line = lots
      .filter(({ tickets }) => tickets.length > 0)
      .flatMap((lot) => Array.from({ length: isMixed ? lot.prize.weight : 1 }, () => lot));
    if (line.length === 0) return found;
    const point = isMixed ? dice(seed, `${drawId}:${c}:p`, line.length) : 0;
    if (point === null) continue;
    const { prize, tickets } = line[point];
    const index = dice(seed, `${drawId}:${c}`, tickets.length);
    if (index === null) continue;
    const { ticketNo, guestId, customerId } = tickets[index];
    found.push({ counter: c, size: tickets.length, index, ticketNo, guestId, prizeId: prize.prizeId });
    winners.add(guestId);
    prize.left -= 1;
    if (prize.oncePerCustomer) prize.gone.push(customerId);
  }
  return found;
}

const proofs = JSON.parse(await text(process.stdin));
const answers = proofs.map((proof) => ({
  drawId: proof.drawId,
  seedHash: sha256(Buffer.from(proof.seed, 'hex')),
  poolHash: sha256(proof.pool.map(({ ticketNo, guestId }) => `${ticketNo},${guestId}`).join('\n')),
  isSorted: proof.pool.every(({ ticketNo }, i) => i === 0 || proof.pool[i - 1].ticketNo < ticketNo),
  picks: winnersOf(proof),
}));
process.stdout.write(JSON.stringify(answers));
