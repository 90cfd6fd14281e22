import type { Envelope } from '@/contract/endpoint';
import { text } from '../i18n';
import { CallError } from './callError';
import { decentText } from './decentText';

/** The fields that the body of an answer may have. */
export type Body = Partial<Record<keyof Envelope | 'failMsg', unknown>>;

const SUCCESS_CODES: readonly unknown[] = [200, 201, 202];

/** The body as an object, or null when it is no JSON object. */
export function parseBody(content: string): Body | null {
  try {
    const body: unknown = JSON.parse(content);
    return typeof body === 'object' && body !== null && !Array.isArray(body) ? body : null;
  } catch {
    return null;
  }
}

/** docs/domain/platform.md#envelope: code 200, 201 or 202, or success true. */
export const isSuccess = (body: Body) => SUCCESS_CODES.includes(body.code) || body.success === true;

/** Messages that may not be shown become the general one; no message at all becomes 'Error'. */
function businessMessage({ msg, failMsg }: Body) {
  const decent = decentText(msg) ?? decentText(failMsg);
  if (decent) return decent;
  const isSilent = [msg, failMsg].every((one) => one === undefined || one === null || one === '');
  return isSilent ? 'Error' : text('core.serverFailed');
}

function messageOf(status: number, body: Body | null) {
  if (status === 401) return text('core.sessionExpired');
  if (status === 502) return text('core.serverFailed');
  if (body && status < 300) return businessMessage(body);
  return decentText(body?.msg) ?? decentText(body?.failMsg) ?? text('core.serverFailed');
}

function kindOf(status: number, body: Body | null) {
  if (status === 401) return 'unauthorised';
  return body && status < 500 ? 'business' : 'server';
}

/** The error of an answer that is not a success, by the catalogue of docs/console.md#messages. */
export function failureOf(status: number, body: Body | null): CallError {
  return new CallError(kindOf(status, body), {
    msg: messageOf(status, body),
    status,
    code: typeof body?.code === 'number' ? body.code : 0,
    data: body?.data ?? null,
    requestId: typeof body?.requestId === 'string' ? body.requestId.slice(0, 64) : '',
  });
}
