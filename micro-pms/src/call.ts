import type { Endpoint, Input, Output } from '../../src/contract/endpoint';
import type { MicroProps } from '../../src/contract/property/micro-pms';
import type { CallOptions } from '@kit/types';
import { failureOf, PmsFailure } from './failure';
import { noteWritten } from './freshness';
import { host } from './host';
import { notify } from './notices';
import { say } from './say';
import { signedQuery } from './sign';
import { takeKey } from './writing/tries';

const LOCALES = { en: 'en-US', es: 'es-ES', ja: 'ja-JP', zh: 'zh-CN' } as const;
const SUCCESS = [200, 201, 202];
/** The clock of this machine is wrong (docs/domain/platform.md#writes). */
const WRONG_CLOCK = 40_103;
const TIMEOUT_MS = 150_000;
const MAX_TEXT = 200;

/** The server's clock minus ours, once an answer has told it, and the last stamp: no two requests carry the same. */
let offset: number | undefined;
let lastStamp = 0;

/** Milliseconds by the server's clock; before the first answer to this module, by the console's knowledge of it. */
export const serverNow = () => (offset === undefined ? (host.get()?.now?.() ?? Date.now()) : Date.now() + offset);

const stamp = () => {
  lastStamp = Math.max(serverNow(), lastStamp + 1);
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

type Values = Record<string, unknown>;

const valuesOf = (input: unknown): Values => (typeof input === 'object' && input !== null ? { ...input } : {});

/** Fills `:name` parts of the path; the values that are left go into the query or the body. */
function fillPath(template: string, values: Values) {
  const used = new Set<string>();
  const path = template.replace(/:(\w+)/g, (_, name: string) => {
    const value = values[name];
    used.add(name);
    return encodeURIComponent(typeof value === 'string' || typeof value === 'number' ? String(value) : '');
  });
  return { path, rest: Object.fromEntries(Object.entries(values).filter(([name]) => !used.has(name))) };
}

/** Values of a query or a form are texts; absent ones are left out. */
const textsOf = (values: Values) =>
  Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) =>
      typeof value === 'string' || typeof value === 'number' ? [[name, String(value)]] : [],
    ),
  );

function formOf(values: Values, file: File) {
  const form = new FormData();
  for (const [name, value] of Object.entries(textsOf(values))) form.append(name, value);
  form.append('file', file);
  return form;
}

const headersOf = ({ token, language, branch }: MicroProps, key: string | undefined): Record<string, string> => ({
  'Accept-Language': LOCALES[language],
  zhcaiToken: token(),
  Authorization: `Bearer ${token()}`,
  'X-Branch-Id': branch.branchId,
  'X-Menu-Id': window.location.pathname.replace(/^\/+/, '').slice(0, MAX_TEXT),
  token_platform_client_type: 'SYS',
  ...(key ? { 'Idempotency-Key': key } : {}),
});

interface Task {
  endpoint: Endpoint;
  input: unknown;
  file: File | undefined;
  /** For a write: a second try with this key is the same write. */
  key: string | undefined;
}

async function ask({ endpoint, input, file, key }: Task, signal: AbortSignal): Promise<Response> {
  const props = host.get();
  if (!props) throw new PmsFailure({ msg: say('alone') });
  const { method } = endpoint;
  const { path, rest } = fillPath(endpoint.path, valuesOf(input));
  const json = method === 'POST' && !file ? JSON.stringify(rest) : undefined;
  const query = method === 'GET' ? textsOf(rest) : {};
  const body: unknown = json === undefined ? undefined : JSON.parse(json);
  const signed = new URLSearchParams(signedQuery({ token: props.token(), path, query, body, t: stamp() }));
  const request = fetch(`${path}?${signed.toString()}`, {
    method,
    body: file ? formOf(rest, file) : (json ?? null),
    signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
    redirect: 'error',
    headers: { ...headersOf(props, key), ...(json ? { 'Content-Type': 'application/json' } : {}) },
  });
  return request.catch((): never => {
    // The browser's own message is not in the user's language.
    throw new PmsFailure({ msg: say('unreached'), isSilent: signal.aborted, isOffline: !signal.aborted });
  });
}

