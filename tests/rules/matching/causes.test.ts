/* docs/domain/reconciliation.md#causes and #bridge, to the fen. */
import { DIFF_CAUSE, DIFF_TYPE } from '../../../src/contract/finance/matching';
import { type BridgeInput, bridgeOf, residualsOf } from '../../../server/areas/finance/rules/matching/bridge';
import { explain } from '../../../server/areas/finance/rules/matching/causes';
import { differencesOf, type SettledRow } from '../../../server/areas/finance/rules/matching/differences';
import { toUnits } from '../../../server/platform/numbers/decimal';
import { fen } from './world';

const line = (code: string, qty: string, amount: string) => ({ code, qty: toUnits(qty, 4), amount: fen(amount) });
type Line = ReturnType<typeof line>;
const why = (ours: Line, theirs: Line) => explain(ours.amount - theirs.amount, [ours], [theirs]);

test('R08: a price of 0.2000 less on 60 is 12.00', () => {
  const { cause, parts } = why(line('P001', '60', '560.00'), line('P001', '60', '548.00'));
  expect([cause, parts[0]]).toMatchObject([DIFF_CAUSE.price, { pricePart: 1200, qtyPart: 0, rounding: 0 }]);
});

test('R22: quantity, and price with quantity', () => {
  const p2 = why(line('P002', '40', '661.60'), line('P002', '38', '628.52'));
  expect([p2.cause, p2.parts[0]]).toMatchObject([DIFF_CAUSE.qty, { qtyPart: 3308, pricePart: 0, rounding: 0 }]);
  const p3 = why(line('P003', '45', '412.75'), line('P003', '43', '400.00'));
  expect([p3.cause, p3.parts[0], p3.unknown]).toMatchObject([
    DIFF_CAUSE.priceAndQty,
    { qtyPart: 1834, pricePart: -559, rounding: 0 },
    0,
  ]);
});

test('R23: rounding, a line that is missing, and what the lines do not explain', () => {
  const p6 = why(line('P006', '137', '311.82'), line('P006', '137', '311.83'));
  expect([p6.cause, p6.parts[0]]).toMatchObject([DIFF_CAUSE.rounding, { rounding: -1, pricePart: 0, qtyPart: 0 }]);
  const both = line('P001', '10', '115.00');
  const missing = explain(fen('147.00'), [both, line('P004', '20', '147.00')], [both]);
  expect([missing.cause, missing.parts[0]?.qtyPart]).toEqual([DIFF_CAUSE.qty, 14_700]);
  const unknown = explain(fen('5.00'), [both], [both]);
  expect([unknown.cause, unknown.unknown, unknown.parts]).toEqual([DIFF_CAUSE.unknown, 500, []]);
  expect(explain(1200, [both], []).cause).toBe(DIFF_CAUSE.unknown);
});

const settled = (id: string, side: 1 | 2, amount: string, more: Partial<SettledRow> = {}): SettledRow => ({
  ...{ id, side, billType: side === 1 ? 1 : null, amount: fen(amount), lines: [] },
  ...{ counted: true, carry: false, duplicate: false, ...more },
});

/** March of one partner: 61 pairs of 35650.35 and what does not agree. */
const march = (more: Partial<BridgeInput>) =>
  bridgeOf({
    ...{ ourOpening: fen('8000.00'), theirOpening: fen('8000.00'), carried: 0, open: [], matches: [] },
    ...{ ourClosing: fen('45210.35'), theirClosing: fen('44198.35'), theirTotal: fen('36198.35'), ...more },
  });
const missing = settled('a71', 1, '1000.00');
const [a66, b66] = [settled('a66', 1, '560.00'), settled('b66', 2, '548.00')];

test('R24: the difference is explained before and after its pair is confirmed, and after it is adjusted', () => {
  const before = march({ open: [missing, a66, b66] });
  expect(before).toMatchObject({
    difference: 101_200,
    oursOnly: 156_000,
    theirsOnly: -54_800,
    amount: 0,
    remainder: 0,
  });
  const matches = [residualsOf([a66, b66])];
  const after = march({ open: [missing], matches });
  expect(after).toMatchObject({ oursOnly: 100_000, theirsOnly: 0, amount: 1200, remainder: 0 });
  const adjusted = [residualsOf([a66, b66, settled('a99', 1, '-12.00', { billType: 5 })])];
  const last = march({ open: [missing], matches: adjusted, ourClosing: fen('45198.35') });
  expect(last).toMatchObject({ closing: 4_519_835, difference: 100_000, oursOnly: 100_000, amount: 0, remainder: 0 });
});

