import type { PublicDraw } from '@/contract/trade-fair/draw-proof';
import type { DrawProof } from '@/contract/trade-fair/draws';
import { compare, recompute, type Recomputed } from '../shared/recompute';

/** The results of this browser's own computation. */
export interface Findings {
  /** Undefined while the seed is secret: until then only the pool can be checked. */
  seed: boolean | undefined;
  pool: boolean;
  picks: boolean | undefined;
  /** Whether the published winners are those of the computation. */
  shown: boolean | undefined;
  computed: Recomputed['picks'];
}

/** Recomputes a draw from its published facts, and compares. */
export async function findingsOf(proof: DrawProof, { winners, seedHash, poolHash }: PublicDraw): Promise<Findings> {
  const found = await recompute(proof, proof.seed ?? '00'.repeat(32));
  // The list of draws and the proof must be about the same draw.
  const isSame = proof.seedHash === seedHash && proof.poolHash === poolHash;
  const verdict = compare(proof, found);
  if (proof.seed === null)
    return { seed: undefined, pool: isSame && verdict.pool, picks: undefined, shown: undefined, computed: [] };
  const isShown =
    winners.length === found.picks.length && winners.every(({ ticketNo }, i) => ticketNo === found.picks[i]?.ticketNo);
  return {
    ...{ seed: isSame && verdict.seed, pool: isSame && verdict.pool, picks: verdict.winners },
    ...{ shown: isShown, computed: found.picks },
  };
}

export type TicketFate = { kind: 'won'; prizeName: string } | { kind: 'in'; at: number; of: number } | { kind: 'out' };

/** The result of one ticket in a draw. */
export function fateOf(proof: DrawProof, ticketNo: string): TicketFate {
  const pick = proof.picks.find((one) => one.ticketNo === ticketNo);
  if (pick) {
    const prizeName = proof.stakes.find(({ prizeId }) => prizeId === pick.prizeId)?.prizeName ?? '';
    return { kind: 'won', prizeName };
  }
  const pool = proof.pool.map((one) => one.ticketNo).sort();
  const at = pool.indexOf(ticketNo);
  return at < 0 ? { kind: 'out' } : { kind: 'in', at: at + 1, of: pool.length };
}
