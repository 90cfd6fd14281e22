import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { Db } from './database/db';
import { sharedSecret } from './settings';

const CIPHER = 'aes-256-gcm';
const IV = 12;
const TAG = 16;

const keyOf = async (db: Db) => Buffer.from(await sharedSecret(db, 'sealKey'), 'hex');

/** Encrypts hexadecimal digits, so that nobody can read them in the table or a copy of it. */
export async function seal(db: Db, hex: string) {
  const iv = randomBytes(IV);
  const cipher = createCipheriv(CIPHER, await keyOf(db), iv);
  const body = Buffer.concat([cipher.update(hex, 'hex'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64');
}

export async function unseal(db: Db, sealed: string) {
  const bytes = Buffer.from(sealed, 'base64');
  const decipher = createDecipheriv(CIPHER, await keyOf(db), bytes.subarray(0, IV));
  decipher.setAuthTag(bytes.subarray(IV, IV + TAG));
  return Buffer.concat([decipher.update(bytes.subarray(IV + TAG)), decipher.final()]).toString('hex');
}
