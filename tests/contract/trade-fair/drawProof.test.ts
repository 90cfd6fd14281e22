import { compare, recompute } from '@/areas/trade-fair/shared/recompute';
import { ERROR } from '../../../src/contract/error-codes';
import { screenApi } from '../../../src/contract/trade-fair/big-screen';
import { drawProofApi } from '../../../src/contract/trade-fair/draw-proof';
import { lotteryApi } from '../../../src/contract/trade-fair/draws';
import { tradeFairApi } from '../../../src/contract/trade-fair/fairs';
import { main } from '../../support/backends';
import { Client, signedIn } from '../../support/client';
import type { HostedBackend } from '../../support/host/host';

const tradeFairId = '70001';
const FIRST_DRAW = '78001';
const { list, open } = drawProofApi;

let server: HostedBackend;
let clerk: Client;
let anybody: Client;
let key: string;

beforeAll(async () => {
  server = await main.start();
  clerk = await signedIn(server.origin, 'show.clerk');
  anybody = new Client(server.origin);
  const { screenToken } = await clerk.data(lotteryApi.openScreen, { tradeFairId });
  const { proofUrl } = await clerk.data(screenApi.screen, { tradeFairId, screenToken });
  key = proofUrl.replace('/drawProof#', '');
});
afterAll(() => server.stop());

test('anybody with the link computes a draw again, and learns no name, number or customer', async () => {
  const { subject, draws } = await anybody.data(list, { key });
  expect(subject).toBe('2026春季订货会');
  const first = draws.find(({ drawId }) => drawId === FIRST_DRAW)!;
  expect(first.isRevealed).toBe(true);
  expect(first.winners.every(({ guestName }) => /^.\*$/.test(guestName))).toBe(true);
  const proof = await anybody.data(open, { key, drawId: FIRST_DRAW });
  const found = await recompute(proof, proof.seed!);
  expect(compare(proof, found)).toEqual({ seed: true, pool: true, winners: true });
  expect(found.picks.map(({ ticketNo }) => ticketNo)).toEqual(first.winners.map(({ ticketNo }) => ticketNo));
  expect([proof.seedHash, proof.poolHash]).toEqual([first.seedHash, first.poolHash]);
  const told = JSON.stringify([draws, proof]);
  expect(told).not.toMatch(/1[3-9]\d{9}/);
  expect(told).not.toMatch(/customerName|phone|qrToken/);
});

test('a draw that runs is not shown, and no seed before it is revealed', async () => {
  const { drawId } = await clerk.data(lotteryApi.start, { tradeFairId, prizeId: '77002', drawCount: 1 });
  expect((await anybody.call(open, { key, drawId })).code).toBe(ERROR.notFound);
  expect((await anybody.data(list, { key })).draws.map((one) => one.drawId)).not.toContain(drawId);
  await clerk.data(lotteryApi.stop, { drawId });
  const proof = await anybody.data(open, { key, drawId });
  expect(proof).toMatchObject({ seed: null, isRight: null });
  expect((await recompute(proof, '00'.repeat(32))).poolHash).toBe(proof.poolHash);
});

test('a key opens its own fair; what nobody has signed opens nothing, twenty times a minute', async () => {
  const other = key.replace('70001', '70002');
  expect((await anybody.call(list, { key: other })).code).toBe(ERROR.notFound);
  expect((await anybody.call(open, { key: other, drawId: FIRST_DRAW })).code).toBe(ERROR.notFound);
  const admin = await signedIn(server.origin, 'admin.hq');
  const { version } = await admin.data(tradeFairApi.detail, { id: tradeFairId });
  await admin.data(tradeFairApi.takeDown, { id: tradeFairId, version, reason: '场馆临时停电', confirm: 1 });
  expect((await anybody.call(list, { key })).code).toBe(ERROR.fairTakenDown);
  for (let i = 2; i < 20; i += 1) await anybody.call(list, { key: `70001.${'x'.repeat(22)}` });
  const tired = await anybody.call(list, { key: `70001.${'x'.repeat(22)}` });
  expect([tired.status, tired.code]).toEqual([429, ERROR.tooManyRequests]);
});
