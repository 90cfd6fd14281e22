import type { Endpoint, Input, Output } from '../../src/contract/property/micro-pms';
import type { CallOptions } from '@kit/types';
import { host } from './host';
import { say } from './say';
import { signedQuery } from './sign';

const LOCALES = { en: 'en-US', es: 'es-ES', ja: 'ja-JP', zh: 'zh-CN' } as const;
const SUCCESS = [200, 201, 202];
/** The clock of this machine is wrong (docs/domain/platform.md#writes). */
const WRONG_CLOCK = 40_103;
const TIMEOUT_MS = 150_000;
const MAX_TEXT = 200;

/** The server's clock minus ours, and the last stamp: no two requests carry the same. */
let offset = 0;
let lastStamp = 0;

const stamp = () => {
  lastStamp = Math.max(Date.now() + offset, lastStamp + 1);
  return String(lastStamp);
};

interface Answer {
  code?: unknown;
  success?: unknown;
  msg?: unknown;
  data?: unknown;
  serverTime?: unknown;
}

const isAnswer = (value: unknown): value is Answer => typeof value === 'object' && value !== null;

async function send(path: string, input: unknown, signal: AbortSignal) {
  const props = host.get();
  if (!props) throw new Error(say('alone'));
  const token = props.token();
  const body = JSON.stringify(input);
  const query = new URLSearchParams(signedQuery({ token, path, body: JSON.parse(body), t: stamp() }));
  const request = fetch(`${path}?${query.toString()}`, {
    method: 'POST',
    body,
    signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
    redirect: 'error',
    headers: {
      'Content-Type': 'application/json',
      'Accept-Language': LOCALES[props.language],
      zhcaiToken: token,
      Authorization: `Bearer ${token}`,
      'X-Branch-Id': props.branch.branchId,
      'X-Menu-Id': window.location.pathname.replace(/^\/+/, '').slice(0, MAX_TEXT),
      token_platform_client_type: 'SYS',
    },
  });
  const response = await request.catch((): never => {
    // Whatever the browser says of it is in its own words, not in the user's.
    throw new Error(say('failed'));
  });
  const answer: unknown = await response.json().catch(() => null);
  return { status: response.status, answer: isAnswer(answer) ? answer : {} };
}

/** A text that may be shown: no markup, no stack (docs/console.md#messages). */
const decent = (text: unknown) =>
  typeof text === 'string' && text !== '' && text.length <= MAX_TEXT && !/[<>]|\bat \w+/.test(text)
    ? text
    : say('failed');

/**
 * A POST of the contract, as the console signs it. An expired session is the console's to end: the promise then stays
 * open, for nobody is there any more to be told.
 */
export async function call<E extends Endpoint>(
  { path }: E,
  input: Input<E>,
  { signal = new AbortController().signal }: CallOptions = {},
): Promise<Output<E>> {
  let { status, answer } = await send(path, input, signal);
  if (typeof answer.serverTime === 'number') offset = answer.serverTime - Date.now();
  if (answer.code === WRONG_CLOCK) {
    // Also when the server's clock is behind ours.
    lastStamp = 0;
    ({ status, answer } = await send(path, input, signal));
  }
  if (status === 401) {
    host.get()?.unauthorised();
    return new Promise(() => undefined);
  }
  const isSuccess = answer.success === true || SUCCESS.some((code) => code === answer.code);
  if (!isSuccess) throw new Error(decent(answer.msg));
  // What the contract promises of this endpoint; the contract tests hold the server to it.
  return answer.data as Output<E>;
}
