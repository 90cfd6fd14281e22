import { scrollToTop } from './scroll';

beforeEach(() => {
  jest.useFakeTimers();
  window.matchMedia = (query) => Object.assign(new EventTarget(), { matches: false, media: query }) as MediaQueryList;
});
afterEach(() => jest.useRealTimers());

function scrolled(by: number) {
  const rows = document.createElement('div');
  rows.scrollTop = by;
  scrollToTop(rows);
  jest.advanceTimersByTime(200);
  return rows;
}

test('a list glides to its top, also when its new page is shorter', () => {
  const rows = scrolled(1000);
  expect(rows.scrollTop).toBeGreaterThan(0);
  expect(rows.scrollTop).toBeLessThan(1000);
  rows.scrollTop = 100;
  jest.advanceTimersByTime(1000);
  expect(rows.scrollTop).toBe(0);
});

test('whoever scrolls down meanwhile is not pulled up again', () => {
  const rows = scrolled(1000);
  rows.scrollTop += 120;
  const at = rows.scrollTop;
  jest.advanceTimersByTime(1000);
  expect(rows.scrollTop).toBe(at);
});
