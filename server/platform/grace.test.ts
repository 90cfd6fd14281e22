import { withGrace } from './grace';
import { logger } from './logger';

test('what ends in time is waited for, what never ends is not', async () => {
  const warn = jest.spyOn(logger, 'warn').mockImplementation(() => undefined);
  let done = false;
  await withGrace(
    Promise.resolve().then(() => (done = true)),
    60_000,
    'quick',
  );
  expect([done, warn.mock.calls]).toEqual([true, []]);
  await withGrace(new Promise(() => undefined), 1, 'endless');
  expect(warn.mock.calls).toMatchObject([[{ job: 'endless' }]]);
});
