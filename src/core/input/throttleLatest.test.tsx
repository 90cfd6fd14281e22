import { renderHook } from '@testing-library/react';
import { useThrottleLatest } from './throttleLatest';

const EVERY_MS = 500;

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('of what happens all the time the first is taken at once and the last in the end, with the newest action', () => {
  const calls: string[] = [];
  const { result, rerender, unmount } = renderHook(
    ({ name }) => useThrottleLatest((at: number) => void calls.push(`${name}${at}`), EVERY_MS),
    { initialProps: { name: 'a' } },
  );
  for (let at = 0; at < 12; at += 1) {
    result.current(at);
    if (at === 8) rerender({ name: 'b' });
    jest.advanceTimersByTime(EVERY_MS / 10);
  }
  jest.advanceTimersByTime(EVERY_MS);
  expect(calls).toEqual(['a0', 'b9', 'b11']);
  result.current(12);
  result.current(13);
  unmount();
  jest.advanceTimersByTime(EVERY_MS);
  expect(calls).toEqual(['a0', 'b9', 'b11']);
});
