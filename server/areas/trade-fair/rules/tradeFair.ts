import { ERROR, type ErrorCode } from '../../../../src/contract/error-codes';
import { TRADE_FAIR_STATE, type TradeFairAction, type TradeFairState } from '../../../../src/contract/trade-fair/fairs';

const { initial, published, takenDown, ongoing, ended, draft } = TRADE_FAIR_STATE;

/** What the state machine needs to know of a fair. Times are Shanghai text, which compares like time. */
export interface FairFacts {
  state: TradeFairState;
  startTime: string | null;
  endTime: string | null;
}

/** The user who acts, and how far his data scope reaches (docs/domain/platform.md#scope). */
export interface Actor {
  isHeadquarters: boolean;
  /** An operator's data scope: the branch and below, or everything. */
  isOperator: boolean;
  /** The host branch lies in the actor's scope. */
  actsForHost: boolean;
  isCreator: boolean;
}

/** The moves of a published life; saving moves between draft and initial. */
export type Move = Exclude<TradeFairAction, 'edit' | 'copy'>;
type Verdict = { to: TradeFairState | 'deleted' } | { refusal: ErrorCode };

interface Rule {
  from: readonly TradeFairState[];
  to: TradeFairState | 'deleted';
  may: (actor: Actor) => boolean;
  /** Absent: at any time. */
  when?: (fair: FairFacts, now: string) => ErrorCode | undefined;
}

const headquarters = (actor: Actor) => actor.isHeadquarters;
const hostOperator = (actor: Actor) => actor.isOperator && actor.actsForHost;

const beforeStart = ({ startTime }: FairFacts, now: string) => now < (startTime ?? '');
const notOver = ({ endTime }: FairFacts, now: string) => ((endTime ?? '') > now ? undefined : ERROR.fairOver);

/** The table of docs/domain/trade-fair.md#status. Among several rules for one state, the first whose time has come counts. */
const RULES: Record<Move, readonly Rule[]> = {
  publish: [
    { from: [initial], to: published, may: (actor) => actor.actsForHost, when: notOver },
    {
      from: [takenDown],
      to: published,
      may: hostOperator,
      when: (fair, now) => (beforeStart(fair, now) ? undefined : ERROR.statusForbids),
    },
    { from: [takenDown], to: ongoing, may: headquarters, when: notOver },
  ],
  takeDown: [
    { from: [published], to: takenDown, may: hostOperator },
    { from: [ongoing], to: takenDown, may: headquarters },
  ],
  end: [{ from: [ongoing, takenDown], to: ended, may: headquarters }],
  del: [
    { from: [draft, initial], to: 'deleted', may: (actor) => actor.isCreator || actor.isHeadquarters },
    { from: [takenDown], to: 'deleted', may: headquarters },
  ],
};

/** Who looks at which fair, and when (Shanghai text). */
export interface Situation {
  fair: FairFacts;
  actor: Actor;
  now: string;
}

/** Where a move leads, or why it is refused: 45001 unless the rule says otherwise (docs/domain/trade-fair.md#status). */
export function decide(move: Move, { fair, actor, now }: Situation): Verdict {
  const fitting = RULES[move].filter(({ from }) => from.includes(fair.state));
  const refusals = fitting.map(({ when }) => when?.(fair, now));
  const index = refusals.indexOf(undefined);
  const rule = fitting[index];
  if (!rule) return { refusal: refusals.at(-1) ?? ERROR.statusForbids };
  return rule.may(actor) ? { to: rule.to } : { refusal: ERROR.notGranted };
}

export type Editing = 'all' | 'limited' | 'none';

/** How much of a fair may be edited; a fair that runs allows only what guests can still follow. */
export function editing({ state }: FairFacts, actor: Actor): Editing {
  if (!actor.actsForHost && !actor.isCreator) return 'none';
  if (state === draft || state === initial) return 'all';
  return state === published || state === ongoing ? 'limited' : 'none';
}

/** Everything that the actor may do to the fair. */
export function possibleActions(situation: Situation): TradeFairAction[] {
  const { fair, actor } = situation;
  const moves = (['publish', 'takeDown', 'end', 'del'] as const).filter((move) => 'to' in decide(move, situation));
  return [...(editing(fair, actor) === 'none' ? [] : (['edit'] as const)), ...moves, 'copy'];
}

/**
 * Where time alone has taken the fair (docs/domain/trade-fair.md#status: 1 → 3 at the start, 3 → 4 after the end; never
 * out of 2).
 */
export function stateByClock({ state, startTime, endTime }: FairFacts, now: string): TradeFairState {
  const started = state === published && startTime !== null && now >= startTime ? ongoing : state;
  return started === ongoing && endTime !== null && now > endTime ? ended : started;
}

/** Saving: a draft stays or becomes initial; back to draft only by its creator, before the first publication. */
export function stateAfterSaving(
  saveMode: 'DRAFT' | 'SUBMIT',
  { state }: FairFacts,
  actor: Actor,
): { to: TradeFairState } | { refusal: ErrorCode } {
  if (state === draft || state === initial) {
    if (saveMode === 'SUBMIT') return { to: initial };
    return state === draft || actor.isCreator ? { to: draft } : { refusal: ERROR.notGranted };
  }
  return saveMode === 'SUBMIT' && state !== takenDown && state !== ended
    ? { to: state }
    : { refusal: ERROR.statusForbids };
}
