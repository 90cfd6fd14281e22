export type Sink = (chunk: string | Buffer) => Promise<void>;

/** For what is handed over whole. */
export function inMemory() {
  const chunks: Buffer[] = [];
  const sink: Sink = (chunk) => {
    chunks.push(Buffer.from(chunk));
    return Promise.resolve();
  };
  return { sink, content: () => Buffer.concat(chunks) };
}
