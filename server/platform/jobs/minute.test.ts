import { logger } from '../logger';
import { runSteps } from './minute';

const host = { clock: () => 1_772_931_600_000 };

test('a job that fails is logged by its name, and the others do their work', async () => {
  const error = jest.spyOn(logger, 'error').mockImplementation(() => undefined);
  const done: string[] = [];
  const step = (name: string) => (_: typeof host, ms: number) => Promise.resolve(done.push(`${name} ${ms}`));
  const sleepy = () => Promise.reject(new Error('no such table'));
  const hasty = () => {
    throw new Error('not even begun');
  };
  await runSteps({ first: step('first'), sleepy, hasty, last: step('last') }, host);
  expect(done).toEqual(['first 1772931600000', 'last 1772931600000']);
  expect(error.mock.calls).toMatchObject([
    [{ job: 'sleepy', reason: 'no such table' }],
    [{ job: 'hasty', reason: 'not even begun' }],
  ]);
});
