import { renderHook } from '@testing-library/react';
import { useRunEnded } from './useRun';

test('what was read during a run is read again when it has ended, also when nobody saw that it was on', () => {
  const ended = jest.fn();
  const { rerender } = renderHook((bridge: { runCount: number; running: 0 | 1 }) => useRunEnded(bridge, ended), {
    initialProps: { runCount: 1, running: 0 },
  });
  rerender({ runCount: 2, running: 1 });
  expect(ended).not.toHaveBeenCalled();
  rerender({ runCount: 2, running: 0 });
  expect(ended).toHaveBeenCalledTimes(1);
  rerender({ runCount: 3, running: 0 });
  rerender({ runCount: 3, running: 0 });
  expect(ended).toHaveBeenCalledTimes(2);
});