test('R25: a difference that was carried is finished by its match', () => {
  const carried = settled('c71', 1, '1000.00', { counted: false, carry: true });
  const rows = [carried, settled('b71', 2, '1000.00')];
  const april = bridgeOf({
    ...{ ourOpening: fen('45198.35'), theirOpening: fen('44198.35'), carried: fen('1000.00'), open: [] },
    ourClosing: fen('14198.35'),
    theirClosing: null,
    theirTotal: fen('9000.00') - fen('40000.00') + fen('1000.00'),
    matches: [residualsOf(rows)],
  });
  expect(april).toMatchObject({ counterClosing: 1_419_835, difference: 0, opening: 100_000, openingRest: 0 });
  expect(april).toMatchObject({ openingCarried: 100_000, timing: -100_000, remainder: 0 });
  expect(differencesOf([], [{ id: 'm', rows }], { rest: april.openingRest })).toEqual([]);
});

test('R26: what their own file lacks is shown and not spread', () => {
  const bridge = march({
    open: [missing, settled('a80', 1, '500.00')],
    matches: [residualsOf([a66, b66])],
    ...{ ourClosing: fen('45710.35'), theirClosing: fen('44698.35') },
  });
  expect(bridge).toMatchObject({ difference: 101_200, oursOnly: 150_000, amount: 1200, remainder: -50_000 });
});

test('R27: their row counts in another period', () => {
  const [ours, theirs] = [settled('a69', 1, '2160.00'), settled('b69', 2, '2160.00', { counted: false })];
  expect(differencesOf([], [{ id: 'm', rows: [ours, theirs] }], { rest: 0 })).toMatchObject([
    { type: DIFF_TYPE.date, cause: DIFF_CAUSE.time, amount: 216_000 },
  ]);
  const less = settled('b69', 2, '2106.00', { counted: false });
  expect(differencesOf([], [{ id: 'm', rows: [ours, less] }], { rest: 0 })).toMatchObject([
    { type: DIFF_TYPE.amount, amount: 5400 },
    { type: DIFF_TYPE.date, amount: 210_600 },
  ]);
});

test('R28: an opening difference is a row of its own', () => {
  const bridge = bridgeOf({
    ...{ ourOpening: fen('8000.00'), theirOpening: fen('7850.00'), carried: 0, open: [], matches: [] },
    ...{ ourClosing: fen('9000.00'), theirClosing: fen('8850.00'), theirTotal: fen('1000.00') },
  });
  expect(bridge).toMatchObject({ difference: 15_000, opening: 15_000, openingRest: 15_000, remainder: 0 });
  expect(differencesOf([], [], { rest: bridge.openingRest })).toMatchObject([
    { type: DIFF_TYPE.opening, amount: 15_000 },
  ]);
});

test('R28 adjusted: a bill tied to the opening takes its line away and moves the closing, beside what was carried', () => {
  const input = {
    ...{ ourOpening: fen('8000.00'), theirOpening: fen('7850.00'), carried: 0, open: [], matches: [] },
    ...{ ourClosing: fen('8850.00'), theirClosing: fen('8850.00'), theirTotal: fen('1000.00'), tied: fen('-150.00') },
  };
  const bridge = bridgeOf(input);
  expect(bridge).toMatchObject({ closing: 885_000, difference: 0, opening: 0, openingRest: 0, remainder: 0 });
  expect(differencesOf([], [], { rest: bridge.openingRest, tied: ['a99'] })).toEqual([]);
  const carried = bridgeOf({ ...input, carried: fen('50.00'), tied: fen('-100.00'), ourClosing: fen('8900.00') });
  expect(carried).toMatchObject({
    opening: 5000,
    openingCarried: 5000,
    openingRest: 0,
    difference: 5000,
    remainder: 0,
  });
  // What the opening differs by later is another difference: the one that was adjusted for keeps its own.
  const later = bridgeOf({ ...input, theirOpening: fen('7830.00'), theirClosing: fen('8830.00') });
  expect(differencesOf([], [], { rest: later.openingRest, tied: ['a99'] })).toMatchObject([
    { key: '6 a99', amount: 2000 },
  ]);
});

test('what is open says on which side, and returns, rebates and duplicates by their own names', () => {
  const found = differencesOf(
    [
      missing,
      settled('a2', 1, '-40.00', { billType: 2 }),
      settled('a3', 1, '-5.00', { billType: 4 }),
      settled('b9', 2, '336.57', { duplicate: true }),
      settled('b8', 2, '10.00'),
      settled('b7', 2, '10.00', { counted: false }),
    ],
    [],
    { rest: 0 },
  );
  expect(found.map(({ type, cause, amount }) => [type, cause, amount])).toEqual([
    [DIFF_TYPE.oursOnly, DIFF_CAUSE.missing, 100_000],
    [DIFF_TYPE.oursOnly, DIFF_CAUSE.returnMissing, -4000],
    [DIFF_TYPE.oursOnly, DIFF_CAUSE.rebateMissing, -500],
    [DIFF_TYPE.duplicate, DIFF_CAUSE.duplicate, -33_657],
    [DIFF_TYPE.theirsOnly, DIFF_CAUSE.missing, -1000],
  ]);
});
