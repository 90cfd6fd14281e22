import { ERROR, type ErrorCode } from '../../src/contract/error-codes';
import type { TextParams } from '../platform/listed';
import type { FieldProblem } from '../platform/problem';

const UNAVAILABLE = 503;

/** HTTP statuses other than 200 (docs/domain/platform.md#envelope); every other failure is a business failure. */
const STATUS: Partial<Record<ErrorCode, number>> = {
  [ERROR.sessionExpired]: 401,
  [ERROR.badSignature]: 401,
  [ERROR.clockSkew]: 401,
  [ERROR.notGranted]: 403,
  [ERROR.unknownPath]: 404,
  [ERROR.bodyTooLarge]: 413,
  [ERROR.unsupportedMedia]: 415,
  [ERROR.tooManyRequests]: 429,
  [ERROR.serverFailed]: 500,
  [ERROR.serverBusy]: UNAVAILABLE,
  [ERROR.tookTooLong]: UNAVAILABLE,
  [ERROR.lockedByOthers]: UNAVAILABLE,
  [ERROR.tooManyAtOnce]: UNAVAILABLE,
  [ERROR.signInBusy]: UNAVAILABLE,
};

interface Details {
  params?: TextParams;
  /** The key of a text that says more of this case than the text of the code. */
  text?: string;
  data?: unknown;
  status?: number;
  /** Seconds after which a retry makes sense. */
  retryAfter?: number;
}

/** A failure that a handler or a step throws; its text is looked up, by code unless it names another one, in the user's language. */
export class Failure extends Error {
  readonly params: TextParams;
  readonly text: string;
  readonly data: unknown;
  readonly status: number;
  readonly retryAfter: number | undefined;

  constructor(
    readonly code: ErrorCode,
    { params = {}, text = String(code), data = null, status = STATUS[code] ?? 200, retryAfter }: Details = {},
  ) {
    super(`failure ${code}`);
    this.params = params;
    this.text = text;
    this.data = data;
    this.status = status;
    this.retryAfter = retryAfter;
  }

  /** Whether nothing was written, and a retry may succeed in a moment. */
  get isPassing() {
    return this.status === UNAVAILABLE;
  }
}

/** Invalid input: HTTP 200 with every wrong field (docs/domain/platform.md#envelope). */
export class InvalidInput extends Failure {
  constructor(
    readonly problems: readonly FieldProblem[],
    code: ErrorCode = ERROR.invalidInput,
  ) {
    super(code);
  }
}

export interface Warning {
  code: ErrorCode;
  params?: TextParams;
}

/** Warnings that the user may accept; until then nothing is written. */
export class NeedsConfirmation extends Failure {
  constructor(
    readonly warnings: readonly [Warning, ...Warning[]],
    /** What the dialog shows besides the texts of the warnings. */
    readonly details: Readonly<Record<string, unknown>> = {},
  ) {
    super(warnings[0].code, { params: warnings[0].params });
  }
}

export interface Confirmation {
  confirm?: number | undefined;
  confirmCodes?: readonly number[] | undefined;
}

/** Passes if every warning was accepted, by `confirm: 1` or one by one. */
export function requireConfirmation(
  warnings: readonly Warning[],
  { confirm, confirmCodes = [] }: Confirmation,
  details?: Readonly<Record<string, unknown>>,
) {
  const [first, ...rest] = warnings.filter(({ code }) => !confirmCodes.includes(code));
  if (first && confirm !== 1) throw new NeedsConfirmation([first, ...rest], details);
}

export const notFound = () => new Failure(ERROR.notFound);
