import type { StoreName } from '../../../src/contract/tasks/storage';
import type { Db } from '../database/db';

/** A content that is being written. Nobody finds it under its key before it is kept. */
export interface Draft {
  write: (piece: Buffer) => Promise<void>;
  keep: () => Promise<void>;
  /** Also removes a content that was kept. */
  discard: () => Promise<void>;
}

/** What lies in a store. */
export interface Stored {
  key: string;
  bytes: number;
  /** When it was written last, by the clock of the store. */
  at: number;
}

/** Holds contents under keys that the server has made; it knows nothing of what they are or of who may read them. */
export interface FileStore {
  readonly name: StoreName;
  /** Contents are written with a transaction, and are there or not with it. */
  readonly isTransactional: boolean;
  begin: (key: string, db?: Db) => Promise<Draft>;
  /** The bytes; undefined where there is no such key. */
  open: (key: string) => Promise<AsyncIterable<Uint8Array> | undefined>;
  has: (key: string) => Promise<boolean>;
  /** Nothing happens where there is no such key. */
  remove: (key: string, db?: Db) => Promise<void>;
  list: () => AsyncIterable<Stored>;
  /** Removes what was begun, and neither kept nor discarded, before this moment; answers how many. */
  dropDrafts: (before: number) => Promise<number>;
}

/** `upload/…`: the rest is made by the server, never by a user. */
const KEY = /^(?:upload|import|export)\/[\w-]{1,100}$/;
export const isKey = (text: string) => KEY.test(text);

/** As `files.ts` makes them; whatever else lies in a directory or a bucket is somebody else's. */
const OWN = /^(?:upload|import|export)\/(?:\w+-)?[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
export const isOwnKey = (key: string) => OWN.test(key);

/** No text of a user ever comes into a path. */
export function demandKey(key: string) {
  if (!isKey(key)) throw new Error('This is no key of a stored file.');
  return key;
}
