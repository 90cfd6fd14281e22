import { createHmac, timingSafeEqual } from 'node:crypto';

const LENGTH = 22;

/** What opens the draws of a fair to everybody (docs/domain/draws.md#draws): good for ever, of this fair alone. */
export const proofKey = (secret: string, tradeFairId: string) =>
  `${tradeFairId}.${createHmac('sha256', secret).update(`draws ${tradeFairId}`).digest('base64url').slice(0, LENGTH)}`;

/** The fair that a key opens; undefined for a key that nobody has signed. */
export function fairOfProof(secrets: readonly string[], key: string) {
  const [tradeFairId = ''] = key.split('.', 1);
  const given = Buffer.from(key);
  const isGood = secrets.some((secret) => {
    const expected = Buffer.from(proofKey(secret, tradeFairId));
    return expected.length === given.length && timingSafeEqual(expected, given);
  });
  return isGood ? tradeFairId : undefined;
}
