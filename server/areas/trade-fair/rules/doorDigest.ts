import { createHmac } from 'node:crypto';

const LENGTH = 16;

/** What the digests of a fair are made with: the same for all its devices, and of no use for another fair. */
export const doorSalt = (secret: string, tradeFairId: string) =>
  createHmac('sha256', secret)
    .update(`door ${tradeFairId}`)
    .digest('hex')
    .slice(0, 2 * LENGTH);

/** What a device is told instead of a mobile or a code (docs/domain/trade-fair.md#door-mode). */
export const doorDigest = (salt: string, value: string) =>
  createHmac('sha256', salt).update(value).digest('hex').slice(0, LENGTH);
