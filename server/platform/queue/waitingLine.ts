/** Callers that wait for their turn, in order; one whose client goes away leaves the line. */
export function waitingLine() {
  const waiting: (() => void)[] = [];
  return {
    get length() {
      return waiting.length;
    },
    /** Resolves when `next` has come to this one, rejects when its client has gone. */
    join: (signal: AbortSignal | undefined) =>
      new Promise<void>((resolve, reject) => {
        const enter = () => {
          signal?.removeEventListener('abort', leave);
          resolve();
        };
        function leave() {
          waiting.splice(waiting.indexOf(enter), 1);
          reject(new Error('The client has gone.', { cause: signal?.reason }));
        }
        waiting.push(enter);
        signal?.addEventListener('abort', leave, { once: true });
      }),
    /** Lets the first one in; false when nobody waits. */
    next() {
      const first = waiting.shift();
      first?.();
      return first !== undefined;
    },
  };
}

export type WaitingLine = ReturnType<typeof waitingLine>;
