import fc from 'fast-check';
import { ERROR } from '../../../../src/contract/error-codes';
import { TRADE_FAIR_STATE, type TradeFairState } from '../../../../src/contract/trade-fair/fairs';
import { type Actor, decide, editing, possibleActions, stateAfterSaving, stateByClock } from './tradeFair';

const { initial, published, takenDown, ongoing, ended, draft } = TRADE_FAIR_STATE;
const STATES = Object.values(TRADE_FAIR_STATE);
const MOVES = ['publish', 'takeDown', 'end', 'del'] as const;

const clerk: Actor = { isHeadquarters: false, isOperator: false, actsForHost: true, isCreator: false };
const operator: Actor = { ...clerk, isOperator: true };
const headquarters: Actor = { ...operator, isHeadquarters: true };
const guest: Actor = { ...operator, actsForHost: false };
const creator: Actor = { ...clerk, isCreator: true };

const fair = (state: TradeFairState) => ({ state, startTime: '2026-03-08 08:30:00', endTime: '2026-03-10 18:00:00' });
const BEFORE = '2026-03-01 00:00:00';
const DURING = '2026-03-09 12:00:00';
const AFTER = '2026-03-11 00:00:00';

/** docs/domain/trade-fair.md#status as rows: what is not here is refused with 45001. */
test.each([
  ['publish', initial, clerk, BEFORE, published],
  ['publish', initial, clerk, DURING, published],
  ['publish', initial, guest, BEFORE, ERROR.notGranted],
  ['publish', initial, headquarters, AFTER, ERROR.fairOver],
  ['publish', takenDown, operator, BEFORE, published],
  ['publish', takenDown, clerk, BEFORE, ERROR.notGranted],
  ['publish', takenDown, headquarters, DURING, ongoing],
  ['publish', takenDown, operator, DURING, ERROR.notGranted],
  ['publish', takenDown, headquarters, AFTER, ERROR.fairOver],
  ['takeDown', published, operator, BEFORE, takenDown],
  ['takeDown', published, clerk, BEFORE, ERROR.notGranted],
  ['takeDown', published, guest, BEFORE, ERROR.notGranted],
  ['takeDown', ongoing, headquarters, DURING, takenDown],
  ['takeDown', ongoing, operator, DURING, ERROR.notGranted],
  ['end', ongoing, headquarters, DURING, ended],
  ['end', ongoing, operator, DURING, ERROR.notGranted],
  ['end', takenDown, headquarters, AFTER, ended],
  ['del', draft, creator, BEFORE, 'deleted'],
  ['del', initial, headquarters, BEFORE, 'deleted'],
  ['del', draft, operator, BEFORE, ERROR.notGranted],
  ['del', takenDown, headquarters, BEFORE, 'deleted'],
  ['del', takenDown, creator, BEFORE, ERROR.notGranted],
] as const)('%s from %s', (move, from, actor, now, outcome) => {
  const verdict = decide(move, { fair: fair(from), actor, now });
  expect('to' in verdict ? verdict.to : verdict.refusal).toBe(outcome);
});

const ALLOWED: Record<(typeof MOVES)[number], readonly TradeFairState[]> = {
  publish: [initial, takenDown],
  takeDown: [published, ongoing],
  end: [ongoing, takenDown],
  del: [draft, initial, takenDown],
};

test.each(MOVES)('%s is refused with 45001 from every other state, whoever asks', (move) => {
  for (const state of STATES.filter((one) => !ALLOWED[move].includes(one))) {
    for (const actor of [clerk, operator, headquarters, guest, creator]) {
      expect(decide(move, { fair: fair(state), actor, now: DURING })).toEqual({ refusal: ERROR.statusForbids });
    }
  }
});

test('time moves published and ongoing fairs only, and only forward; asking twice changes nothing', () => {
  const moment = fc.integer({ min: 0, max: 99 }).map((n) => `2026-03-08 08:00:${String(n).padStart(2, '0')}`);
  const facts = fc.record({
    state: fc.constantFrom(...STATES),
    startTime: fc.option(moment),
    endTime: fc.option(moment),
  });
  fc.assert(
    fc.property(facts, moment, (given, now) => {
      const state = stateByClock(given, now);
      const moves = [published, ongoing].some((one) => one === given.state);
      expect(moves ? [given.state, ongoing, ended] : [given.state]).toContain(state);
      expect(stateByClock({ ...given, state }, now)).toBe(state);
    }),
  );
});

test('a published fair begins at its first second and ends after its last', () => {
  expect(stateByClock(fair(published), '2026-03-08 08:29:59')).toBe(published);
  expect(stateByClock(fair(published), '2026-03-08 08:30:00')).toBe(ongoing);
  expect(stateByClock(fair(ongoing), '2026-03-10 18:00:00')).toBe(ongoing);
  expect(stateByClock(fair(ongoing), '2026-03-10 18:00:01')).toBe(ended);
  expect(stateByClock(fair(published), AFTER)).toBe(ended);
  expect(stateByClock(fair(takenDown), AFTER)).toBe(takenDown);
});

test('what may be edited follows the state; a company that is not the host edits nothing', () => {
  expect(STATES.map((state) => editing(fair(state), operator))).toEqual(
    STATES.map((state) =>
      state === draft || state === initial ? 'all' : state === published || state === ongoing ? 'limited' : 'none',
    ),
  );
  expect(STATES.map((state) => editing(fair(state), guest))).toEqual(STATES.map(() => 'none'));
});

test('only its creator takes a submitted fair back to draft', () => {
  expect(stateAfterSaving('DRAFT', fair(initial), creator)).toEqual({ to: draft });
  expect(stateAfterSaving('DRAFT', fair(initial), operator)).toEqual({ refusal: ERROR.notGranted });
  expect(stateAfterSaving('DRAFT', fair(published), creator)).toEqual({ refusal: ERROR.statusForbids });
  expect(stateAfterSaving('SUBMIT', fair(ongoing), operator)).toEqual({ to: ongoing });
});

test('the actions that a row offers are exactly those that the server would allow', () => {
  for (const state of STATES) {
    for (const actor of [clerk, operator, headquarters, guest, creator]) {
      const offered = possibleActions({ fair: fair(state), actor, now: DURING });
      expect(MOVES.filter((move) => offered.includes(move))).toEqual(
        MOVES.filter((move) => 'to' in decide(move, { fair: fair(state), actor, now: DURING })),
      );
    }
  }
});
