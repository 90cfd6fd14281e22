import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Response } from 'express';
import type { Envelope } from '../../src/contract/endpoint';
import { ERROR, type ErrorCode } from '../../src/contract/error-codes';
import { BadCursor } from '../platform/database/cursor';
import { PageTooFar } from '../platform/database/paged';
import { describe, sqlState } from '../platform/fault';
import { logger } from '../platform/logger';
import { conflictOf } from './constraints';
import { Overloaded } from '../platform/queue/workQueue';
import { Failure, InvalidInput, NeedsConfirmation } from './failure';
import type { Translate } from './texts';

/** A handler answers this instead of data to send a file. */
export class FileAnswer {
  constructor(
    readonly content: Buffer | Readable,
    readonly facts: { name: string; mime: string; inline: boolean; maxAge: number },
  ) {}
}

interface Frame {
  requestId: string;
  serverTime: number;
}

export const success = (data: unknown, { code = 200, ...frame }: Frame & { code?: 200 | 202 }): Envelope => ({
  code,
  success: true,
  msg: '',
  data: data ?? null,
  ...frame,
});

const percent = (character: string) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`;

/** RFC 6266: the exact name in UTF-8, encoded so that it cannot break the header. */
const disposition = (name: string, inline: boolean) =>
  `${inline ? 'inline' : 'attachment'}; filename*=UTF-8''${encodeURIComponent(name).replace(/['()*]/g, percent)}`;

/** A client that disconnects is no fault; a content that cannot be read to its end is one. */
const isGoneClient = (error: unknown) =>
  typeof error === 'object' &&
  error !== null &&
  'code' in error &&
  ['ERR_STREAM_PREMATURE_CLOSE', 'ECONNRESET', 'EPIPE'].includes(String(error.code));

export async function sendFile(res: Response, { content, facts }: FileAnswer) {
  res.set({
    'Content-Type': facts.mime,
    'Content-Disposition': disposition(facts.name, facts.inline),
    'Cache-Control': facts.maxAge > 0 ? `private, max-age=${facts.maxAge}, immutable` : 'no-store',
  });
  if (content instanceof Buffer) res.end(content);
  // Waits for a slow client.
  else
    await pipeline(content, res).catch((error: unknown) => {
      if (!isGoneClient(error)) logger.error({ ...describe(error), requestId: res.get('X-Request-Id') });
    });
}

function detailsOf(failure: Failure, text: Translate) {
  if (failure instanceof InvalidInput) {
    return failure.problems.map(({ field, text: key, params }) => ({ field, msg: text(key, params) }));
  }
  if (failure instanceof NeedsConfirmation) {
    return {
      ...failure.details,
      warnings: failure.warnings.map(({ code, params }) => ({ code, msg: text(code, params) })),
    };
  }
  return failure.data;
}

export const failed = (failure: Failure, text: Translate, frame: Frame): Envelope => ({
  code: failure.code,
  success: false,
  msg: text(failure.text, failure.params),
  data: detailsOf(failure, text),
  ...frame,
});

/** Errors after which nothing was written and a retry may succeed; the text says what happened. */
const WAITED: Readonly<Record<string, ErrorCode>> = {
  // A statement took too long, or a transaction did nothing for too long.
  '57014': ERROR.tookTooLong,
  '25P03': ERROR.tookTooLong,
  // Another transaction holds the rows, or both waited for each other.
  '55P03': ERROR.lockedByOthers,
  '40P01': ERROR.lockedByOthers,
  '40001': ERROR.lockedByOthers,
  '53300': ERROR.tooManyAtOnce,
};

/**
 * Connection lost, server stopping, out of disk, memory or file handles, or a server that takes no writes: nothing was
 * written either.
 */
const UNAVAILABLE = /^(08|53|57|58|25006$)|^E(CONNREFUSED|CONNRESET|PIPE|TIMEDOUT|NOSPC|DQUOT|ROFS|IO|MFILE|NFILE)$/;

/** Turns any thrown error into a failure that reveals no more than the user may know. */
export function toFailure(error: unknown): Failure {
  if (error instanceof Failure) return error;
  if (error instanceof Overloaded) {
    const { seconds } = error;
    return new Failure(ERROR.signInBusy, { params: { seconds }, retryAfter: seconds });
  }
  if (error instanceof BadCursor) return new InvalidInput([{ field: 'cursor', text: 'field.format' }]);
  if (error instanceof PageTooFar)
    return new InvalidInput([{ field: 'pageNum', text: 'field.tooBig', params: { max: error.last } }]);
  const state = sqlState(error) ?? '';
  const code = WAITED[state] ?? (UNAVAILABLE.test(state) ? ERROR.serverBusy : ERROR.serverFailed);
  return conflictOf(error) ?? new Failure(code);
}
