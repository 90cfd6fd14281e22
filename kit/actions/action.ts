import type { ButtonCode, TextId, TextValues } from '../types';

/** What the user has entered in the dialogs before the action runs. */
export interface Answer {
  /** Empty if no reason was asked for. */
  reason: string;
  /** The server's warnings that the user has accepted. */
  confirmCodes: number[];
}

interface Question {
  /** The name of the record, for the title of the dialog. */
  title: TextId;
  /** What the action will do, below the title. */
  content?: TextId;
  values?: TextValues;
}

/** Asks for a reason of this many characters. */
export interface Reason extends Question {
  /** What the field is called, where it is no reason that the action asks for. */
  asked?: TextId;
  min?: number;
  max?: number;
}

/** An action, if it is among those that the server says the record's state allows. */
export const allowedBy =
  <Name extends string>(can: readonly Name[]) =>
  (name: Name, action: Action) =>
    can.includes(name) ? [action] : [];

/** Something that a user with the button may do: a button, or an entry of a menu. */
export interface Action {
  /** Without a code, everybody who sees the record may use it. */
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
