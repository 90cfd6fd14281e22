import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createKeys, type Keys } from '../keys';
import { type Environment, InvalidEnvironment } from './environment';
import { keyList } from './readers';

const FILE = 'app-key';

/**
 * A key for one machine, made at the first start: beside the database, and not in it. Its id is like no other, so that a
 * start notices that the database came without its key.
 */
function ownKey(directory: string) {
  const file = join(directory, FILE);
  mkdirSync(directory, { recursive: true });
  if (!existsSync(file)) {
    const id = `own-${randomBytes(3).toString('hex')}`;
    writeFileSync(file, `${id}:${randomBytes(32).toString('base64')}\n`, { mode: 0o600, flag: 'wx' });
  }
  const keys = keyList.safeParse(readFileSync(file, 'utf8'));
  if (!keys.success) throw new InvalidEnvironment(`${file} holds no key.`);
  return keys.data;
}

/** The keys of APP_KEY; without it those of the data directory, unless the database is a server's. */
export function keysOf({ APP_KEY, DATABASE_URL, DATA_DIR, ALLOW_INSECURE }: Environment): Keys {
  if (!APP_KEY && DATABASE_URL && !ALLOW_INSECURE)
    throw new InvalidEnvironment('With DATABASE_URL the server needs APP_KEY (docs/operations.md#keys).');
  return createKeys(APP_KEY ?? ownKey(DATA_DIR));
}
