import { act } from '@testing-library/react';

/** Holds back the answers of all calls whose address contains this, as a slow network does, until `letGo`. */
export function holdCalls(path: string) {
  const network = globalThis.fetch;
  let open: () => void = () => undefined;
  const gate = new Promise<void>((done) => (open = done));
  const held: Promise<Response>[] = [];
  globalThis.fetch = (input, init) => {
    const answer = network(input, init);
    if (!(input instanceof Request ? input.url : String(input)).includes(path)) return answer;
    held.push(gate.then(() => answer));
    return held.at(-1)!;
  };
  return {
    count: () => held.length,
    /** Returns when all of them have their answer. */
    letGo: () =>
      act(async () => {
        globalThis.fetch = network;
        open();
        await Promise.all(held);
      }),
  };
}
