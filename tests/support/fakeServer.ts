/** A network for tests of core/http: answers are given by the test, requests are kept. */
export interface Sent {
  method: string;
  url: URL;
  headers: Headers;
  /** The parsed JSON body; the form of an upload. */
  body: unknown;
}

type Reply = Response | 'lost' | 'stalled' | Promise<Response>;
type Responder = (sent: Sent) => Reply;

export const envelope = (data: unknown, more: Record<string, unknown> = {}) =>
  Response.json({ code: 200, success: true, msg: '', data, requestId: 'r1', serverTime: Date.now(), ...more });

export const failure = (code: number, msg: unknown, { status = 200, ...more }: Record<string, unknown> = {}) =>
  Response.json(
    { code, success: false, msg, data: null, requestId: 'r2', serverTime: Date.now(), ...more },
    { status: Number(status) },
  );

const stalled = (signal: AbortSignal | null | undefined) =>
  new Promise<Response>((_, fail) => {
    const abort = () => fail(new DOMException('aborted', 'AbortError'));
    if (signal?.aborted) abort();
    signal?.addEventListener('abort', abort);
  });

export interface FakeServer {
  sent: Sent[];
  answer: (responder: Responder) => void;
}

/** Takes the place of fetch for one test file. */
export function fakeServer(): FakeServer {
  let responder: Responder = () => envelope(null);
  const server: FakeServer = { sent: [], answer: (next) => (responder = next) };
  globalThis.fetch = (input, init = {}) => {
    const { method = 'GET', body, headers, signal } = init;
    const url = new URL(input instanceof Request ? input.url : input, 'http://localhost');
    const parsed: unknown = typeof body === 'string' ? JSON.parse(body) : body;
    const sent: Sent = { method, url, headers: new Headers(headers), body: parsed };
    server.sent.push(sent);
    const reply = responder(sent);
    if (reply === 'lost') return Promise.reject(new TypeError('Failed to fetch'));
    if (reply === 'stalled') return stalled(signal);
    const aborted = stalled(signal);
    return Promise.race([reply, aborted]);
  };
  return server;
}
