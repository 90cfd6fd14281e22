import * as z from 'zod';
import { get, service } from '../endpoint';
import { id } from '../fields';
import { drawProof } from './draws';

/** Names a fair to whoever was given its link; the server has signed it. */
export const PROOF_KEY = /^\d{1,18}\.[\w-]{22}$/;
const key = z.string().regex(PROOF_KEY);

const drawn = z.object({
  drawId: z.string(),
  roundNo: z.number().int(),
  prizeName: z.string(),
  drawTime: z.string(),
  poolSize: z.number().int(),
  poolHash: z.string(),
  seedHash: z.string(),
  isRevealed: z.boolean(),
  winners: z.array(
    z.object({
      ticketNo: z.string(),
      /** 张*: anybody may look. */
      guestName: z.string(),
      prizeName: z.string(),
      /** Taken back since. */
      isRevoked: z.boolean(),
    }),
  ),
});
export type PublicDraw = z.infer<typeof drawn>;

const open = { access: 'public', write: false, assumed: true } as const;

/** What anybody may look at who has the link of a fair's draws (docs/domain/trade-fair.md#draws). */
export const drawProofApi = service('platform', '/tradefair/api/tradeFair/drawProof', {
  /** The draws that are done, the latest first. */
  list: get('/list/:key', z.object({ key }), z.object({ subject: z.string(), draws: z.array(drawn) }), open),
  /** All that is needed to compute one of them. */
  open: get('/open/:key/:drawId', z.object({ key, drawId: id }), drawProof, open),
});
