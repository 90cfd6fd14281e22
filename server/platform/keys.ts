import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';
import { Spoken } from './fault';

/** The purposes of keys: no key serves two of them. */
type Purpose = 'accounts' | 'captcha' | 'links' | 'names' | 'passwords' | 'queryCodes' | 'seeds' | 'statementLinks';

/** The values that are stored encrypted. */
type Sealed = 'accounts' | 'seeds';

/** One secret of the operator; its id is stored with each value that it has sealed. */
export interface AppKey {
  id: string;
  secret: Buffer;
}

/** A value was sealed with a key that is no longer among ours. */
export class MissingKey extends Spoken {
  constructor(readonly id: string) {
    super(`Neither APP_KEY nor app-key in DATA_DIR has the key ${id}, by which something in this database is sealed.`);
  }
}

export interface Keys {
  /** By the key that is in use. */
  hmac: (purpose: Purpose, text: string) => Buffer;
  /** A secret from each key, the one in use first; each database has others. */
  secrets: (purpose: Purpose, salt: string) => readonly [string, ...string[]];
  seal: (purpose: Sealed, hex: string) => string;
  unseal: (purpose: Sealed, sealed: string) => string;
  /** Whether a value was sealed with the key that is in use. */
  isCurrent: (sealed: string) => boolean;
}

const LENGTH = 32;
const CIPHER = 'aes-256-gcm';
const IV = 12;
const TAG = 16;
const SEALED = /^v2\.([\w-]{1,20})\.([\w+/=]+)$/;

const derive = ({ secret }: AppKey, purpose: Purpose, salt = '') =>
  Buffer.from(hkdfSync('sha256', secret, salt, `branch-admin ${purpose}`, LENGTH));

/** Authenticated encryption of hexadecimal digits, as base64. */
function encrypt(key: Buffer, hex: string) {
  const iv = randomBytes(IV);
  const cipher = createCipheriv(CIPHER, key, iv);
  const body = Buffer.concat([cipher.update(hex, 'hex'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64');
}

export function decrypt(key: Buffer, sealed: string) {
  const bytes = Buffer.from(sealed, 'base64');
  const decipher = createDecipheriv(CIPHER, key, bytes.subarray(0, IV));
  decipher.setAuthTag(bytes.subarray(IV, IV + TAG));
  return Buffer.concat([decipher.update(bytes.subarray(IV + TAG)), decipher.final()]).toString('hex');
}

/** The keys of this installation, the one in use first. */
export function createKeys(all: readonly [AppKey, ...AppKey[]]): Keys {
  const [current, ...older] = all;
  const byId = new Map(all.map((key) => [key.id, key]));
  return {
    hmac: (purpose, text) => createHmac('sha256', derive(current, purpose)).update(text).digest(),
    secrets: (purpose, salt) => {
      const secretOf = (key: AppKey) => derive(key, purpose, salt).toString('hex');
      return [secretOf(current), ...older.map(secretOf)];
    },
    seal: (purpose, hex) => `v2.${current.id}.${encrypt(derive(current, purpose), hex)}`,
    unseal(purpose, sealed) {
      const [, id = '', body = ''] = SEALED.exec(sealed) ?? [];
      const key = byId.get(id);
      if (!key) throw new MissingKey(id);
      return decrypt(derive(key, purpose), body);
    },
    isCurrent: (sealed) => SEALED.exec(sealed)?.[1] === current.id,
  };
}
