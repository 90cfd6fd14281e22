import * as z from 'zod';
import type { ButtonCode } from '../buttons';
import { get, page, pageQuery, post, service } from '../endpoint';
import { code, id, period, text } from '../fields';

/** The states of a win (docs/domain/draws.md#draws, docs/domain/draws.md#hand-over). */
export const WIN_STATUS = { valid: 0, revoked: 1, waived: 2 } as const;
export const DRAW_STATUS = { running: 1, done: 2 } as const;
/** 2: the prize is drawn as well (rule 10). */
export const DRAW_MODE = { single: 1, mixed: 2 } as const;

/** By its number or its name. */
const drawMode = z.union([
  code(DRAW_MODE),
  z.enum(['SINGLE', 'RANDOM_POOL']).transform((name) => (name === 'SINGLE' ? DRAW_MODE.single : DRAW_MODE.mixed)),
]);

/** Rule 6. */
export const MAX_DRAW_COUNT = 50;

export const drawCount = z.coerce.number().int().min(1).max(MAX_DRAW_COUNT);

const winner = z.object({
  winNo: z.string(),
  /** From 1, in the order of the draw. */
  seq: z.number().int(),
  ticketNo: z.string(),
  guestName: z.string(),
  customerName: z.string(),
  prizeName: z.string(),
  winStatus: z.enum(WIN_STATUS),
  /** Whether the win can still be drawn again. */
  canRedraw: z.boolean(),
});
export type Winner = z.infer<typeof winner>;

const drawRow = z.object({
  drawId: z.string(),
  roundNo: z.number().int(),
  mode: z.enum(DRAW_MODE),
  prizeName: z.string(),
  drawCount: z.number().int(),
  /** Fewer than requested where there were not enough tickets. */
  wonCount: z.number().int(),
  poolSize: z.number().int(),
  poolHash: z.string(),
  seedHash: z.string(),
  isRevealed: z.boolean(),
  operatorName: z.string(),
  drawTime: z.string(),
  status: z.enum(DRAW_STATUS),
  /** The draw whose revoked winners were drawn again. */
  redrawOf: z.string().nullable(),
  /** How many revoked wins can be drawn again. */
  redrawable: z.number().int(),
  /** Empty while the draw is running. */
  winners: z.array(winner),
});
export type DrawRow = z.infer<typeof drawRow>;

const pick = z.object({
  counter: z.number().int(),
  size: z.number().int(),
  index: z.number().int(),
  ticketNo: z.string(),
  guestId: z.string(),
  prizeId: z.string(),
});

/** Everything that is needed to compute a draw again. */
export const drawProof = z.object({
  drawId: z.string(),
  drawCount: z.number().int(),
  isMixed: z.boolean(),
  seedHash: z.string(),
  /** Hexadecimal; null until it is revealed. */
  seed: z.string().nullable(),
  poolHash: z.string(),
  pool: z.array(z.object({ ticketNo: z.string(), guestId: z.string(), customerId: z.string(), label: z.string() })),
  stakes: z.array(
    z.object({
      prizeId: z.string(),
      prizeName: z.string(),
      left: z.number().int(),
      weight: z.number().int(),
      oncePerCustomer: z.boolean(),
      labels: z.array(z.string()),
      customersOut: z.array(z.string()),
    }),
  ),
  picks: z.array(pick),
  /** Whether the server's own computation gives the same winners; null while the seed is secret. */
  isRight: z.boolean().nullable(),
});
export type DrawProof = z.infer<typeof drawProof>;

const seed = z.object({
  seedHash: z.string(),
  /** The day of the seed. */
  day: z.string(),
  committedBy: z.string(),
  commitTime: z.string(),
  revealTime: z.string().nullable(),
  /** Null until it is revealed. */
  seed: z.string().nullable(),
  canReveal: z.boolean(),
});
export type DrawSeed = z.infer<typeof seed>;

/** The number of tickets beyond the fair's limit that were voided before the draw. */
export const trimmed = z.number().int();

const started = z.object({
  drawId: z.string(),
  roundNo: z.number().int(),
  poolSize: z.number().int(),
  poolHash: z.string(),
  seedHash: z.string(),
  trimmed,
});

const stopped = z.object({
  winners: z.array(winner),
  /** How many of the requested winners could not be drawn for lack of tickets. */
  missing: z.number().int(),
});

const action = (button: ButtonCode, verb: 'add' | 'edit' | 'status') =>
  ({ access: { buttons: [button] }, write: true, log: [verb, 'draw'], assumed: true }) as const;

/**
 * This button of the draw console opens the big screen, so users who hold it may draw as well
 * (docs/domain/draws.md#draws).
 */
const DRAWS = 'drawLottery_openScreen';

export const lotteryApi = service('platform', '/tradefair/api/tradeFair/lottery', {
  seedList: post('/seedList', z.object({ tradeFairId: id }), z.array(seed), {
    access: { pages: ['drawLottery'] },
    write: false,
    assumed: true,
  }),
  /** Makes the seed of the day and publishes its hash; the seed cannot be made again. */
  commit: post(
    '/commit',
    z.object({ tradeFairId: id }),
    z.object({ seedHash: z.string() }),
    action('drawLottery_commit', 'add'),
  ),
  reveal: post(
    '/reveal',
    z.object({ tradeFairId: id, seedHash: z.string().regex(/^[0-9a-f]{64}$/) }),
    z.object({ seed: z.string() }),
    action('drawLottery_reveal', 'status'),
  ),
  openScreen: post(
    '/openScreen',
    z.object({ tradeFairId: id }),
    z.object({ screenToken: z.string(), url: z.string(), expireTime: z.string() }),
    { ...action(DRAWS, 'add'), secret: true },
  ),
  /** Starts a draw; without a prize, among all remaining prizes by weight. */
  start: post(
    '/start',
    z.object({ tradeFairId: id, prizeId: id.optional(), drawCount, mode: drawMode.default(DRAW_MODE.single) }),
    started,
    action(DRAWS, 'add'),
  ),
  stop: post('/stop', z.object({ drawId: id }), stopped, action(DRAWS, 'status')),
  revokeWinner: post(
    '/revokeWinner',
    z.object({ winNo: z.string().regex(/^ZJ\d{8,12}$/), reason: text(100).min(5) }),
    z.boolean(),
    action('drawLottery_revokeWinner', 'status'),
  ),
  redraw: post('/redraw', z.object({ drawId: id, count: drawCount }), started, action('drawLottery_redraw', 'add')),
  drawPage: post(
    '/drawPage',
    pageQuery(
      { tradeFairId: id, prizeId: id.optional(), status: code(DRAW_STATUS).optional(), drawTime: period.optional() },
      ['roundNo', 'drawTime'],
    ),
    page(drawRow),
    { access: { pages: ['drawLottery'] }, write: false, assumed: true, reads: ['winner'] },
  ),
  verify: get('/verify/:drawId', z.object({ drawId: id }), drawProof, {
    access: { pages: ['drawLottery'] },
    write: false,
    assumed: true,
  }),
});
