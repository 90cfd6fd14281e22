import type * as z from 'zod';

/**
 * The application augments this interface with `textId`, `buttonCode` and `fileFormat`, so that a text or a button that
 * does not exist is a type error.
 */
// oxlint-disable-next-line typescript/no-empty-object-type -- filled by declaration merging, which needs an interface
export interface KitTypes {}

export type TextId = KitTypes extends { textId: infer T extends string } ? T : string;
export type ButtonCode = KitTypes extends { buttonCode: infer T extends string } ? T : string;
/** How exports write a value, beyond numbers and texts. */
export type FileFormatName = KitTypes extends { fileFormat: infer T extends string } ? T : string;
export type TextValues = Record<string, string | number>;
export type Translate = (id: TextId, values?: TextValues) => string;

/** What lists and records need to know about an endpoint. */
export interface Endpoint<I extends z.ZodType = z.ZodType, O extends z.ZodType = z.ZodType> {
  method: 'GET' | 'POST';
  path: string;
  input: I;
  output: O;
  /** The objects that its answer is made of; it is called again when one of them has been written. */
  reads?: readonly string[];
}
export type Input<E extends Endpoint> = z.input<E['input']>;
export type Output<E extends Endpoint> = z.output<E['output']>;

export interface Page<T> {
  records: T[];
  total: number;
  more?: true | undefined;
  next?: string | undefined;
}

export interface CallOptions {
  signal?: AbortSignal;
  /** The caller shows the failure itself. */
  silent?: boolean;
}

/** Why a call failed, as far as a form can do something about it. */
export interface CallFailure {
  /** A sentence for the user. */
  msg: string;
  /** The call was aborted, or its failure has a message of its own. */
  isSilent: boolean;
  /** The wrong fields, by their path such as `meals.0.quota`. */
  fields?: readonly { field: string; msg: string }[] | undefined;
  /** Warnings that the user may accept; the call is then repeated with their codes. */
  warnings?: readonly { code: number; msg: React.ReactNode }[] | undefined;
  /** The record as somebody else has saved it meanwhile. */
  current?: unknown;
}
