import type { PlainKind } from '../../../../../src/contract/master-data/kinds';
import type { Context } from '../../../../http/context';
import type { TextParams } from '../../../../platform/listed';
import { slot } from '../../../../platform/slot';

/** A text of `errors` and its parameters, such as `approvalBack.return.ended`. */
type Said = readonly [key: string, params?: TextParams];

/** What taking an approval back does to its document. Where it is to be done, the document is locked first. */
export interface PlainUndo {
  /** Why it cannot be taken back any more, as a key of `approvalGone`: it has passed, and something followed from it. */
  refusal?: string;
  /** What follows if the document ends with it. */
  ended: readonly Said[];
  /** What follows if the document is to be decided again. */
  again: readonly Said[];
  /** Whether it then waits for a decision; else its applicant has to submit it. */
  waits: boolean;
  run: () => Promise<void>;
}

export interface PlainAsked {
  id: string;
  /** Whether it has passed; else it waits for its decision. */
  isPassed: boolean;
  isAgain: boolean;
  reason: string;
  isLocked: boolean;
}

type Undoing = (asked: PlainAsked, context: Context) => Promise<PlainUndo>;

/** Areas that approve without a chain say how that is undone. */
export const plainUndos = slot<Readonly<Record<PlainKind, Undoing>>>('plainUndos');
