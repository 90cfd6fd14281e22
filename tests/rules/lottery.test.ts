import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { compare, recompute } from '@/areas/trade-fair/shared/recompute';
import {
  type Draw,
  drawWinners,
  type Entry,
  hashOfPool,
  hashOfSeed,
  type Stake,
} from '../../server/areas/trade-fair/rules/lottery/pick';
import { check, checkAsync } from '../support/property';

interface Vectors {
  seed: string;
  seedHash: string;
  pool: [ticketNo: string, guestId: string][];
  draws: { drawId: string; drawCount: number; picks: Record<string, unknown>[] }[];
}

const vectors: Vectors = JSON.parse(readFileSync(join(__dirname, 'lottery-vectors.json'), 'utf8'));
const POOL_HASH = '93881c42125b01e5373ae253fa4f05861c74a66a6363178e7b0ad4d521717103';
const pool = vectors.pool.map(([ticketNo, guestId]): Entry => ({ ticketNo, guestId, customerId: guestId, label: '' }));
const anybody: Stake = {
  prizeId: '1',
  left: 99,
  weight: 1,
  oncePerCustomer: false,
  labels: [],
  customersOut: [],
};

const proofOf = (draw: Draw) => ({
  ...draw,
  pool: [...draw.pool],
  stakes: draw.stakes.map((stake) => ({
    ...stake,
    prizeName: '',
    labels: [...stake.labels],
    customersOut: [...stake.customersOut],
  })),
  seedHash: hashOfSeed(draw.seed),
  poolHash: hashOfPool(draw.pool),
  picks: drawWinners(draw),
  isRight: null,
});

test('the worked draws', async () => {
  expect([hashOfSeed(vectors.seed), hashOfPool(pool)]).toEqual([vectors.seedHash, POOL_HASH]);
  for (const { drawId, drawCount, picks } of vectors.draws) {
    const draw = { seed: vectors.seed, drawId, drawCount, pool, stakes: [anybody], isMixed: false };
    const found = drawWinners(draw);
    expect(found.map(({ size: N, prizeId: _prize, ...pick }) => ({ ...pick, N }))).toEqual(
      picks.map((pick) => expect.objectContaining(pick)),
    );
    expect(found).toHaveLength(picks.length);
    const again = await recompute({ ...proofOf(draw), seed: null }, vectors.seed);
    expect(again).toEqual({ seedHash: vectors.seedHash, poolHash: POOL_HASH, picks: found });
  }
});

const hex = fc.uint8Array({ minLength: 32, maxLength: 32 }).map((bytes) => Buffer.from(bytes).toString('hex'));
const label = fc.constantFrom('', 'VIP', '新客');
const entries = fc.array(fc.record({ guest: fc.nat(12), label }), { maxLength: 40 }).map((all) =>
  all.map((one, i): Entry => ({
    ticketNo: `T${String(i).padStart(6, '0')}`,
    guestId: `G${one.guest}`,
    customerId: `C${one.guest % 4}`,
    label: one.label,
  })),
);
const stakes = fc
  .array(
    fc.record({
      left: fc.nat(5),
      weight: fc.integer({ min: 1, max: 9 }),
      oncePerCustomer: fc.boolean(),
      labels: fc.subarray(['', 'VIP', '新客']),
      customersOut: fc.subarray(['C0', 'C1']),
    }),
    { minLength: 1, maxLength: 4 },
  )
  .map((all) => all.map((one, i): Stake => ({ ...one, prizeId: String(i) })));
const draws = fc.record({
  seed: hex,
  drawId: fc.nat().map(String),
  drawCount: fc.integer({ min: 1, max: 50 }),
  pool: entries,
  stakes,
  isMixed: fc.boolean(),
});

test('nobody wins twice, no prize more often than there is one, and only who may', () => {
  check(
    fc.property(draws, (draw) => {
      const won = drawWinners(draw);
      const ticket = new Map(draw.pool.map((one) => [one.ticketNo, one]));
      expect(new Set(won.map(({ guestId }) => guestId)).size).toBe(won.length);
      expect(won.length).toBeLessThanOrEqual(draw.drawCount);
      for (const { prizeId, left, labels, oncePerCustomer, customersOut } of draw.stakes) {
        const own = won.filter((pick) => pick.prizeId === prizeId).map((pick) => ticket.get(pick.ticketNo)!);
        expect(own.length).toBeLessThanOrEqual(left);
        expect(own.filter((one) => labels.length > 0 && !labels.includes(one.label))).toEqual([]);
        expect(own.filter(({ customerId }) => customersOut.includes(customerId))).toEqual([]);
        const customers = own.map(({ customerId }) => customerId);
        if (oncePerCustomer) expect(new Set(customers).size).toBe(customers.length);
      }
    }),
    { runs: 200 },
  );
});

test('the order in which tickets are read does not matter, one prize without rules is drawn until it or the guests run out', () => {
  check(
    fc.property(draws, fc.nat(20), (draw, left) => {
      const free = { ...draw, stakes: [{ ...anybody, left }], isMixed: false };
      const won = drawWinners(free);
      const guests = new Set(draw.pool.map(({ guestId }) => guestId)).size;
      expect(won).toHaveLength(Math.min(draw.drawCount, left, guests));
      expect(drawWinners({ ...free, pool: [...draw.pool].reverse() })).toEqual(won);
    }),
    { runs: 100 },
  );
});

test('the browser finds what the server found, and notices another seed, pool or winner', async () => {
  await checkAsync(
    fc.asyncProperty(draws, async (draw) => {
      const proof = { ...proofOf(draw), seed: draw.seed };
      const good = { seed: true, pool: true, winners: true };
      expect(compare(proof, await recompute(proof, draw.seed))).toEqual(good);
      const otherSeed = `${draw.seed.startsWith('0') ? '1' : '0'}${draw.seed.slice(1)}`;
      expect(compare(proof, await recompute(proof, otherSeed)).seed).toBe(false);
      const more = { ...proof, pool: [...proof.pool, { ticketNo: 'T9', guestId: 'G9', customerId: 'C9', label: '' }] };
      expect(compare(more, await recompute(more, draw.seed)).pool).toBe(false);
      const [first, ...rest] = proof.picks;
      const swapped = first ? { ...proof, picks: [{ ...first, guestId: 'G99' }, ...rest] } : proof;
      expect(compare(swapped, await recompute(swapped, draw.seed)).winners).toBe(!first);
    }),
    { runs: 40 },
  );
});
