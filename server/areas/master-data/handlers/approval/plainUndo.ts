import type { PlainKind } from '../../../../../src/contract/master-data/kinds';
import type { Context } from '../../../../http/context';
import type { TextParams } from '../../../../http/failure';
import { slot } from '../../../../platform/slot';

/** A text of `errors`, such as `approvalBack.return.ended`. */
type Said = readonly [key: string, params?: TextParams];

/** What taking an approval back does with its document, found out under its lock where it is to be done. */
export interface PlainUndo {
  /** Why it cannot be taken back any more, by its key of `approvalGone`; what has passed and something came of. */
  refusal?: string;
  /** What becomes of it for good. */
  ended: readonly Said[];
  /** What becomes of it where it is to be decided anew. */
  again: readonly Said[];
  /** Whether it waits again then; else it is its applicant's to submit. */
  waits: boolean;
  run: () => Promise<void>;
}

export interface PlainAsked {
  id: string;
  /** It has passed; else it waits. */
  isPassed: boolean;
  isAgain: boolean;
  reason: string;
  isLocked: boolean;
}

type Undoing = (asked: PlainAsked, context: Context) => Promise<PlainUndo>;

/** Areas that approve without a chain say how that is undone. */
export const plainUndos = slot<Readonly<Record<PlainKind, Undoing>>>('plainUndos');
