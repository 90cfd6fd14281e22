import type { Endpoint, Envelope, Input, Output } from '@/contract/endpoint';
import { ERROR } from '@/contract/error-codes';
import { learnServerTime } from '../clock/clock';
import { report } from '../error-log/errorLog';
import { text } from '../i18n';
import { notifier } from '../notify/notifier';
import { branchMismatch } from '../session/branchMismatch';
import { tokenSettled } from '../session/rotation';
import { session } from '../session/session';
import { type Attachment, buildRequest, CLIENTS, type Draft } from './buildRequest';
import { CallError, isCallError, isUnanswered } from './callError';
import { checkOutput } from './checkOutput';
import { decentText } from './decentText';
import { type Body, failureOf, isSuccess, parseBody } from './envelope';
import { fileNameOf } from './fileName';
import { takeKey } from './idempotency';
import { randomHex } from './random';
import { reach } from './reach';
import { type Reply, send } from './send';
import { endSession } from './sessionEnd';
import { freshness } from './freshness';

export interface CallOptions {
  signal?: AbortSignal;
  /** The caller shows the failure itself. */
  silent?: boolean;
  /** The call ends the session itself, so 401 counts as success. */
  ending?: boolean;
  /** A key chosen by the caller, for writes that cannot be told apart by their content. */
  idempotencyKey?: string;
}

export interface Download {
  blob: Blob;
  /** The server's name for the file, safe to save under; empty when it has none. */
  fileName: string;
}

interface Task extends Draft {
  options: CallOptions;
}

interface Answer extends Reply {
  body: Body | null;
  /** The token that the request carried. */
  generation: number;
}

const isPublic = ({ access }: Endpoint) => access === 'public';

/** Waits until no change of the token is under way. */
async function admit(endpoint: Endpoint) {
  if (isPublic(endpoint)) return;
  const { branchId } = session.get();
  await tokenSettled();
  if (session.stage() === 'out') throw new CallError('unauthorised', { msg: text('core.sessionExpired') });
  // What was entered for one branch is not written into another one.
  const moved = branchId !== '' && branchId !== session.get().branchId;
  if (moved && endpoint.write) throw new CallError('aborted', { msg: text('core.requestFailed') });
}

/** An abort signal that follows the caller's, and the end of the session. */
function lifeOf(endpoint: Endpoint, signal: AbortSignal | undefined) {
  const controller = new AbortController();
  const abort = () => controller.abort();
  if (signal?.aborted) abort();
  signal?.addEventListener('abort', abort);
  const stop = isPublic(endpoint) ? undefined : session.subscribe(() => session.stage() === 'out' && abort());
  const end = () => {
    stop?.();
    signal?.removeEventListener('abort', abort);
  };
  return { signal: controller.signal, end };
}

function build(task: Task) {
  try {
    return buildRequest(task);
  } catch (cause) {
    report('call', `${task.endpoint.method} ${task.endpoint.path} could not be built`, String(cause));
    throw new CallError('setup', { msg: text('core.requestFailed') });
  }
}

/** A file that was changed or moved since it was chosen can be read no more: sending it would look like a lost network. */
async function demandReadable({ file }: Attachment) {
  try {
    await file.slice(0, 1).arrayBuffer();
  } catch {
    throw new CallError('setup', { msg: text('core.fileChanged') });
  }
}

async function exchange(task: Task, signal: AbortSignal): Promise<Answer> {
  const { endpoint } = task;
  // No await between here and sending: token and branch must be the current ones.
  const sentAt = Date.now();
  const generation = session.generation();
  const reply = await send(build(task), { timeout: CLIENTS[endpoint.client].timeout, signal });
  const isFile = endpoint.blob && reply.status < 300;
  reach.set(true);
  const body = isFile ? await jsonIn(reply.blob) : parseBody(await reply.blob.text());
  learnServerTime(body?.serverTime, sentAt);
  return { ...reply, body, generation };
}

