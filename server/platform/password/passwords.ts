import { scrypt, timingSafeEqual } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { hash as argon2, verify as argon2Verify } from '@node-rs/argon2';
import { workQueue } from '../queue/workQueue';

export interface Passwords {
  /** The parameters travel with the hash, so that they can be raised later. */
  hash: (password: string, signal?: AbortSignal) => Promise<string>;
  /** Pass no hash for an unknown user: the check takes the same time. */
  verify: (password: string, hash: string | undefined, signal?: AbortSignal) => Promise<boolean>;
  needsRehash: (hash: string) => boolean;
}

/** Less than the five seconds that a browser waits for a sign-in. */
const MOST_WAIT_MS = 3_000;
const PASSES = 2;

/** A hash of before: `scrypt$<N>$<salt>$<key>`. */
function verifyScrypt(password: string, hash: string) {
  const [, cost = '', salt = '', key = ''] = hash.split('$');
  const expected = Buffer.from(key, 'base64url');
  const N = Number(cost);
  return new Promise<boolean>((resolve, reject) => {
    scrypt(
      password,
      Buffer.from(salt, 'base64url'),
      expected.length,
      { N, r: 8, p: 1, maxmem: N * 8 * 130 + 1_000_000 },
      (error, actual) => (error ? reject(error) : resolve(timingSafeEqual(expected, actual))),
    );
  });
}

/**
 * Passwords as argon2id with so many KiB: at the default of 19 MiB what OWASP asks for (docs/adr/0027). As many are
 * computed at once as there are cores; whoever would wait too long is sent away.
 */
export function createPasswords(memoryKiB: number): Passwords {
  const run = workQueue({ atOnce: availableParallelism(), mostWaitMs: MOST_WAIT_MS });
  // Its algorithm is argon2id unless it is told another.
  const options = { memoryCost: memoryKiB, timeCost: PASSES, parallelism: 1 };
  const prefix = `$argon2id$v=19$m=${memoryKiB},t=${PASSES},p=1$`;
  // An unknown user's password is compared with this hash, so that the answer takes as long as any other.
  let nobody: Promise<string> | undefined;
  const plain = (password: string) => password.normalize('NFKC');
  return {
    hash: (password, signal) => run(() => argon2(plain(password), options), signal),
    async verify(password, hash, signal) {
      nobody ??= argon2('', options);
      const against = hash ?? (await nobody);
      const check = against.startsWith('scrypt$')
        ? verifyScrypt
        : (given: string, known: string) => argon2Verify(known, given);
      return (await run(() => check(plain(password), against), signal)) && hash !== undefined;
    },
    needsRehash: (hash) => !hash.startsWith(prefix),
  };
}
