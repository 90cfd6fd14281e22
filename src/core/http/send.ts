import { text } from '../i18n';
import type { Outgoing } from './buildRequest';
import { CallError, type CallErrorKind } from './callError';

export interface Reply {
  status: number;
  headers: Headers;
  blob: Blob;
}

interface Limits {
  timeout: number;
  signal: AbortSignal | undefined;
}

/** Failures without an answer all read 请求失败: offline, reset, refused, stalled (docs/console.md#messages). */
const noAnswer = (kind: CallErrorKind) => new CallError(kind, { msg: text('core.requestFailed') });

/** One HTTP exchange, body included, within the time limit of the client. */
export async function send(outgoing: Outgoing, { timeout, signal }: Limits): Promise<Reply> {
  const stop = new AbortController();
  let reason: CallErrorKind = 'network';
  const stopFor = (why: CallErrorKind) => {
    reason = why;
    stop.abort();
  };
  const timer = setTimeout(() => stopFor('timeout'), timeout);
  const abort = () => stopFor('aborted');
  if (signal?.aborted) abort();
  signal?.addEventListener('abort', abort);
  try {
    const { url, method, headers, body } = outgoing;
    // Redirects are refused: the token would be sent along.
    const response = await fetch(url, { method, headers, body: body ?? null, signal: stop.signal, redirect: 'error' });
    return { status: response.status, headers: response.headers, blob: await response.blob() };
  } catch {
    throw noAnswer(reason);
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', abort);
  }
}
