import { webcrypto } from 'node:crypto';
import type { PublicDraw } from '@/contract/trade-fair/draw-proof';
import type { DrawProof } from '@/contract/trade-fair/draws';
import { fateOf, findingsOf } from './findings';

// Browsers have it on secure origins; jsdom has none.
beforeAll(() => Object.defineProperty(window.crypto, 'subtle', { value: webcrypto.subtle }));

/* The worked draw D100 of docs/domain/draws.md#draws. */
const SEED = '00112233445566778899aabbccddeeff'.repeat(2);
const SEED_HASH = '4773d12e2371bb935b9a0f5439b4a1c3ad3f2414b86980f8418d1cfabdfadfef';
const POOL_HASH = '93881c42125b01e5373ae253fa4f05861c74a66a6363178e7b0ad4d521717103';
const HOLDERS = ['G1', 'G1', 'G2', 'G3', 'G3', 'G3', 'G4', 'G5'];
const pool = HOLDERS.map((guestId, i) => ({ ticketNo: `T000${i + 1}`, guestId, customerId: guestId, label: '' }));
const pick = (counter: number, size: number, index: number) => ({ counter, size, index, prizeId: '1' });
const picks = [
  { ...pick(0, 8, 0), ticketNo: 'T0001', guestId: 'G1' },
  { ...pick(1, 6, 4), ticketNo: 'T0007', guestId: 'G4' },
  { ...pick(2, 5, 3), ticketNo: 'T0006', guestId: 'G3' },
];
const proof: DrawProof = {
  ...{ drawId: 'D100', drawCount: 3, isMixed: false, seedHash: SEED_HASH, seed: SEED, poolHash: POOL_HASH },
  ...{ pool, picks, isRight: true },
  stakes: [
    {
      ...{ prizeId: '1', prizeName: '智能手表', left: 9, weight: 1 },
      oncePerCustomer: false,
      labels: [],
      customersOut: [],
    },
  ],
};
const draw: PublicDraw = {
  ...{ drawId: 'D100', roundNo: 1, prizeName: '智能手表', drawTime: '2026-03-08 15:00:00', poolSize: 8 },
  ...{ poolHash: POOL_HASH, seedHash: SEED_HASH, isRevealed: true },
  winners: picks.map(({ ticketNo }) => ({ ticketNo, guestName: '王*', prizeName: '智能手表', isRevoked: false })),
};

test('the worked draw is right in every respect', async () => {
  expect(await findingsOf(proof, draw)).toEqual({ seed: true, pool: true, picks: true, shown: true, computed: picks });
});

test.each<[string, DrawProof, PublicDraw, object]>([
  ['another winner on the list', proof, { ...draw, winners: draw.winners.toReversed() }, { shown: false, picks: true }],
  [
    'a ticket that was slipped in',
    { ...proof, pool: [...pool, { ...pool[0]!, ticketNo: 'T0009' }] },
    draw,
    { pool: false },
  ],
  ['another seed', { ...proof, seed: 'ff'.repeat(32) }, draw, { seed: false, pool: true }],
  ['a proof of another draw', proof, { ...draw, poolHash: '0'.repeat(64) }, { pool: false, seed: false }],
  ['a seed that is secret yet', { ...proof, seed: null }, draw, { seed: undefined, pool: true, picks: undefined }],
])('%s is found', async (_, given, listed, expected) => {
  expect(await findingsOf(given, listed)).toMatchObject(expected);
});

test('a ticket has won, took part, or did not', () => {
  expect(fateOf(proof, 'T0007')).toEqual({ kind: 'won', prizeName: '智能手表' });
  expect(fateOf(proof, 'T0002')).toEqual({ kind: 'in', at: 2, of: 8 });
  expect(fateOf(proof, 'T0010')).toEqual({ kind: 'out' });
});
