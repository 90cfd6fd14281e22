import { randomUUID } from 'node:crypto';
import { sign } from '../../server/http/signature';
import type { Endpoint, Envelope, Input, Output } from '../../src/contract/endpoint';
import { userApi } from '../../src/contract/account/sign-in';
import { expectDocumented } from './documented';
import { SEED_PASSWORD } from './seed';

export interface Answer<T> extends Envelope<T> {
  status: number;
  headers: Headers;
}

/** How a request departs from a correct one. */
export interface Twist {
  headers?: Record<string, string>;
  /** Instead of the JSON of the input. */
  body?: string | FormData;
  /** Added to the query after signing. */
  query?: Record<string, string>;
  /** Milliseconds added to `_t`. */
  skew?: number;
  /** A `_t` of one's own: the same twice makes the same signature twice. */
  t?: number;
}

interface SentFile {
  content: string | Uint8Array;
  name: string;
  /** Its key in the form. */
  field?: string;
}

type Fields = Record<string, unknown>;

function fill(template: string, input: Fields) {
  const rest = { ...input };
  const path = template.replace(/:(\w+)/g, (_, name: string) => {
    const value = String(rest[name]);
    delete rest[name];
    return encodeURIComponent(value);
  });
  return { path, rest };
}

/** Speaks the contract over HTTP as a browser of the company would, and wrongly where a test wants it. */
export class Client {
  /** The server's clock minus ours, learnt from its answers. */
  private offset = 0;
  private lastStamp = 0;

  constructor(
    readonly origin: string,
    public token = '',
    public branchId = '',
  ) {}

  /** A call with a file beside its input. */
  upload<E extends Endpoint>(endpoint: E, input: Input<E> & Fields, { content, name, field = 'file' }: SentFile) {
    const body = new FormData();
    for (const [key, value] of Object.entries(input)) body.append(key, String(value));
    body.append(field, new Blob([typeof content === 'string' ? content : new Uint8Array(content)]), name);
    return this.call(endpoint, input, { body });
  }

  async call<E extends Endpoint>(endpoint: E, input: Input<E>, twist: Twist = {}): Promise<Answer<Output<E>>> {
    const response = await this.send(endpoint, input, twist);
    // A file has no envelope: it stands for a good answer without data.
    const envelope = (
      response.headers.has('content-disposition')
        ? { code: 200, success: true, msg: '', data: null, requestId: '', serverTime: 0 }
        : await response.json()
    ) as Envelope<Output<E>>;
    await expectDocumented(endpoint, { status: response.status, code: envelope.code });
    if (envelope.serverTime) this.offset = envelope.serverTime - Date.now();
    return { ...envelope, status: response.status, headers: response.headers };
  }

  /** The file that a call answers. */
  async file<E extends Endpoint>(endpoint: E, input: Input<E>): Promise<Buffer> {
    const response = await this.send(endpoint, input, {});
    const bytes = Buffer.from(await response.arrayBuffer());
    if (!response.headers.has('content-disposition')) throw new Error(`${endpoint.path}: ${bytes.toString()}`);
    return bytes;
  }

  private send<E extends Endpoint>(endpoint: E, input: Input<E>, twist: Twist) {
    const { path, rest } = fill(endpoint.path, { ...(input as Fields) });
    const named = Object.entries(endpoint.headers ?? {}).map(([name, header]) => [header, String(rest[name])]);
    for (const name of Object.keys(endpoint.headers ?? {})) delete rest[name];
    const isGet = endpoint.method === 'GET';
    const query: Record<string, string> = {};
    if (isGet) for (const [key, value] of Object.entries(rest)) if (value !== undefined) query[key] = String(value);
    if (endpoint.client === 'platform' && endpoint.access !== 'public') {
      query._t = String(twist.t ?? this.stamp() + (twist.skew ?? 0));
      const body = isGet || endpoint.multipart ? undefined : rest;
      const { s, u } = sign({ token: this.token, path, query, body, t: query._t });
      Object.assign(query, { _s: s, _u: u });
    }
    const search = new URLSearchParams({ ...query, ...twist.query }).toString();
    return fetch(`${this.origin}${path}${search && `?${search}`}`, {
      method: endpoint.method,
      headers: { ...this.headers(endpoint), ...Object.fromEntries(named), ...twist.headers },
      ...(isGet ? {} : { body: twist.body ?? JSON.stringify(rest) }),
    });
  }

  /** The data of a call that has to succeed. */
  async data<E extends Endpoint>(endpoint: E, input: Input<E>): Promise<Output<E>> {
    const answer = await this.call(endpoint, input, {
      headers: endpoint.write ? { 'idempotency-key': randomUUID() } : {},
    });
    if (!answer.success)
      throw new Error(`${endpoint.path}: ${answer.status} ${answer.code} ${answer.msg} ${JSON.stringify(answer.data)}`);
    return answer.data;
  }

  /** The time of the server. */
  now() {
    return Date.now() + this.offset;
  }

  /** Two writes of one millisecond would have one signature. */
  private stamp() {
    this.lastStamp = Math.max(this.lastStamp + 1, this.now());
    return this.lastStamp;
  }

  private headers(endpoint: Endpoint): Record<string, string> {
    const own: Record<string, string> =
      endpoint.client === 'user'
        ? { 'x-token': this.token }
        : {
            authorization: `Bearer ${this.token}`,
            zhcaiToken: this.token,
            token_platform_client_type: 'SYS',
            ...(this.branchId ? { 'x-branch-id': this.branchId } : {}),
          };
    return endpoint.multipart || endpoint.method === 'GET' ? own : { ...own, 'content-type': 'application/json' };
  }
}

/** A client that is signed in, in the branch that the account chose last or in the given one. */
export async function signedIn(origin: string, loginName: string, branchId?: string): Promise<Client> {
  const client = new Client(origin);
  const { token, userInfo } = await client.data(userApi.usernameLogin, {
    username: loginName,
    password: SEED_PASSWORD,
  });
  client.token = token;
  client.branchId = userInfo.lastSelectBranchId;
  if (!branchId) return client;
  const saved = await client.data(userApi.saveBranchId, { branchId });
  client.token = saved.token;
  client.branchId = branchId;
  return client;
}
