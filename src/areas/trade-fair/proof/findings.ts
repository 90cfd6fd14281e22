import type { PublicDraw } from '@/contract/trade-fair/draw-proof';
import type { DrawProof } from '@/contract/trade-fair/draws';
import { compare, recompute, type Recomputed } from '../shared/recompute';

/** What this browser has found by itself. */
export interface Findings {
  /** Undefined while the seed is secret: then only the pool can be looked at. */
  seed: boolean | undefined;
  pool: boolean;
  picks: boolean | undefined;
  /** The names that were shown are those that the computation gives. */
  shown: boolean | undefined;
  computed: Recomputed['picks'];
}

/** Recomputes a draw from what was published of it, and compares. */
export async function findingsOf(proof: DrawProof, { winners, seedHash, poolHash }: PublicDraw): Promise<Findings> {
  const found = await recompute(proof, proof.seed ?? '00'.repeat(32));
  // The draw in the list and its proof speak of the same draw.
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

/** What became of one ticket in a draw. */
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
