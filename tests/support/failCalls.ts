import { screen } from '@testing-library/react';

/** Ends all calls whose address contains this without an answer, as without a network; answers what stops that. */
export function failCalls(path: string) {
  const network = globalThis.fetch;
  globalThis.fetch = (input, init) =>
    (input instanceof Request ? input.url : String(input)).includes(path)
      ? Promise.reject(new TypeError('Failed to fetch'))
      : network(input, init);
  return () => void (globalThis.fetch = network);
}

/** Does something that is lost the first time, which has to be said, and is tried once more. */
export async function failsFirst(path: string, act: () => Promise<unknown>) {
  const mend = failCalls(path);
  await act();
  expect(await screen.findByText('请求失败')).toBeVisible();
  mend();
  await act();
}
