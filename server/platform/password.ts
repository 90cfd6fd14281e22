import { randomBytes, randomInt, scrypt, timingSafeEqual } from 'node:crypto';

/** The work factor N; tests use a cheap one (docs/domain/account.md#limits). */
const DEFAULT_N = 2 ** 17;
const BLOCK = 8;
const KEY_BYTES = 32;
/** A run at the default cost holds 128 MB; more than two at once would starve the process. */
const AT_ONCE = 2;

const waiting: (() => void)[] = [];
let running = 0;

async function derive(password: string, salt: Buffer, n: number): Promise<Buffer> {
  if (running >= AT_ONCE) await new Promise<void>((resolve) => waiting.push(resolve));
  else running += 1;
  const options = { N: n, r: BLOCK, p: 1, maxmem: n * BLOCK * 130 + 1_000_000 };
  try {
    return await new Promise((resolve, reject) => {
      scrypt(password.normalize('NFKC'), salt, KEY_BYTES, options, (error, key) =>
        error ? reject(error) : resolve(key),
      );
    });
  } finally {
    // The slot passes to the next in the queue, or is freed.
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
}

const workFactor = () => Number(process.env.SCRYPT_N ?? DEFAULT_N);

/** `scrypt$<N>$<salt>$<key>`: the parameters travel with the hash, so that they can be raised later. */
export async function hashPassword(password: string, n = workFactor()) {
  const salt = randomBytes(16);
  const key = await derive(password, salt, n);
  return ['scrypt', n, salt.toString('base64url'), key.toString('base64url')].join('$');
}

/** Pass no hash for an unknown user: the check takes the same time. */
export async function verifyPassword(password: string, hash: string | undefined) {
  const [, n = String(workFactor()), salt = '', key = ''] = hash?.split('$') ?? [];
  const expected = Buffer.from(key, 'base64url');
  const actual = await derive(password, Buffer.from(salt, 'base64url'), Number(n));
  return expected.length === actual.length && timingSafeEqual(expected, actual);
}

export const needsRehash = (hash: string) => Number(hash.split('$')[1]) < workFactor();

/** Without characters that look alike. */
const LETTERS = 'ABCDEFGHJKMNPQRSTUVWXYZabcdefghijkmnpqrstuvwxyz';
const DIGITS = '23456789';
const pick = (from: string) => from.charAt(randomInt(from.length));

/** A password to hand over: twelve letters and digits, three of the latter, in any order. */
export function newPassword() {
  const characters = [
    ...Array.from({ length: 9 }, () => pick(LETTERS)),
    ...Array.from({ length: 3 }, () => pick(DIGITS)),
  ];
  for (let i = characters.length - 1; i > 0; i -= 1) {
    const j = randomInt(i + 1);
    [characters[i], characters[j]] = [characters[j] ?? '', characters[i] ?? ''];
  }
  return characters.join('');
}
