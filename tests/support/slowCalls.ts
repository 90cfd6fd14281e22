import { act } from '@testing-library/react';

/** Holds back the answers of all calls whose address contains this, as a slow network does, until `letGo`. */
export function slowCalls(path: string) {
  const network = globalThis.fetch;
  let open: () => void = () => undefined;
  const gate = new Promise<void>((done) => (open = done));
  const waiting: Promise<Response>[] = [];
  globalThis.fetch = (input, init) => {
    const answer = network(input, init);
    // A call that is given up before has no listener yet.
    answer.catch(() => undefined);
    if (!(input instanceof Request ? input.url : String(input)).includes(path)) return answer;
    waiting.push(gate.then(() => answer));
    return waiting.at(-1)!;
  };
  return {
    count: () => waiting.length,
    /** Returns when all of them have their answer, or were given up. */
    letGo: () =>
      act(async () => {
        globalThis.fetch = network;
        open();
        await Promise.allSettled(waiting);
      }),
  };
}