/** A file that parses as JSON is a failure, whatever it is called (docs/domain/platform.md#envelope). */
async function jsonIn(blob: Blob): Promise<Body | null> {
  const start = (await blob.slice(0, 64).text()).trimStart();
  if (start !== '' && !/^[[{"\d\-tfn]/.test(start)) return null;
  try {
    const content: unknown = JSON.parse(await blob.text());
    return typeof content === 'object' && content !== null ? content : {};
  } catch {
    return null;
  }
}

/** The server refused the time of the signature; its answer has just corrected our clock. */
const isClockSkew = ({ status, body }: Answer) => status === 401 && body?.code === ERROR.clockSkew;

function failed({ status, body, generation }: Answer, { endpoint, options }: Task): CallError | null {
  const ok = status >= 200 && status < 300;
  if (ok && (endpoint.blob ? body === null : body !== null && isSuccess(body))) return null;
  // A JSON file that is no failure has no message of its own.
  const error = failureOf(status, body);
  if (status === 401 && !isPublic(endpoint) && !options.ending) endSession(generation);
  if (error.code === ERROR.branchMismatch && generation === session.generation()) branchMismatch.report(error.data);
  return error;
}

async function attempt(task: Task, signal: AbortSignal): Promise<Answer> {
  const first = await exchange(task, signal);
  const answer = isClockSkew(first) ? await exchange(task, signal) : first;
  const error = failed(answer, task);
  if (error) throw error;
  return answer;
}

/** What no form shows beside its fields is said with the message: that a period is too long, and how long it may be. */
function told({ msg, fields = [] }: CallError) {
  const why = new Set(fields.map((one) => decentText(one.msg) ?? ''));
  return [msg, ...why].filter(Boolean).join(' · ');
}

function fail(error: unknown, { endpoint, options, traceId }: Task): never {
  if (!isCallError(error)) throw error;
  const { kind, status, code, msg, requestId, warnings } = error;
  if (kind === 'network') reach.set(false);
  if (kind !== 'aborted')
    report('call', `${endpoint.method} ${endpoint.path}: ${status} ${code} ${msg}`, requestId || traceId);
  // The end of the session has a message of its own; warnings and a branch mismatch open dialogs instead.
  const isAsked = warnings !== undefined || code === ERROR.branchMismatch;
  const isSpoken = kind === 'aborted' || (kind === 'unauthorised' && !isPublic(endpoint)) || isAsked;
  if (!options.silent && !isSpoken) notifier.error(told(error));
  throw error;
}

async function perform(asked: Task): Promise<Answer> {
  const task = { ...asked, traceId: randomHex(16) };
  const { endpoint, options } = task;
  const life = lifeOf(endpoint, options.signal);
  const tried = endpoint.write && !options.idempotencyKey ? takeKey(task) : null;
  try {
    if (task.attachment) await demandReadable(task.attachment);
    await admit(endpoint);
    const answer = await attempt({ ...task, idempotencyKey: options.idempotencyKey ?? tried?.key }, life.signal);
    freshness.note(endpoint.changes ?? []);
    return answer;
  } catch (error) {
    if (!isCallError(error) || isUnanswered(error)) tried?.keep();
    // What is on the screen may be the reason for the refusal: it is read again.
    else if (!error.fields) freshness.note(endpoint.changes ?? []);
    return fail(error, task);
  } finally {
    life.end();
  }
}

async function envelopeOf<E extends Endpoint>(task: Task): Promise<Envelope<Output<E>>> {
  const { body } = await perform(task);
  checkOutput(task.endpoint, body?.data);
  // `checkOutput`, above, reports answers that break the contract.
  return { data: null, ...body } as Envelope<Output<E>>;
}

async function callData<E extends Endpoint>(endpoint: E, input: Input<E>, options: CallOptions = {}) {
  return (await envelopeOf<E>({ endpoint, input, options })).data;
}

/** Returns the whole envelope instead of its data. */
function full<E extends Endpoint>(endpoint: E, input: Input<E>, options: CallOptions = {}) {
  return envelopeOf<E>({ endpoint, input, options });
}

/** A file; `saveFile` brings it to the user. */
async function blob<E extends Endpoint>(endpoint: E, input: Input<E>, options: CallOptions = {}): Promise<Download> {
  const answer = await perform({ endpoint: { ...endpoint, blob: true }, input, options });
  return { blob: answer.blob, fileName: fileNameOf(answer.headers.get('Content-Disposition')) };
}

interface UploadOptions extends CallOptions, Attachment {}

/** Sends a file as multipart/form-data, the input beside it. */
async function upload<E extends Endpoint>(
  endpoint: E,
  input: Input<E>,
  { file, field, name, ...options }: UploadOptions,
) {
  const attachment = { file, field: field ?? 'file', ...(name === undefined ? {} : { name }) };
  return (await envelopeOf<E>({ endpoint, input, attachment, options })).data;
}

/** The only access to the network: typed by the contract; every failure is a CallError. */
export const call = Object.assign(callData, { full, blob, upload });
