import { webcrypto } from 'node:crypto';
import { renderApp } from '@tests/support/renderApp';
import { newItem, queue } from './queue';

// Browsers have it on secure origins; jsdom has none.
beforeAll(() => Object.defineProperty(window.crypto, 'subtle', { value: webcrypto.subtle }));
afterEach(() => jest.restoreAllMocks());

const who = { name: '何俊杰', company: '康宁大药房' };
const PICTURE = 'data:image/png;base64,iVBORw0KGgo=';

test('a signature that the server refuses does not hold up what waits behind it', async () => {
  await renderApp('/dashboard', { as: 'show.clerk' });
  const real = globalThis.fetch;
  jest.spyOn(globalThis, 'fetch').mockImplementation((input, init) => {
    const address = input instanceof Request ? input.url : input.toString();
    if (!address.includes('/upload')) return real(input, init);
    const refusal = {
      code: 40002,
      success: false,
      msg: '文件不能接收',
      data: null,
      requestId: 'r',
      serverTime: Date.now(),
    };
    return Promise.resolve(new Response(JSON.stringify(refusal), { headers: { 'content-type': 'application/json' } }));
  });
  const receipt = { receiver: '何俊杰', receiverPhone: '13600003401', idLast4: '', signatureImage: null };
  await queue.keep('door', newItem({ work: 'handOver', wish: { winNo: '1', ...receipt }, picture: PICTURE, who }));
  const checkIn = { tradeFairId: '70001', deviceNo: '', phone: '13999999999' };
  await queue.keep('door', newItem({ work: 'checkIn', wish: checkIn, who }));
  await queue.flush('door');
  const items = await queue.all('door');
  expect(items.map(({ entry, outcome }) => [entry.work, outcome?.kind])).toEqual([
    ['handOver', 'refused'],
    ['checkIn', 'refused'],
  ]);
  expect(items[0]?.outcome?.reason).toBe('文件不能接收');
});
