import {
  DUPLICATE_VERDICT,
  type DuplicateFact,
  type DuplicateNote,
  type DuplicateVerdict,
  type DuplicateVeto,
} from '../../../../../src/contract/master-data/duplicates';

/** One fact of two records: its points, and whether they agree; null: one of them lacks the fact. */
export interface ComparedFact {
  readonly fact: DuplicateFact;
  readonly points: number;
  readonly agrees: boolean | null;
}

export interface Comparison {
  readonly verdict: DuplicateVerdict;
  readonly score: number;
  readonly facts: readonly ComparedFact[];
  readonly vetoes: readonly DuplicateVeto[];
  /** Facts each of which alone says that both records are one. */
  readonly equalKeys: readonly DuplicateFact[];
  readonly notes: readonly DuplicateNote[];
  /** Shops of one chain, and the like: other records of one brand. */
  readonly isSameBrand: boolean;
}

const { different, possible, likely } = DUPLICATE_VERDICT;

const LIKELY = 85;
const POSSIBLE = 65;
/** With different codes, or different approval numbers, a person has to look. */
export const CAP = LIKELY - 1;

export const scoreOf = (facts: readonly ComparedFact[], cap = 100) =>
  Math.max(
    0,
    Math.min(
      cap,
      facts.reduce((sum, { points }) => sum + points, 0),
    ),
  );

/** The verdict by points alone. */
export function verdictOf(score: number): DuplicateVerdict {
  if (score >= LIKELY) return likely;
  return score >= POSSIBLE ? possible : different;
}

/** Two values as a fact: null where one is unknown. */
export const agreement = (one: string, other: string) => (one === '' || other === '' ? null : one === other);

/** A fact that is compared only if both records have it. */
export function equalFact(
  fact: DuplicateFact,
  points: number,
  [one, other]: readonly [string, string],
): ComparedFact[] {
  const agrees = agreement(one, other);
  return agrees === null ? [] : [{ fact, points: agrees ? points : 0, agrees }];
}

type Several = readonly string[];

/** `equalFact` where each record may have several values. */
export function sharedFact(fact: DuplicateFact, points: number, [one, other]: readonly [Several, Several]) {
  if (one.length === 0 || other.length === 0) return [];
  const agrees = one.some((item) => other.includes(item));
  return [{ fact, points: agrees ? points : 0, agrees }];
}
