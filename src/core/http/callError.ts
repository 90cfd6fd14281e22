import { ERROR } from '@/contract/error-codes';

/**
 * `business` the server understood and said no; `unauthorised` HTTP 401, or nobody is signed in; `server` it failed, or
 * its answer cannot be read; `network` and `timeout` no answer came; `aborted` nobody waits for it any more; `setup`
 * the request could not be made.
 */
export type CallErrorKind = 'business' | 'unauthorised' | 'server' | 'network' | 'timeout' | 'aborted' | 'setup';

export interface FieldProblem {
  field: string;
  msg: string;
}

export interface CallWarning {
  code: number;
  msg: string;
}

interface Facts {
  msg: string;
  /** The envelope's code; 0 without an envelope. */
  code?: number;
  /** The HTTP status; 0 without an answer. */
  status?: number;
  data?: unknown;
  requestId?: string;
}

/** Codes whose data names wrong fields. */
const FIELD_CODES: readonly number[] = [
  ...[ERROR.invalidInput, ERROR.ruleParams, ERROR.reserveAboveStock, ERROR.strategyIncomplete],
  ...[ERROR.ladderBroken, ERROR.rewardTypesMixed, ERROR.activityScopeEmpty],
];

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** The server's message, if it is a text. */
const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

function problemsIn(data: unknown): FieldProblem[] {
  if (!Array.isArray(data)) return [];
  return data
    .filter(isRecord)
    .flatMap(({ field, msg }) => (typeof field === 'string' ? [{ field, msg: textOf(msg) }] : []));
}

function warningsIn(data: unknown): CallWarning[] {
  const list = isRecord(data) ? data.warnings : null;
  if (!Array.isArray(list)) return [];
  return list
    .filter(isRecord)
    .flatMap(({ code, msg }) => (typeof code === 'number' ? [{ code, msg: textOf(msg) }] : []));
}

/** What every failed call throws. Its message is the one that the user may read. */
export class CallError extends Error {
  override readonly name = 'CallError';
  readonly msg: string;
  readonly code: number;
  readonly status: number;
  /** The `data` of the failed answer: the current record of 49001, the result list of an import. */
  readonly data: unknown;
  readonly requestId: string;
  /** The wrong fields of 40002, or of a code of its own, for the form. */
  readonly fields: readonly FieldProblem[] | undefined;
  /** What the user may accept by repeating the call with `confirm` or `confirmCodes`. */
  readonly warnings: readonly CallWarning[] | undefined;

  constructor(
    readonly kind: CallErrorKind,
    { msg, code = 0, status = 0, data = null, requestId = '' }: Facts,
  ) {
    super(msg);
    this.msg = msg;
    this.code = code;
    this.status = status;
    this.data = data;
    this.requestId = requestId;
    const fields = FIELD_CODES.includes(code) ? problemsIn(data) : [];
    const warnings = warningsIn(data);
    this.fields = fields.length > 0 ? fields : undefined;
    this.warnings = warnings.length > 0 ? warnings : undefined;
  }
}

export const isCallError = (error: unknown): error is CallError => error instanceof CallError;

const WITHOUT_ANSWER = ['network', 'timeout', 'aborted', 'server'] as const;
type Unanswered = CallError & { kind: (typeof WITHOUT_ANSWER)[number] };

/** What was asked for may have been done, or not. */
export const isUnanswered = (error: unknown): error is Unanswered =>
  isCallError(error) && WITHOUT_ANSWER.some((kind) => kind === error.kind);
