import type { Client, Endpoint } from '@/contract/endpoint';
import { nextTimestamp } from '../clock/clock';
import { currentLocale } from '../i18n';
import { session } from '../session/session';
import { randomHex } from './random';
import { sign } from './signature';

export interface Attachment {
  file: Blob;
  /** The form field that the server expects the file under. */
  field?: string;
  name?: string;
}

export interface Draft {
  endpoint: Endpoint;
  input: unknown;
  attachment?: Attachment | undefined;
  idempotencyKey?: string | undefined;
  /** 32 hexadecimals: what the server logs of this call, in its jobs too. */
  traceId?: string | undefined;
}

const isSigned = ({ client, access }: Endpoint) => client === 'platform' && access !== 'public';

export interface Outgoing {
  method: Endpoint['method'];
  url: string;
  headers: Record<string, string>;
  body: string | FormData | undefined;
}

/** Base and time limit of docs/domain/platform.md#headers. */
export const CLIENTS: Record<Client, { base: string; timeout: number }> = {
  user: { base: '/dev-api', timeout: 5000 },
  platform: { base: '', timeout: 150_000 },
};

type Values = Record<string, unknown>;

/** One path segment. Dots would climb to another path, and an empty one would name a different endpoint. */
function segment(value: unknown) {
  const text = typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  if (text === '' || text === '.' || text === '..') throw new RangeError(`"${text}" is no path segment`);
  return encodeURIComponent(text);
}

/** Fills `:name` segments and answers the path together with the values that are left. */
function fillPath(template: string, values: Values) {
  const used = new Set<string>();
  const path = template.replace(/:(\w+)/g, (_, name: string) => {
    used.add(name);
    return segment(values[name]);
  });
  return { path, rest: Object.fromEntries(Object.entries(values).filter(([name]) => !used.has(name))) };
}

/** Takes the inputs that travel as headers out of the values. */
function fillHeaders(names: Endpoint['headers'] = {}, values: Values) {
  const headers = Object.entries(names).map(([name, header]): [string, string] => [header, String(values[name])]);
  const rest = Object.fromEntries(Object.entries(values).filter(([name]) => !Object.hasOwn(names, name)));
  return { inHeaders: Object.fromEntries(headers), rest };
}

/** Values of a query or a form are texts; lists are comma lists, absent values are left out. */
const presentIn = (values: Values) =>
  Object.entries(values)
    .filter(([, value]) => value !== undefined && value !== null)
    .map(([name, value]): [string, string] => [name, String(value)]);

/** URLSearchParams replaces lone surrogates, and the signature must cover what is really sent. */
function queryOf(values: Values) {
  return Object.fromEntries(new URLSearchParams(presentIn(values)));
}

/** docs/domain/platform.md#headers: form data with the file under its key, and the other inputs beside it. */
function formOf(values: Values, { file, field = 'file', name }: Attachment) {
  const form = new FormData();
  for (const [key, value] of presentIn(values)) form.append(key, value);
  if (name === undefined) form.append(field, file);
  else form.append(field, file, name);
  return form;
}

function headersOf(client: Client, token: string): Record<string, string> {
  const common = { Accept: 'application/json, */*', 'Accept-Language': currentLocale() };
  if (!token) return common;
  if (client === 'user') return { ...common, 'X-Token': token };
  const { branchId } = session.get();
  return {
    ...common,
    zhcaiToken: token,
    Authorization: `Bearer ${token}`,
    ...(branchId ? { 'X-Branch-Id': branchId } : {}),
  };
}

function addressHeaders(client: Client): Record<string, string> {
  if (client === 'user') return {};
  const page = window.location.pathname.replace(/^\/+/, '');
  return { 'X-Menu-Id': page.slice(0, 200), token_platform_client_type: 'SYS' };
}

/** The request of a call, with the current token and branch. Public calls carry no token. */
export function buildRequest({ endpoint, input, attachment, idempotencyKey, traceId }: Draft): Outgoing {
  const { client, method } = endpoint;
  const values: Values = typeof input === 'object' && input !== null ? { ...input } : {};
  const { inHeaders, rest: others } = fillHeaders(endpoint.headers, values);
  const { path, rest } = fillPath(endpoint.path, others);
  const token = endpoint.access === 'public' ? '' : session.get().token;
  const query = queryOf(method === 'GET' ? rest : {});
  const json = method === 'GET' || attachment ? undefined : JSON.stringify(rest);
  if (isSigned(endpoint)) {
    query._t = String(nextTimestamp());
    Object.assign(query, sign({ token, path, query, body: json && JSON.parse(json) }));
  }
  const search = new URLSearchParams(query).toString();
  return {
    method,
    url: CLIENTS[client].base + path + (search && `?${search}`),
    headers: {
      ...headersOf(client, token),
      ...addressHeaders(client),
      ...inHeaders,
      ...(json ? { 'Content-Type': 'application/json' } : {}),
      ...(idempotencyKey ? { 'Idempotency-Key': idempotencyKey } : {}),
      ...(traceId ? { traceparent: `00-${traceId}-${randomHex(8)}-01` } : {}),
    },
    body: json ?? (attachment && formOf(rest, attachment)),
  };
}
