/** All calls whose address contains this end without an answer, as without a network, until the answered function is called. */
export function failCalls(path: string) {
  const network = globalThis.fetch;
  globalThis.fetch = (input, init) =>
    (input instanceof Request ? input.url : String(input)).includes(path)
      ? Promise.reject(new TypeError('Failed to fetch'))
      : network(input, init);
  return () => void (globalThis.fetch = network);
}
