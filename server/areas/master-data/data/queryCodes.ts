import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { QUERY_ALPHABET, QUERY_CODE_LENGTH } from '../../../../src/contract/master-data/public-entry';
import type { Keys } from '../../../platform/keys';

/* The code by which an applicant asks what became of his application (docs/domain/public-entry.md#query-code). */

const SALT_BYTES = 16;
const BITS = 5;

/** Ten characters of five bits each; the alphabet has 32. */
function spell(bytes: Buffer) {
  let bits = BigInt(`0x${bytes.toString('hex')}`);
  let code = '';
  for (let i = 0; i < QUERY_CODE_LENGTH; i += 1) {
    code += QUERY_ALPHABET[Number(bits & 31n)] ?? '';
    bits >>= BigInt(BITS);
  }
  return code;
}

/** The code that is made of a salt. */
export const queryCodeOf = (keys: Keys, salt: string) => spell(keys.hmac('queryCodes', salt));

/** The hashes of a code by every key that still counts, the one in use first. */
const hashesOf = (keys: Keys, entryNo: string, code: string) =>
  keys
    .secrets('queryCodes', 'stored')
    .map((secret) => createHmac('sha256', secret).update(`${entryNo} ${code}`).digest());

export interface StoredCode {
  salt: string;
  codeHash: string;
}

/** A new code, and what is stored of it: without the keys nobody gets the code from the database. */
export function newQueryCode(keys: Keys, entryNo: string): StoredCode & { code: string } {
  const salt = randomBytes(SALT_BYTES).toString('hex');
  const code = queryCodeOf(keys, salt);
  return { salt, code, codeHash: hashesOf(keys, entryNo, code)[0]?.toString('hex') ?? '' };
}

export function isQueryCode(keys: Keys, { entryNo, code }: { entryNo: string; code: string }, codeHash: string) {
  const stored = Buffer.from(codeHash, 'hex');
  return hashesOf(keys, entryNo, code).some((hash) => hash.length === stored.length && timingSafeEqual(hash, stored));
}

/** The code that was given; empty once the key has been replaced. */
export function givenQueryCode(keys: Keys, { entryNo, salt, codeHash }: StoredCode & { entryNo: string }) {
  const code = queryCodeOf(keys, salt);
  return isQueryCode(keys, { entryNo, code }, codeHash) ? code : '';
}