async function send(task: Task, signal: AbortSignal) {
  const response = await ask(task, signal);
  const answer: unknown = await response.json().catch(() => null);
  // Nobody waits for this call any more. Its cut-off answer may be the 401 of a wrong clock: it must not end a session.
  if (signal.aborted) throw new PmsFailure({ msg: say('failed'), isSilent: true });
  return { status: response.status, answer: isAnswer(answer) ? answer : {} };
}

/** A text that may be shown: no markup, no stack (docs/console.md#messages). */
const decent = (text: unknown) =>
  typeof text === 'string' && text !== '' && text.length <= MAX_TEXT && !/[<>]|\bat \w+/.test(text)
    ? text
    : say('failed');

async function exchange(task: Task, signal: AbortSignal): Promise<unknown> {
  let { status, answer } = await send(task, signal);
  if (typeof answer.serverTime === 'number') offset = answer.serverTime - Date.now();
  if (answer.code === WRONG_CLOCK) {
    // Also when the server's clock is behind ours.
    lastStamp = 0;
    ({ status, answer } = await send(task, signal));
  }
  if (status === 401) {
    host.get()?.unauthorised();
    return new Promise(() => undefined);
  }
  const isSuccess = answer.success === true || SUCCESS.some((code) => code === answer.code);
  if (isSuccess) return answer.data;
  const code = typeof answer.code === 'number' ? answer.code : 0;
  throw new PmsFailure({ msg: decent(answer.msg), code, data: answer.data });
}

interface Options extends CallOptions {
  file?: File;
  /** For a write that was tried before: the server counts it once. */
  idempotencyKey?: string;
  /** One of many writes: their caller reports afterwards that lists must be read again (`noteWritten`). */
  isOneOfMany?: boolean;
}

/** Equal for two tries of one write: same user, company, call and content. */
function markOf({ path }: Endpoint, input: unknown, file: File | undefined) {
  const { userInfo, branch } = host.get() ?? {};
  const fileMark = file && [file.name, file.size, file.lastModified];
  return JSON.stringify([userInfo?.loginName, branch?.branchId, path, input, fileMark]);
}

/** The server understood the call and refused it. */
const isAnswered = (error: unknown) => error instanceof PmsFailure && error.code > 0;

/**
 * A call of the contract, as the console signs it. An expired session is ended by the console: the promise then stays
 * open, as nobody is left to wait for it. A failure is shown, unless the caller shows it or it is a question.
 */
export async function call<E extends Endpoint>(
  endpoint: E,
  input: Input<E>,
  { signal = new AbortController().signal, silent = false, file, idempotencyKey, isOneOfMany = false }: Options = {},
): Promise<Output<E>> {
  const tried = endpoint.write && idempotencyKey === undefined ? takeKey(markOf(endpoint, input, file)) : undefined;
  const key = idempotencyKey ?? tried?.key;
  try {
    const data = await exchange({ endpoint, input, file, key }, signal);
    if (endpoint.write && !isOneOfMany) noteWritten(endpoint.changes);
    // The type that the contract promises for this endpoint; the contract tests check the server.
    return data as Output<E>;
  } catch (error) {
    if (!isAnswered(error)) tried?.keep();
    const failure = failureOf(error);
    if (failure && !silent && !failure.isSilent && !failure.warnings) notify.error(failure.msg);
    throw error;
  }
}

/** Downloads a file that the server makes; a failure is shown. */
export async function download<E extends Endpoint>(endpoint: E, input: Input<E>, fileName: string): Promise<void> {
  try {
    const response = await ask({ endpoint, input, file: undefined, key: undefined }, new AbortController().signal);
    if (!response.ok || response.headers.get('content-type')?.includes('json'))
      throw new PmsFailure({ msg: say('failed') });
    const link = document.createElement('a');
    link.href = URL.createObjectURL(await response.blob());
    link.download = fileName;
    link.click();
    // By then the browser has started the download.
    setTimeout(() => URL.revokeObjectURL(link.href), 0);
  } catch (error) {
    notify.error(failureOf(error)?.msg ?? say('failed'));
  }
}
