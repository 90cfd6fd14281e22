import { renderHook } from '@testing-library/react';
import { BUTTON_THROTTLE_MS, useThrottle } from './throttle';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('a button takes one click per 500 ms', () => {
  expect(BUTTON_THROTTLE_MS).toBe(500);
});

test.each([BUTTON_THROTTLE_MS, 1_000])('ten clicks within %i ms are one', (wait) => {
  const save = jest.fn();
  const click = renderHook(() => useThrottle(save, wait)).result.current;
  for (let i = 0; i < 10; i += 1) {
    click(i);
    jest.advanceTimersByTime(wait / 10 - 1);
  }
  expect(save.mock.calls).toEqual([[0]]);
  jest.advanceTimersByTime(wait);
  click('again');
  expect(save).toHaveBeenCalledTimes(2);
});

test('a new render does not open the gate early, and runs the newest action', () => {
  const first = jest.fn();
  const second = jest.fn();
  const { result, rerender } = renderHook(({ action }) => useThrottle(action), { initialProps: { action: first } });
  result.current();
  rerender({ action: second });
  result.current();
  expect(second).not.toHaveBeenCalled();
  jest.advanceTimersByTime(BUTTON_THROTTLE_MS);
  result.current();
  expect([first.mock.calls.length, second.mock.calls.length]).toEqual([1, 1]);
});
