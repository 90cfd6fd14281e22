import type { ButtonCode, TextId, TextValues } from '../types';

/** What the user has entered in the dialogs before the action runs. */
export interface Answer {
  /** Empty if no reason was asked for. */
  reason: string;
  /** The server's warnings that the user has accepted. */
  confirmCodes: number[];
}

interface Question {
  /** The title of the dialog; `values` name the record in it. */
  title: TextId;
  /** What the action will do, below the title. */
  content?: TextId;
  values?: TextValues;
}

/** Asks for a text, usually a reason, of `min` to `max` characters. */
export interface Reason extends Question {
  /** The label of the field, if it is not “reason”. */
  asked?: TextId;
  min?: number;
  max?: number;
}

/** Gives the action back only if the server says that the state of the record allows it. */
export const allowedBy =
  <Name extends string>(can: readonly Name[]) =>
  (name: Name, action: Action) =>
    can.includes(name) ? [action] : [];

/** Something that a user with the button may do: a button, or an entry of a menu. */
export interface Action {
  /** Permission to use it; without a code, everybody who sees the record may. */
  code?: ButtonCode;
  label: TextId;
  /** While the returned promise is pending, the button shows as loading. */
  onAction: (answer: Answer) => unknown;
  danger?: boolean;
  /** A confirmation before the action runs; its button repeats the verb. */
  confirm?: Question;
  reason?: Reason;
  /** The message after success. */
  done?: TextId;
  doneValues?: TextValues;
}
