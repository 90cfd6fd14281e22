import type { ActivityType } from '../../../../src/contract/promotion/activity';
import {
  LOST_REASONS,
  type SOURCES,
  type RewardCut,
  type RuleCategory,
  type Stage,
  type TraceReason,
  type TraceResult,
} from '../../../../src/contract/pricing/pricing';
import type { Fen } from './types';

/** Whom a row of the trace speaks of. */
export interface Subject {
  source: (typeof SOURCES)[number];
  id: string;
  code: string;
  name: string;
  kind: ActivityType | RuleCategory;
}

/** What an activity counted, and what it gave for it. */
export interface Computed {
  measure: 'QUANTITY' | 'AMOUNT';
  value: number;
  /** The step that was reached, or the one that was missed. */
  threshold: number | null;
  gap: number | null;
  times: number;
  reward: Fen;
  /** Before the limits. */
  uncut: Fen;
  cut: RewardCut | null;
}

export interface TraceRow extends Subject {
  /** Place in the trace, from 1; 0 until it is whole. */
  seq: number;
  stage: Stage;
  /** null: the order, or every line alike. */
  lineNo: number | null;
  /** For a line that was split. */
  part: string;
  result: TraceResult;
  reason: TraceReason;
  /** Unit price at stages 0 to 2, net of the line at 3. */
  before: number | null;
  after: number | null;
  computed: Computed | null;
  /** For an activity: what it would have given alone. */
  expected: Fen | null;
  /** Who won instead. */
  beatenBy: readonly string[];
}

type Facts = Partial<Omit<TraceRow, keyof Subject>> & Pick<TraceRow, 'stage' | 'reason'>;

const LOST: ReadonlySet<TraceReason> = new Set(LOST_REASONS);

const resultOf = (reason: TraceReason): TraceResult => {
  if (reason === 'HIT') return 'HIT';
  return LOST.has(reason) ? 'LOSE' : 'SKIP';
};

const NONE: readonly string[] = [];

export const traceRow = ({ source, id, code, name, kind }: Subject, facts: Facts): TraceRow => ({
  seq: 0,
  source,
  id,
  code,
  name,
  kind,
  stage: facts.stage,
  lineNo: facts.lineNo ?? null,
  part: facts.part ?? '',
  result: facts.result ?? resultOf(facts.reason),
  reason: facts.reason,
  before: facts.before ?? null,
  after: facts.after ?? null,
  computed: facts.computed ?? null,
  expected: facts.expected ?? null,
  beatenBy: facts.beatenBy ?? NONE,
});
