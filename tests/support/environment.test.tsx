import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { screen } from '@testing-library/dom';

let server: Server;
let origin: string;

/** Answers what it was sent. */
beforeAll(async () => {
  server = createServer((request, response) => {
    if (request.url === '/never') return;
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => response.end(JSON.stringify([request.headers, Buffer.concat(chunks).toString()])));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const send = async (init: RequestInit) => (await fetch(origin, { method: 'POST', ...init })).json();

test('JSON of an answer has the prototypes of the page', async () => {
  const answer: unknown = await send({ body: '{}' });
  expect(answer).toBeInstanceOf(Array);
  expect(Object.getPrototypeOf((answer as unknown[])[0])).toBe(Object.prototype);
});

test('a form of the page reaches the server as multipart', async () => {
  const form = new FormData();
  form.append('bizType', 'richText');
  form.append('file', new File(['内容'], '图.png', { type: 'image/png' }));
  const [headers, body] = await send({ body: form });
  expect(headers['content-type']).toMatch(/^multipart\/form-data; boundary=/);
  expect(body).toContain('filename="图.png"');
  expect(body).toContain('内容');
});

test('a request can be aborted', async () => {
  const controller = new AbortController();
  const answer = fetch(`${origin}/never`, { signal: controller.signal });
  controller.abort();
  await expect(answer).rejects.toThrow('aborted');
});

test('blobs can be read', async () => {
  const blob = new Blob(['文本'], { type: 'text/plain' });
  expect(await blob.text()).toBe('文本');
  expect((await blob.slice(0, 3).arrayBuffer()).byteLength).toBe(3);
});

test('what antd asks of a browser is there', () => {
  expect(window.matchMedia('(min-width: 992px)').matches).toBe(true);
  expect(() => new ResizeObserver(() => undefined).observe(document.body)).not.toThrow();
  expect(getComputedStyle(document.body, '::before')).toBeDefined();
});

test('messages between ports arrive', async () => {
  const { port1, port2 } = new MessageChannel();
  const received = new Promise((done) => (port2.onmessage = ({ data }) => done(data)));
  port1.postMessage('ready');
  expect(await received).toBe('ready');
});

test('the testing library speaks jest', () => {
  document.body.innerHTML = '<button>确定</button>';
  expect(screen.getByText('确定')).toBeVisible();
});

test('nothing is kept from one test to the next', () => {
  expect(localStorage).toHaveLength(0);
  expect(document.cookie).toBe('');
  localStorage.setItem('a', '1');
  document.cookie = 'language=zh';
});

test('nothing was kept', () => {
  expect(localStorage).toHaveLength(0);
  expect(document.cookie).toBe('');
});
