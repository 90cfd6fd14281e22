import { BRIDGE_PART, type BridgeLine, type BridgePart } from '../../../../../src/contract/finance/bridge-rows';
import type { Bridge, Residuals } from './bridge';

/* The parts of each figure of the bridge, in fen (docs/domain/workbench.md#bridge). */

export interface BridgeItem {
  part: BridgePart;
  /** The id of the row or the match; empty for a figure without a document. */
  id: string;
  date: string;
  weight: number;
  /** Only for parts without a document: the figures of both sides. */
  ours?: number | null;
  theirs?: number | null;
}

/** A document of either side as it stands in a statement. */
export interface Standing {
  id: string;
  side: 1 | 2;
  amount: number;
  date: string;
  counted: boolean;
}

export interface PartsInput {
  bridge: Bridge;
  ourOpening: number;
  /** As the bridge takes it: stated, or agreed on. */
  theirOpening: number | null;
  /** As the partner has stated it. */
  theirClosing: number | null;
  /** The sum of all rows of the partner. */
  theirTotal: number;
  open: readonly (Standing & { duplicate: boolean })[];
  matches: readonly (Residuals & { id: string; date: string })[];
  carried: readonly Standing[];
  tied: readonly Standing[];
}

type Line = Exclude<BridgeLine, 'closing' | 'counterClosing'>;

const documentPart = (one: Standing, part?: BridgePart): BridgeItem => ({
  part: part ?? (one.side === 1 ? BRIDGE_PART.bill : BRIDGE_PART.counterRow),
  ...{ id: one.id, date: one.date, weight: one.side === 1 ? one.amount : 0 - one.amount },
});

/** A part without a document has no day, and comes first. */
const figure = (part: BridgePart, weight: number, sides: Pick<BridgeItem, 'ours' | 'theirs'>): BridgeItem[] =>
  weight === 0 ? [] : [{ part, id: '', date: '', weight, ...sides }];

const counted = ({ open }: PartsInput, side: 1 | 2) =>
  open.filter((one) => one.counted && !one.duplicate && one.side === side).map((one) => documentPart(one));

const ofMatches = ({ matches }: PartsInput, name: 'gross' | 'timing') =>
  matches
    .filter((one) => one[name] !== 0)
    .map(({ id, date, [name]: weight }) => ({ part: BRIDGE_PART.match, id, date, weight }));

const OF_LINE: Readonly<Record<Line, (input: PartsInput) => BridgeItem[]>> = {
  opening(input) {
    const { ourOpening: ours, theirOpening: theirs, bridge, carried, tied } = input;
    const rest = theirs === null ? 0 : ours - theirs - bridge.openingCarried;
    return [
      ...figure(BRIDGE_PART.openings, rest, { ours, theirs }),
      ...(theirs === null ? [] : carried.map((one) => documentPart(one, BRIDGE_PART.carried))),
      ...tied.map((one) => documentPart(one)),
    ];
  },
  oursOnly: (input) => counted(input, 1),
  theirsOnly: (input) => counted(input, 2),
  amount: (input) => ofMatches(input, 'gross'),
  timing: (input) => ofMatches(input, 'timing'),
  duplicate: ({ open }) => open.filter((one) => one.counted && one.duplicate).map((one) => documentPart(one)),
  /** The closing that the partner has stated, less his opening and his rows. */
  remainder: ({ bridge }) => figure(BRIDGE_PART.gap, bridge.remainder, { ours: null, theirs: bridge.counterClosing }),
};

/** A closing is made up of the opening of its side and of the documents of that side that count. */
export function partsOfClosing(line: 'closing' | 'counterClosing', rows: readonly Standing[], input: PartsInput) {
  const own = rows.map((one) => ({ ...documentPart(one), weight: one.amount }));
  if (line === 'closing') {
    const { ourOpening: ours } = input;
    return [...figure(BRIDGE_PART.openings, ours, { ours, theirs: null }), ...own];
  }
  const { theirOpening, theirClosing: theirs, theirTotal } = input;
  const begins = theirOpening ?? 0;
  const gap = theirs === null ? 0 : theirs - begins - theirTotal;
  return [
    ...figure(BRIDGE_PART.openings, begins, { ours: null, theirs: theirOpening }),
    ...figure(BRIDGE_PART.gap, gap, { ours: null, theirs }),
    ...own,
  ];
}

export const partsOfLine = (line: Line, input: PartsInput): BridgeItem[] => OF_LINE[line](input);

/** The oldest first; parts without a document come before all others. */
export const inOrder = (parts: readonly BridgeItem[]) =>
  [...parts].sort((a, b) => (a.date === b.date ? Number(a.id) - Number(b.id) : a.date < b.date ? -1 : 1));
