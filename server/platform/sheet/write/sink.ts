export type Sink = (chunk: string | Buffer) => Promise<void>;
