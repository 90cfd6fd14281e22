import { sumOf } from '../../../../platform/numbers/exact';
import { total } from './rows';

/* From our closing to theirs, line by line (docs/domain/workbench.md#bridge); fen. */

/** By how much the sides of a match differ: all its rows (`gross`), those of this period (`residual`), and the step between. */
export interface Residuals {
  gross: number;
  residual: number;
  timing: number;
}

interface MatchedRow {
  side: 1 | 2;
  amount: number;
  counted: boolean;
}

const ofSide = (rows: readonly MatchedRow[], side: 1 | 2) => total(rows.filter((row) => row.side === side));

export function residualsOf(rows: readonly MatchedRow[]): Residuals {
  const counted = rows.filter((row) => row.counted);
  const gross = ofSide(rows, 1) - ofSide(rows, 2);
  const residual = ofSide(counted, 1) - ofSide(counted, 2);
  return { gross, residual, timing: residual - gross };
}

interface OpenRow extends MatchedRow {
  /** A further row of a number that is matched. */
  duplicate: boolean;
}

export interface BridgeInput {
  ourOpening: number;
  ourClosing: number;
  /** As the partner has stated them. */
  theirOpening: number | null;
  theirClosing: number | null;
  /** All counted rows of the partner. */
  theirTotal: number;
  /** Agreed differences of earlier statements. */
  carried: number;
  /** Adjustments of ours for what the openings differ by. */
  tied?: number;
  /** Rows without a confirmed match. */
  open: readonly OpenRow[];
  matches: readonly Residuals[];
}

export interface Bridge {
  closing: number;
  /** Their stated closing, else the sum of their opening and their rows; null while neither is known. */
  counterClosing: number | null;
  difference: number;
  opening: number;
  openingCarried: number;
  openingRest: number;
  oursOnly: number;
  theirsOnly: number;
  amount: number;
  timing: number;
  duplicate: number;
  remainder: number;
}

/** The remainder is the part that their own figures do not account for: it is shown, never distributed. */
export function bridgeOf({ open, matches, ...input }: BridgeInput): Bridge {
  const { ourOpening, ourClosing, theirOpening, theirClosing, theirTotal, carried, tied = 0 } = input;
  const counted = open.filter((row) => row.counted);
  const free = counted.filter(({ duplicate }) => !duplicate);
  const doubled = counted.filter(({ duplicate }) => duplicate);
  const counterClosing = theirClosing ?? (theirOpening === null ? null : theirOpening + theirTotal);
  const opening = (theirOpening === null ? 0 : ourOpening - theirOpening) + tied;
  const openingCarried = theirOpening === null ? 0 : carried;
  const lines = {
    ...{ opening, openingCarried, openingRest: opening - openingCarried },
    oursOnly: ofSide(free, 1),
    theirsOnly: 0 - ofSide(free, 2),
    amount: sumOf(matches, ({ gross }) => gross),
    timing: sumOf(matches, ({ timing }) => timing),
    duplicate: ofSide(doubled, 1) - ofSide(doubled, 2),
  };
  const explained = opening + lines.oursOnly + lines.theirsOnly + lines.amount + lines.timing + lines.duplicate;
  const difference = counterClosing === null ? 0 : ourClosing - counterClosing;
  const remainder = counterClosing === null ? 0 : difference - explained;
  return { closing: ourClosing, counterClosing, difference, ...lines, remainder };
}
