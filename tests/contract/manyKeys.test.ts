/* docs/scale.md: rows by more keys than a statement has room for parameters, which are 65,535. */
import { ENGINES } from '../support/backends';

test.each(ENGINES)('$engine: rows are found by one key and by 70,000', async ({ data }) => {
  const { env, remove } = await data();
  const answers = await hostSteps(
    env,
    [1, 400, 70_000].map((count) => ({ byKeys: count })),
  );
  await remove();
  expect(answers).toEqual(Array.from({ length: 3 }, () => ['85001', 'FDB']));
});
