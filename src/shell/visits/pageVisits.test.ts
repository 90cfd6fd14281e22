import { pageVisitApi } from '@/contract/reports/page-visits';
import { call } from '@/core/http/call';
import { session } from '@/core/session/session';
import { visitPage, watchVisits } from './pageVisits';

jest.mock('@/core/http/call', () => ({ call: jest.fn(() => Promise.resolve(true)) }));

const told = jest.mocked(call);
const hide = (visibilityState: 'hidden' | 'visible') => {
  Object.defineProperty(document, 'visibilityState', { configurable: true, value: visibilityState });
  document.dispatchEvent(new Event('visibilitychange'));
};
const pages = (index: number) => {
  const [endpoint, input] = told.mock.calls[index] ?? [];
  expect(endpoint).toBe(pageVisitApi.record);
  return (input as { visits: { page: string; staySec: number; visitTime: string }[] }).visits.map(
    ({ page, staySec, visitTime }) => [page, staySec, visitTime],
  );
};

let stop: () => void;
beforeEach(() => {
  jest.useFakeTimers({ now: Date.UTC(2026, 2, 8, 1) });
  jest.spyOn(session, 'stage').mockReturnValue('in');
  told.mockClear();
  stop = watchVisits();
});
afterEach(() => {
  stop();
  hide('visible');
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('pages are told of when the window is left, each with its stay', () => {
  visitPage('/dashboard');
  jest.advanceTimersByTime(30_000);
  visitPage('/order/orderInquiry');
  visitPage('/order/orderInquiry');
  jest.advanceTimersByTime(12_000);
  expect(told).not.toHaveBeenCalled();
  hide('hidden');
  expect(pages(0)).toEqual([
    ['/dashboard', 30, '2026-03-08 09:00:00'],
    ['/order/orderInquiry', 12, '2026-03-08 09:00:30'],
  ]);
  // The window is hidden: this time belongs to no stay.
  jest.advanceTimersByTime(600_000);
  hide('visible');
  jest.advanceTimersByTime(5_000);
  hide('hidden');
  expect(pages(1)).toMatchObject([[expect.any(String), 5, '2026-03-08 09:10:42']]);
});

test('what did not arrive is told with the next ones, and twenty are enough for a request', async () => {
  told.mockRejectedValueOnce(new Error('no network'));
  for (let i = 0; i <= 20; i += 1) visitPage(`/page/${i}`);
  expect(told).toHaveBeenCalledTimes(1);
  await Promise.resolve();
  await Promise.resolve();
  visitPage('/dashboard');
  expect(pages(1)).toHaveLength(21);
});

test('who is signed out is not watched', () => {
  jest.mocked(session.stage).mockReturnValue('out');
  visitPage('/login');
  visitPage('/dashboard');
  hide('hidden');
  expect(told).not.toHaveBeenCalled();
});
