import { text } from '../i18n';
import type { Outgoing } from './buildRequest';
import { CallError } from './callError';

export interface Reply {
  status: number;
  headers: Headers;
  blob: Blob;
}

interface Limits {
  timeout: number;
  signal: AbortSignal | undefined;
}

/** Failures without an answer all read 请求失败: offline, reset, refused, stalled (specification §8). */
function noAnswer(kind: 'network' | 'timeout' | 'aborted') {
  return new CallError(kind, { msg: text('core.requestFailed') });
}

/** One HTTP exchange, body included, within the time limit of the client. */
export async function send(outgoing: Outgoing, { timeout, signal }: Limits): Promise<Reply> {
  if (signal?.aborted) throw noAnswer('aborted');
  const stop = new AbortController();
  let late = false;
  const timer = setTimeout(() => {
    late = true;
    stop.abort();
  }, timeout);
  const abort = () => stop.abort();
  signal?.addEventListener('abort', abort);
  try {
    const { url, method, headers, body } = outgoing;
    // An answer that leads elsewhere is none of ours: it would carry the token there.
    const response = await fetch(url, { method, headers, body: body ?? null, signal: stop.signal, redirect: 'error' });
    return { status: response.status, headers: response.headers, blob: await response.blob() };
  } catch {
    throw noAnswer(late ? 'timeout' : signal?.aborted ? 'aborted' : 'network');
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', abort);
  }
}
