import * as z from 'zod';
import { get, post, service } from '../endpoint';
import { id } from '../fields';
import { drawCount, trimmed } from './draws';
import { PRIZE_LEVEL } from './prizes';

/** The token of a big screen: bound to one fair, for twelve hours. */
const screenToken = z.string().regex(/^[\w-]{43}$/);

const winner = z.object({
  drawId: z.string(),
  seq: z.number().int(),
  ticketNo: z.string(),
  /** Shortened, such as 张*, because the whole hall sees it. */
  guestName: z.string(),
  customerName: z.string(),
  prizeName: z.string(),
  drawTime: z.string(),
});
export type ScreenWinner = z.infer<typeof winner>;

const round = z.object({
  drawId: z.string(),
  roundNo: z.number().int(),
  prizeName: z.string(),
  drawCount: z.number().int(),
  poolSize: z.number().int(),
  poolHash: z.string(),
  seedHash: z.string(),
});

const state = z.object({
  subject: z.string(),
  /** The address at which everybody can compute the draws again. */
  proofUrl: z.string(),
  /** Why no draw is possible now; null if one is. */
  closed: z.enum(['fair', 'seed']).nullable(),
  prizes: z.array(
    z.object({
      prizeId: z.string(),
      prizeName: z.string(),
      prizeLevel: z.enum(PRIZE_LEVEL),
      quota: z.number().int(),
      left: z.number().int(),
      imageUrl: z.string(),
    }),
  ),
  /** The draw that is running: an interrupted screen continues with it. */
  running: round.nullable(),
  /** The last draw, with its winners. */
  last: round.extend({ winners: z.array(winner) }).nullable(),
  /** Some of the tickets that can win, with names to roll across the screen. */
  names: z.array(z.object({ ticketNo: z.string(), guestName: z.string() })),
});
export type ScreenState = z.infer<typeof state>;

const headers = { screenToken: 'X-Screen-Token' };
const open = { access: 'public', headers, assumed: true } as const;

/** The big screen (/prizeDraw): the same draws, with shortened names. */
export const screenApi = service('platform', '/tradefair/api/tradeFair/prizeDraw', {
  screen: get('/screen/:tradeFairId', z.object({ tradeFairId: id, screenToken }), state, { ...open, write: false }),
  start: post(
    '/start',
    z.object({ tradeFairId: id, screenToken, prizeId: id, drawCount }),
    z.object({ drawId: z.string(), trimmed }),
    { ...open, write: true, log: ['add', 'draw'] },
  ),
  stop: post(
    '/stop',
    z.object({ tradeFairId: id, screenToken, drawId: id }),
    z.object({ winners: z.array(winner), missing: z.number().int() }),
    { ...open, write: true, log: ['status', 'draw'] },
  ),
  /** All winners so far, the latest first. */
  winners: get('/winners', z.object({ tradeFairId: id, screenToken }), z.array(winner), { ...open, write: false }),
});
