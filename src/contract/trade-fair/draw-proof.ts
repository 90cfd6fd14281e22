import * as z from 'zod';
import { get, service } from '../endpoint';
import { id } from '../fields';
import { drawProof } from './draws';

/** The key in the link to a fair's draws; the server has signed it. */
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
      /** Shortened, such as 张*, because everybody can see it. */
      guestName: z.string(),
      prizeName: z.string(),
      /** The win was revoked since. */
      isRevoked: z.boolean(),
    }),
  ),
});
export type PublicDraw = z.infer<typeof drawn>;

const open = { access: 'public', write: false, assumed: true } as const;

/** The draws of a fair for everybody who has the link (docs/domain/draws.md#draws). */
export const drawProofApi = service('platform', '/tradefair/api/tradeFair/drawProof', {
  /** The finished draws, the latest first. */
  list: get('/list/:key', z.object({ key }), z.object({ subject: z.string(), draws: z.array(drawn) }), open),
  /** Everything that is needed to compute a draw. */
  open: get('/open/:key/:drawId', z.object({ key, drawId: id }), drawProof, open),
});
